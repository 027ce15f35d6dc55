// Decides which requests pass: the two of every job, and what `allow-paths` adds. Keys and the token exchange never do.
import { InputError } from '../errors.ts';
import { oneLine } from '../log.ts';
import { type PathRule, readPathRule } from '../models/path-rule.ts';
import { input, worded } from '../wording.ts';

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

/** What passes through a proxy. */
export interface PassingRules {
  readonly rules: readonly PathRule[];
  /** Paths that never pass, whatever a rule says. */
  readonly never: RegExp;
}

/** The rules of a proxy for interns. */
export function rulesOfInterns(added: readonly PathRule[]): PassingRules {
  return { rules: [...always, ...added], never };
}

/** Tells if a request passes. */
export function isAllowed(method: string, path: string, { rules, never: refused }: PassingRules): boolean {
  if (refused.test(path)) return false;
  return rules.some((rule) => (rule.method === '*' || rule.method === method) && rule.path.test(path));
}
