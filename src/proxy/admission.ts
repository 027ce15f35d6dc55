// Decides which requests a proxy lets in: those with its key, to paths that its rules allow.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { InputError } from '../errors.ts';
import { oneLine } from '../log.ts';
import { neverOfInterns, type PathRule, readPathRule } from '../models/path-rule.ts';
import { Secret } from '../secret.ts';
import { input, worded } from '../wording.ts';
import { type RawHeaders, valuesOf } from './headers.ts';
import type { ModelUpstream } from './models/upstream.ts';
import type { RefusalCode } from './refusal.ts';

const visible = /^\/[\x21-\x7e]*$/;
/** A segment that a server could resolve as `.` or `..`, with or without its parameters. */
const unclearSegment = /\/(?:\.|%20)*(?:[/;]|%3b|$)|\/%20/i;
/** An encoded slash, backslash or unreserved character; or a percent sign without two hexadecimal digits. */
const unclearEncoding = /%(?:2f|5c|2d|2e|5f|7e|3\d|4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a]|(?![0-9a-f]{2}))/i;

/** The target of a request in origin form (RFC 9112, section 3.2.1). */
export type Target = NonNullable<ReturnType<typeof readTarget>>;

/** Returns undefined if the service could read another target than the one judged here (RFC 3986, section 6.2.2). */
function readTarget(text: string, meantPath = (path: string): string => path) {
  const question = text.indexOf('?');
  const path = question === -1 ? text : text.slice(0, question);
  if (!visible.test(text) || text.includes('\\') || text.includes('#')) return undefined;
  if (unclearSegment.test(path) || unclearEncoding.test(path) || hasUnclearLetter(path)) return undefined;
  const meant = meantPath(path);
  return { path: meant, whole: meant + text.slice(path.length) };
}

/** Characters that a server may drop: invisible ones, fillers and selectors included, and all spaces but U+0020. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{DI}\u2800]|(?! )\p{Zs}/u;

/** Finds a letter that a server could fold to ASCII, such as the Kelvin sign, whose lower case is `k`. */
function hasUnclearLetter(path: string): boolean {
  if (!path.includes('%')) return false;
  try {
    const decoded = decodeURIComponent(path);
    return unseen.test(decoded) || (decoded.match(/[^\x20-\x7e]/gu) ?? []).some(isLikeAscii);
  } catch {
    return true;
  }
}

function isLikeAscii(letter: string): boolean {
  const inOtherCase = [letter.toUpperCase(), letter.toLowerCase()];
  return /[\x21-\x7e]/.test(letter.normalize('NFKC')) || inOtherCase.some((one) => /^[a-z]\p{M}*$/iu.test(one));
}

/** @throws {InputError} `input_invalid`: a line is not a rule */
export function readPathRules(text: string): readonly PathRule[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return lines.filter((line) => line !== '').map((line) => readPathRule(line) ?? refuseLine(line));
}

function refuseLine(line: string): never {
  throw new InputError(
    'input_invalid',
    worded`${input('allow-paths')} has the line "${oneLine(line.slice(0, 200))}". Write a method and a path: "GET /models", "* /files/**".`,
    { source: 'allow-paths' },
  );
}

const always: readonly PathRule[] = [
  { method: 'GET', path: /^\/interns$/ },
  { method: 'POST', path: /^\/interns\/[^/]+\/chat\/completions$/ },
];

interface PassingRules {
  readonly rules: readonly PathRule[];
  readonly never: RegExp;
}

export function rulesOfInterns(added: readonly PathRule[]): PassingRules {
  return { rules: [...always, ...added], never: neverOfInterns };
}

export function passes(rules: readonly PathRule[], method: string, path: string): boolean {
  return rules.some((rule) => (rule.method === '*' || rule.method === method) && rule.path.test(path));
}

/** `hasKey`: whether the client sent the proxy's key. */
export type Admission = { readonly target: Target } | { readonly refusal: RefusalCode; readonly hasKey: boolean };

interface AdmissionOptions extends Partial<Pick<ModelUpstream, 'takesKeyHeader' | 'meantPath'>> {
  readonly keys: KeyRing;
  /** The port that clients use. */
  readonly port: number;
  readonly passing: PassingRules;
}

/** A client without the key learns nothing but that. */
export function createAdmission(
  options: AdmissionOptions,
): (head: { readonly method: string; readonly target: string; readonly rawHeaders: RawHeaders }) => Admission {
  const { keys, port, passing, takesKeyHeader, meantPath } = options;
  const names = ['127.0.0.1', 'localhost'];
  // Take a host without a port on port 80, the default, which clients leave out (RFC 9110, section 7.2).
  const hosts = [...names.map((name) => `${name}:${port}`), ...(port === 80 ? names : [])];
  return ({ method, target: text, rawHeaders }) => {
    const apiKeys = takesKeyHeader === true ? valuesOf(rawHeaders, 'x-api-key') : [];
    const sent = [...valuesOf(rawHeaders, 'authorization').map(bearerOf), ...apiKeys];
    const given = valuesOf(rawHeaders, 'host');
    const codings = valuesOf(rawHeaders, 'transfer-encoding').join();
    const isClear = sent.length < 2 && given.length < 2 && /^(?:chunked)?$/i.test(codings);
    if (!isClear) return { refusal: 'request_invalid', hasKey: false };
    if (!keys.has(sent[0] ?? '')) return { refusal: 'bearer_invalid', hasKey: false };
    const refused = (refusal: RefusalCode): Admission => ({ refusal, hasKey: true });
    if (!hosts.includes(given[0] ?? '')) return refused('host_refused');
    if (valuesOf(rawHeaders, 'origin').length > 0) return refused('origin_refused');
    const target = readTarget(text, meantPath);
    if (target === undefined) return refused('target_invalid');
    const isAllowed = !passing.never.test(target.path) && passes(passing.rules, method, target.path);
    return isAllowed ? { target } : refused('path_refused');
  };
}

function bearerOf(authorization: string): string {
  return /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '';
}

export type KeyRing = ReturnType<typeof createKeyRing>;

export function createKeyRing(...first: readonly Secret[]) {
  const keys = new Map(first.map((key) => [key, Buffer.from(key.reveal())]));
  return {
    add(): Secret {
      const key = new Secret(randomBytes(32).toString('base64url'));
      keys.set(key, Buffer.from(key.reveal()));
      return key;
    },
    remove: (key: Secret): void => void keys.delete(key),
    /** Compares in constant time; only the length of a key is no secret. */
    has(text: string): boolean {
      const given = Buffer.from(text, 'latin1');
      let isKnown = false;
      for (const key of keys.values()) {
        if (given.length === key.length && timingSafeEqual(given, key)) isKnown = true;
      }
      return isKnown;
    },
  };
}
