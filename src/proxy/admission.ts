// Checks bearer, host, target, method and path of a request before a byte of its body is read.
import { timingSafeEqual } from 'node:crypto';
import type { Secret } from '../secret.ts';
import type { PathRule } from './allowed-paths.ts';
import { isAllowed } from './allowed-paths.ts';
import type { RawHeaders } from './headers.ts';
import { readHead } from './headers.ts';
import type { RefusalCode } from './refusal.ts';
import type { Target } from './target.ts';
import { readTarget } from './target.ts';

/** The head of a request as it came. */
export interface ReceivedHead {
  readonly method: string;
  readonly target: string;
  readonly rawHeaders: RawHeaders;
}

/** A request that is let in, or why it is not. `hasKey`: whoever asks knows the proxy's key. */
export type Admission = { readonly target: Target } | { readonly refusal: RefusalCode; readonly hasKey: boolean };

export interface AdmissionOptions {
  /** The proxy's own bearer. */
  readonly key: Secret;
  /** Known once it listens. */
  readonly port: number;
  readonly allowed: readonly PathRule[];
}

/** Judges the heads of requests. A client without the key learns nothing else. */
export function createAdmission({ key, port, allowed }: AdmissionOptions): (head: ReceivedHead) => Admission {
  const expected = Buffer.from(key.reveal());
  const names = ['127.0.0.1', 'localhost'];
  // Clients leave out the port of the scheme (RFC 9110, section 7.2).
  const hosts = [...names.map((name) => `${name}:${port}`), ...(port === 80 ? names : [])];
  return ({ method, target: text, rawHeaders }) => {
    const { authorizations, hosts: given, hasOrigin, codings } = readHead(rawHeaders);
    const isClear = authorizations.length < 2 && given.length < 2 && /^(?:chunked)?$/i.test(codings.join());
    if (!isClear) return { refusal: 'request_invalid', hasKey: false };
    if (!isBearer(authorizations[0], expected)) return { refusal: 'bearer_invalid', hasKey: false };
    const refused = (refusal: RefusalCode): Admission => ({ refusal, hasKey: true });
    if (!hosts.includes(given[0] ?? '')) return refused('host_refused');
    if (hasOrigin) return refused('origin_refused');
    const target = readTarget(text);
    if (target === undefined) return refused('target_invalid');
    return isAllowed(method, target.path, allowed) ? { target } : refused('path_refused');
  };
}

/** Compared in constant time; the length of a key is no secret. */
function isBearer(authorization: string | undefined, expected: Buffer): boolean {
  const [, token = ''] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  const given = Buffer.from(token, 'latin1');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
