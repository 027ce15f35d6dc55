// Identifies callers by their bearer: the secret of a key, or an access token that acts as one.
import crypto from 'node:crypto';
import { Secret } from '../../secret.ts';
import type { ConfiguredKey } from '../config/config.ts';
import { type JsonResponse, refuse, refuseUnknownKey, type ServiceRequest } from '../http/message.ts';
import { keyAt, type StoredKey } from '../store/key-usage.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from '../time/clock.ts';
import type { AccessTokens } from './access-tokens.ts';

export interface Caller {
  readonly key: ConfiguredKey;
  readonly stored: StoredKey;
  readonly via: 'api_key' | 'access_token';
}

type Identified = { readonly caller: Caller } | { readonly refusal: string };

export type Callers = ReturnType<typeof createCallers>;

interface CallersOptions {
  readonly keys: readonly ConfiguredKey[];
  readonly store: Store;
  readonly accessTokens: AccessTokens;
  readonly clock: Clock;
}

/** Caches no keys: disabling one works at once (docs/service-api.md, "Authentication", 1, 3 and 7). */
export function createCallers({ keys, store, accessTokens, clock }: CallersOptions) {
  const byHash = new Map(keys.map((key) => [key.hash, key]));
  // Look up by digest, so that timing reveals nothing about a secret.
  const byDigest = new Map(keys.map(({ hash, secret }) => [digest(secret), hash]));

  const usableKey = (hash: string): Omit<Caller, 'via'> | undefined => {
    const key = byHash.get(hash);
    const stored = store.key(hash);
    if (key === undefined || stored === undefined || stored.disabled) return undefined;
    const isExpired = stored.expires_at !== null && Date.parse(stored.expires_at) <= clock.now();
    return isExpired ? undefined : { key, stored: keyAt(stored, clock.now()) };
  };

  return {
    usableKey,
    async identify(request: ServiceRequest): Promise<Identified> {
      if (request.hasAmbiguousBearer) return { refusal: 'more than one Authorization header' };
      const bearer = readBearer(request.headers.authorization);
      if (bearer === undefined) return { refusal: 'no bearer' };
      const ofSecret = byDigest.get(digest(bearer));
      const ofToken = ofSecret === undefined ? await accessTokens.keyHashOf(bearer) : { keyHash: ofSecret };
      if (ofToken === 'expired') return { refusal: 'access token expired' };
      if (ofToken === undefined) return { refusal: 'unknown key' };
      const hash = ofToken.keyHash;
      const usable = usableKey(hash);
      if (usable === undefined) return { refusal: `key "${hash}" is disabled, expired or gone` };
      return { caller: { ...usable, via: ofSecret === undefined ? 'access_token' : 'api_key' } };
    },
  };
}

/** Reads the bearer of an `Authorization` header (RFC 6750 section 2.1). */
export function readBearer(header: string | undefined): Secret | undefined {
  const token = /^bearer +([\w.~+/-]+=*) *$/i.exec(header ?? '')?.[1];
  return token === undefined ? undefined : new Secret(token);
}

function digest(secret: Secret): string {
  return crypto.hash('sha256', secret.reveal(), 'base64');
}

type Admission = { readonly caller: Caller } | { readonly refusal: JsonResponse };

export async function admit(request: ServiceRequest, callers: Callers): Promise<Admission> {
  const identified = await callers.identify(request);
  if ('refusal' in identified) return { refusal: refuseUnknownKey(identified.refusal) };
  const { key } = identified.caller;
  if (key.type !== 'standard') return { refusal: refuseUnknownKey(`key "${key.hash}" is a management key`) };
  if (!key.programme) {
    const isChat = request.path.endsWith('/chat/completions');
    return {
      refusal: refuse(404, isChat ? 404 : 'not_found', 'Not found.', { reason: 'outside the interns programme' }),
    };
  }
  if (!key.creator_active) {
    const message = "The key's creator is no longer a member of the organization. An admin must reassign the key.";
    return { refusal: refuse(403, 403, message, { reason: `creator of key "${key.hash}" is not active` }) };
  }
  return identified;
}
