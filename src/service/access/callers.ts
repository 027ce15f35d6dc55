// Identifies callers by their bearer: the secret of an API key, or an access token that acts as one.
import { Secret } from '../../secret.ts';
import type { ConfiguredKey } from '../config/config.ts';
import { Refusal, refuse, refuseUnknownKey, type ServiceRequest } from '../http/message.ts';
import { type StoredKey, withCurrentPeriods } from '../store/key-usage.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from '../time/clock.ts';
import { type AccessTokens, digest } from './access-tokens.ts';

export interface Caller {
  readonly key: ConfiguredKey;
  readonly stored: StoredKey;
  readonly via: 'api_key' | 'access_token';
}

export type Callers = ReturnType<typeof createCallers>;

/** Caches no stored key: disabling one takes effect at once (docs/service-api.md, "Authentication", 1, 3 and 7). */
export function createCallers(keys: readonly ConfiguredKey[], store: Store, accessTokens: AccessTokens, clock: Clock) {
  const configuredByHash = new Map(keys.map((key) => [key.hash, key]));
  const hashByDigest = new Map(keys.map(({ hash, secret }) => [digest(secret), hash]));
  const findUsableKey = (hash: string): Omit<Caller, 'via'> | undefined => {
    const key = configuredByHash.get(hash);
    const stored = store.findKey(hash);
    if (key === undefined || stored === undefined || stored.disabled) return undefined;
    const isExpired = stored.expires_at !== null && Date.parse(stored.expires_at) <= clock.now();
    return isExpired ? undefined : { key, stored: withCurrentPeriods(stored, clock.now()) };
  };
  return {
    findUsableKey,
    /** @returns the caller, or the reason why there is none, for the journal */
    async identify(request: ServiceRequest): Promise<Caller | string> {
      if (request.hasAmbiguousBearer) return 'more than one Authorization header';
      const bearer = readBearer(request.headers.authorization);
      if (bearer === undefined) return 'no bearer';
      const hashBySecret = hashByDigest.get(digest(bearer));
      const match = hashBySecret === undefined ? await accessTokens.findKeyHash(bearer) : { keyHash: hashBySecret };
      if (match === 'expired') return 'access token expired';
      if (match === undefined) return 'unknown key';
      const usableKey = findUsableKey(match.keyHash);
      if (usableKey === undefined) return `key "${match.keyHash}" is disabled, expired or gone`;
      return { ...usableKey, via: hashBySecret === undefined ? 'access_token' : 'api_key' };
    },
  };
}

/** Reads the bearer of an `Authorization` header (RFC 6750 section 2.1). */
export function readBearer(header: string | undefined): Secret | undefined {
  const token = /^bearer +([\w.~+/-]+=*) *$/i.exec(header ?? '')?.[1];
  return token === undefined ? undefined : new Secret(token);
}

/** @throws {Refusal} unless the caller has a standard key in the interns programme, whose creator is active */
export async function admit(request: ServiceRequest, callers: Callers): Promise<Caller> {
  const caller = await callers.identify(request);
  if (typeof caller === 'string') throw new Refusal(refuseUnknownKey(caller));
  const { hash, type, programme, creator_active } = caller.key;
  if (type !== 'standard') throw new Refusal(refuseUnknownKey(`key "${hash}" is a management key`));
  if (!programme) {
    const code = request.path.endsWith('/chat/completions') ? 404 : 'not_found';
    throw new Refusal(refuse(404, code, 'Not found.', { reason: 'outside the interns programme' }));
  }
  if (!creator_active) {
    const message = "The key's creator is no longer a member of the organization. An admin must reassign the key.";
    throw new Refusal(refuse(403, 403, message, { reason: `creator of key "${hash}" is not active` }));
  }
  return caller;
}
