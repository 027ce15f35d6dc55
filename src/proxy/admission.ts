// Checks bearer, host, target, method and path of a request before a byte of its body is read.
import type { PassingRules } from './allowed-paths.ts';
import { isAllowed } from './allowed-paths.ts';
import type { RawHeaders } from './headers.ts';
import { readHead } from './headers.ts';
import type { KeyRing } from './models/key-ring.ts';
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
  /** The proxy's own bearers. */
  readonly keys: KeyRing;
  /** The port that clients know; known once it listens. */
  readonly port: number;
  readonly passing: PassingRules;
  /** A key may come as `X-Api-Key`. */
  readonly takesKeyHeader?: boolean;
  /** The path that a client means, where some leave a part out. */
  readonly meantPath?: ((path: string) => string) | undefined;
}

/** Judges the heads of requests. A client without the key learns nothing else. */
export function createAdmission(options: AdmissionOptions): (head: ReceivedHead) => Admission {
  const { keys, port, passing, takesKeyHeader = false, meantPath } = options;
  const names = ['127.0.0.1', 'localhost'];
  // Clients leave out the port of the scheme (RFC 9110, section 7.2).
  const hosts = [...names.map((name) => `${name}:${port}`), ...(port === 80 ? names : [])];
  return ({ method, target: text, rawHeaders }) => {
    const { authorizations, apiKeys, hosts: given, hasOrigin, codings } = readHead(rawHeaders);
    const sent = [...authorizations.map(bearerOf), ...(takesKeyHeader ? apiKeys : [])];
    const isClear = sent.length < 2 && given.length < 2 && /^(?:chunked)?$/i.test(codings.join());
    if (!isClear) return { refusal: 'request_invalid', hasKey: false };
    if (!keys.has(sent[0] ?? '')) return { refusal: 'bearer_invalid', hasKey: false };
    const refused = (refusal: RefusalCode): Admission => ({ refusal, hasKey: true });
    if (!hosts.includes(given[0] ?? '')) return refused('host_refused');
    if (hasOrigin) return refused('origin_refused');
    const read = readTarget(text);
    if (read === undefined) return refused('target_invalid');
    const target = meantPath === undefined ? read : meant(read, meantPath(read.path));
    return isAllowed(method, target.path, passing) ? { target } : refused('path_refused');
  };
}

function bearerOf(authorization: string): string {
  return /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '';
}

function meant({ path, whole }: Target, meantPath: string): Target {
  return { path: meantPath, whole: `${meantPath}${whole.slice(path.length)}` };
}
