// Decides which requests a proxy lets in: those with its key, to paths that its rules allow.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { InputError, orUndefined } from '../errors.ts';
import { oneLine } from '../log.ts';
import { forbiddenForInterns, type PathRule, readPathRule } from '../models/path-rule.ts';
import { Secret } from '../secret.ts';
import { input, worded } from '../wording.ts';
import { findHeaderValues, type RawHeaders } from './headers.ts';
import type { ModelUpstream } from './models/upstream.ts';
import type { RefusalCode } from './refusal.ts';

const visibleAsciiTarget = /^\/[\x21-\x7e]*$/;
/** Matches a segment that is empty, begins with a space, or has only dots and spaces before any `;`. */
const ambiguousSegment = /\/(?:\.|%20)*(?:[/;]|%3b|$)|\/%20/i;
/** Matches an encoded slash, backslash or unreserved character, and a percent sign without two hexadecimal digits. */
const ambiguousEncoding = /%(?:2f|5c|2d|2e|5f|7e|3\d|4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a]|(?![0-9a-f]{2}))/i;

/** The target of a request in origin form (RFC 9112, section 3.2.1). */
export type Target = NonNullable<ReturnType<typeof readTarget>>;

/** Returns undefined if the service could read the target differently than the proxy (RFC 3986, section 6.2.2). */
function readTarget(text: string, completePath = (path: string): string => path) {
  const queryAt = text.indexOf('?');
  const path = queryAt === -1 ? text : text.slice(0, queryAt);
  if (!visibleAsciiTarget.test(text) || text.includes('\\') || text.includes('#')) return undefined;
  if (ambiguousSegment.test(path) || ambiguousEncoding.test(path) || hasAmbiguousLetter(path)) return undefined;
  const completed = completePath(path);
  return { path: completed, pathAndQuery: completed + text.slice(path.length) };
}

/** Matches a character that a server could drop: an invisible one, or any space except U+0020. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{DI}\u2800]|(?! )\p{Zs}/u;

/** Tells whether a server could drop a character, or fold it to ASCII, such as the Kelvin sign, whose lower case is `k`. */
function hasAmbiguousLetter(path: string): boolean {
  if (!path.includes('%')) return false;
  const decoded = orUndefined(() => decodeURIComponent(path));
  if (decoded === undefined) return true;
  return invisible.test(decoded) || (decoded.match(/[^\x20-\x7e]/gu) ?? []).some(isLikeAscii);
}

function isLikeAscii(letter: string): boolean {
  const caseVariants = [letter.toUpperCase(), letter.toLowerCase()];
  return /[\x21-\x7e]/.test(letter.normalize('NFKC')) || caseVariants.some((one) => /^[a-z]\p{M}*$/iu.test(one));
}

/** @throws {InputError} `input_invalid`: a line is not a rule */
export function readPathRules(text: string): readonly PathRule[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return lines.filter((line) => line !== '').map((line) => readPathRule(line) ?? refuseLine(line));
}

function refuseLine(line: string): never {
  const message = worded`${input('allow-paths')} has the line "${oneLine(line.slice(0, 200))}". Write a method and a path: "GET /models", "* /files/**".`;
  throw new InputError('input_invalid', message, { source: 'allow-paths' });
}

const builtInRules: readonly PathRule[] = [
  { method: 'GET', path: /^\/interns$/ },
  { method: 'POST', path: /^\/interns\/[^/]+\/chat\/completions$/ },
];

export function addBuiltInRules(rules: readonly PathRule[]) {
  return { rules: [...builtInRules, ...rules], forbidden: forbiddenForInterns };
}

export function matchesRule(rules: readonly PathRule[], method: string, path: string): boolean {
  return rules.some((rule) => (rule.method === '*' || rule.method === method) && rule.path.test(path));
}

/** `hasKey`: the client sent the proxy's key. */
export type Admission = { readonly target: Target } | { readonly refusal: RefusalCode; readonly hasKey: boolean };

interface AdmissionOptions {
  readonly keys: KeyRing;
  readonly takesKeyHeader?: true | undefined;
  readonly completePath?: ModelUpstream['completePath'] | undefined;
  /** The port that clients address. */
  readonly port: number;
  readonly forwarding: { readonly rules: readonly PathRule[]; readonly forbidden: RegExp };
}

type RequestHead = { readonly method: string; readonly target: string; readonly rawHeaders: RawHeaders };

/** Returns a function that checks the key before host, origin and path: a client without it learns nothing of them. */
export function createAdmission({ keys, port, forwarding, takesKeyHeader, completePath }: AdmissionOptions) {
  const hostNames = ['127.0.0.1', 'localhost'];
  // On port 80, also accept a host without a port: clients leave out the default (RFC 9110, section 7.2).
  const allowedHosts = [...hostNames.map((name) => `${name}:${port}`), ...(port === 80 ? hostNames : [])];
  return ({ method, target: text, rawHeaders }: RequestHead): Admission => {
    const apiKeys = takesKeyHeader === true ? findHeaderValues(rawHeaders, 'x-api-key') : [];
    const credentials = [...findHeaderValues(rawHeaders, 'authorization').map(readBearer), ...apiKeys];
    const hosts = findHeaderValues(rawHeaders, 'host');
    const isChunkedOrPlain = /^(?:chunked)?$/i.test(findHeaderValues(rawHeaders, 'transfer-encoding').join());
    const isUnambiguous = credentials.length < 2 && hosts.length < 2 && isChunkedOrPlain;
    if (!isUnambiguous) return { refusal: 'request_invalid', hasKey: false };
    if (!keys.has(credentials[0] ?? '')) return { refusal: 'bearer_invalid', hasKey: false };
    const refuse = (refusal: RefusalCode): Admission => ({ refusal, hasKey: true });
    if (!allowedHosts.includes(hosts[0] ?? '')) return refuse('host_refused');
    if (findHeaderValues(rawHeaders, 'origin').length > 0) return refuse('origin_refused');
    const target = readTarget(text, completePath);
    if (target === undefined) return refuse('target_invalid');
    const isAllowed = !forwarding.forbidden.test(target.path) && matchesRule(forwarding.rules, method, target.path);
    return isAllowed ? { target } : refuse('path_refused');
  };
}

function readBearer(authorization: string): string {
  return /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '';
}

export type KeyRing = ReturnType<typeof createKeyRing>;

export function createKeyRing(...initialKeys: readonly Secret[]) {
  const keys = new Map(initialKeys.map((key) => [key, Buffer.from(key.reveal())]));
  return {
    add(): Secret {
      const key = new Secret(randomBytes(32).toString('base64url'));
      keys.set(key, Buffer.from(key.reveal()));
      return key;
    },
    remove: (key: Secret): void => void keys.delete(key),
    /** Compares in constant time, so that only the length of a key can leak. */
    has(text: string): boolean {
      const candidate = Buffer.from(text, 'latin1');
      let isKnown = false;
      for (const key of keys.values()) {
        if (candidate.length === key.length && timingSafeEqual(candidate, key)) isKnown = true;
      }
      return isKnown;
    },
  };
}
