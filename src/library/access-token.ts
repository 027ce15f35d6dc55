// An access token for the library's caller, from the identity of the CI or machine, renewed in time.
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

/** The sources of an access token. */
export interface HoldAccessTokenOptions {
  /** Base URL of the service with its version segment, without a final slash. */
  readonly baseUrl: string;
  /** The federation policy that takes the identity. */
  readonly federationPolicyId: string;
  /** `aud` asked of the identity provider; default: the origin of `baseUrl`. */
  readonly audience?: string | undefined;
  /** Source of subject tokens; default: the CI or the machine that the process runs in. */
  readonly source?: SubjectTokenSource | undefined;
  /** An API key as bearer of the exchange call; deployments ask for none. */
  readonly apiKey?: Secret | undefined;
  /** Environment, `fetch`, clock and log in place of those of the process. */
  readonly io?: Partial<IdentityIo> | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Hold one access token (RFC 8693; docs/service-api.md, "POST /oauth/token"). Nothing is sent before the first `get()`; after
 * that the token is renewed when less than half of its lifetime, at most five minutes, remains.
 *
 * @returns a holder whose `get` fits `bearer` of {@link createClient}; it throws {@link IdentityError} `identity_missing`,
 *   `identity_unreachable`, `identity_refused`, `identity_malformed`, and {@link ExchangeError} `exchange_refused`,
 *   `exchange_unreachable`, `exchange_malformed`
 * @throws {InputError} `input_missing`, `input_invalid`: a `baseUrl` that is empty, or no URL
 */
export function holdAccessToken(options: HoldAccessTokenOptions): AccessTokenHolder {
  checkBaseUrl(options.baseUrl);
  const io: IdentityIo = { ...nodeIdentityIo, ...options.io };
  const { baseUrl, audience = new URL(baseUrl).origin } = options;
  let holder: Promise<AccessTokenHolder> | undefined;
  const open = async (): Promise<AccessTokenHolder> => {
    const source = options.source ?? (await detectSource(ambientSources(io)));
    return hold({ ...options, ...io, audience, isAudienceDefault: options.audience === undefined, source });
  };
  const opened = (): Promise<AccessTokenHolder> => {
    // Failures are not kept: a job without an identity may get one later.
    holder ??= open().catch((error: unknown) => {
      holder = undefined;
      throw error;
    });
    return holder;
  };
  return {
    get: async (signal) => (await opened()).get(signal),
    renew: async (refused, signal) => (await opened()).renew(refused, signal),
  };
}

/** The effects of identity sources: this process's environment and files, requests over `node:http`, no log. */
export const nodeIdentityIo: IdentityIo = {
  env: process.env,
  fetch: fetchDirectly,
  clock: systemClock,
  log: silentLog,
  readText: (path) => readFile(path, 'utf8'),
  execute,
};
