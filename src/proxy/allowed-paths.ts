// Decides which requests pass: the two of every job, and what `allow-paths` adds. Keys and the token exchange never do.
import { InputError } from '../errors.ts';
import { oneLine } from '../log.ts';
import { input, worded } from '../wording.ts';

/** One rule: a method, or any, and the form of a path. */
export interface PathRule {
  /** `*`: any. */
  readonly method: string;
  readonly path: RegExp;
}

/** A rule as it is written: `METHOD /path`. */
const written = /^(\*|[A-Z]{1,20}) +(\/[\x21-\x7e]*)$/;
/** More would make a path that fits none slow to tell. */
const maxStars = 8;

/**
 * Reads a rule; undefined when it is none. In its path `*` is part of one segment and `**` anything (docs/inference.md,
 * "What passes").
 */
function readPathRule(line: string): PathRule | undefined {
  const [, method, path] = written.exec(line) ?? [];
  if (method === undefined || path === undefined || /[?#\\]|\/\.{0,2}(?:\/|$)/.test(path)) return undefined;
  const pieces = path.split(/(\*+)/);
  if (pieces.length > 2 * maxStars + 1 || /\*{3}/.test(path)) return undefined;
  return { method, path: new RegExp(`^${pieces.map(toSource).join('')}$`, 's') };
}

function toSource(piece: string): string {
  if (piece === '**') return '.*';
  return piece === '*' ? '[^/]*' : piece.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * Reads the rules of `allow-paths`, one a line.
 *
 * @throws {InputError} `input_invalid`: a line is no rule
 */
export function readPathRules(text: string): readonly PathRule[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return lines.filter((line) => line !== '').map(readOrRefuse);
}

function readOrRefuse(line: string): PathRule {
  const rule = readPathRule(line);
  if (rule !== undefined) return rule;
  throw new InputError(
    'input_invalid',
    worded`${input('allow-paths')} has the line "${oneLine(line.slice(0, 200))}". Write a method and a path: "GET /models", "* /files/**".`,
    { source: 'allow-paths' },
  );
}

/** The list of interns, and talking to one (docs/service-api.md, "GET /interns"). */
const always: readonly PathRule[] = [
  { method: 'GET', path: /^\/interns$/ },
  { method: 'POST', path: /^\/interns\/[^/]+\/chat\/completions$/ },
];

/** A server may read a path without its case, and a segment up to a semicolon, a dot or a space. */
const never = /^\/(?:keys|oauth(?:[^\w~/-][^/]*)?\/token)(?![\w~-])/i;

/** Tells if a request passes. */
export function isAllowed(method: string, path: string, added: readonly PathRule[]): boolean {
  if (never.test(path)) return false;
  return [...always, ...added].some((rule) => (rule.method === '*' || rule.method === method) && rule.path.test(path));
}
