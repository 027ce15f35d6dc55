// Exchanges the identity of a CI job or machine for an access token, and renews it in time, for users of the library.
import { readFile } from 'node:fs/promises';
import { systemClock } from '../clock.ts';
import { type AccessTokenHolder, holdAccessToken as hold } from '../exchange/access-token.ts';
import { fetchDirectly } from '../http/fetch.ts';
import { checkBaseUrl } from '../http/transport.ts';
import { ambientSources, detectSource } from '../identity/places.ts';
import type { IdentityIo, SubjectTokenSource } from '../identity/source.ts';
import { execute } from '../job/io.ts';
import { silentLog } from '../log.ts';
import type { Secret } from '../secret.ts';

/** Settings of an access token: its service, federation policy and identity. */
export interface HoldAccessTokenOptions {
  /** Base URL of the service with its version segment, without a final slash. */
  readonly baseUrl: string;
  /** The federation policy that judges the identity. */
  readonly federationPolicyId: string;
  /** `aud` to request from the identity provider; default: the origin of `baseUrl`. */
  readonly audience?: string | undefined;
  /** Source of subject tokens; default: the CI or the machine that the process runs in. */
  readonly source?: SubjectTokenSource | undefined;
  /** API key sent as bearer of the exchange call; deployments need none. */
  readonly apiKey?: Secret | undefined;
  /** Replaces parts of `nodeIdentityIo`. */
  readonly io?: Partial<IdentityIo> | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Holds one access token (RFC 8693; docs/service-api.md, "POST /oauth/token"). Sends nothing before the first `get()`.
 * A later `get()` renews the token if less than min(5 min, half of its lifetime) is left.
 *
 * @returns a holder whose `get` fits `bearer` of {@link createClient}; it throws {@link IdentityError}
 *   `identity_missing`, `identity_unreachable`, `identity_refused`, `identity_malformed`, and {@link ExchangeError}
 *   `exchange_refused`, `exchange_unreachable`, `exchange_malformed`
 * @throws {InputError} `input_missing`, `input_invalid`: `baseUrl` is empty, or neither https nor on this machine
 */
export function holdAccessToken(options: HoldAccessTokenOptions): AccessTokenHolder {
  checkBaseUrl(options.baseUrl);
  const io: IdentityIo = { ...nodeIdentityIo, ...options.io };
  const { baseUrl, audience = new URL(baseUrl).origin } = options;
  let holder: Promise<AccessTokenHolder> | undefined;
  const createHolder = async (): Promise<AccessTokenHolder> => {
    const source = options.source ?? (await detectSource(ambientSources(io)));
    return hold({ ...options, ...io, audience, isAudienceDefault: options.audience === undefined, source });
  };
  const shareHolder = (): Promise<AccessTokenHolder> => {
    // Forget a failure, so that the next call tries again: a job may get its identity later.
    holder ??= createHolder().catch((error: unknown) => {
      holder = undefined;
      throw error;
    });
    return holder;
  };
  return {
    get: async (signal) => (await shareHolder()).get(signal),
    renew: async (refused, signal) => (await shareHolder()).renew(refused, signal),
  };
}

/** I/O for identity sources: this process's environment and files, requests over `node:http`, no log. */
export const nodeIdentityIo: IdentityIo = {
  env: process.env,
  fetch: fetchDirectly,
  clock: systemClock,
  log: silentLog,
  readText: (path) => readFile(path, 'utf8'),
  execute,
};
