// Judges subject tokens by federation policies and issuers' keys. Refusals look alike outside; the journal differs.
import { isDeepStrictEqual } from 'node:util';
import { createLocalJWKSet, decodeJwt, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { describeError } from '../../errors.ts';
import type { FederationPolicy } from '../config/config.ts';
import { isSafeUrl } from '../http/loopback.ts';
import type { Clock } from '../time/clock.ts';

type TokenVerdict =
  | { readonly outcome: 'accepted'; readonly subject: string; readonly expiresAtMs: number }
  | { readonly outcome: 'refused'; readonly reason: string };

export interface ServedPolicy {
  readonly policy: FederationPolicy;
  readonly issuerId: string;
  readonly issuer: string;
  readonly keys: IssuerKeys;
}

const algorithms = ['RS256', 'ES256'];

/** @throws {KeysUnavailable} (docs/service-api.md, "Authentication", 7, and "POST /oauth/token") */
export async function judgeSubjectToken(
  subjectToken: string,
  { policy, issuer, keys }: ServedPolicy,
  clock: Clock,
): Promise<TokenVerdict> {
  const unverified = decode(subjectToken);
  if (unverified === undefined) return refused('the subject token is no JWT');
  // Check before fetching keys, so that no token can make the service contact another issuer.
  if (unverified.iss !== issuer) return mismatch('iss', unverified.iss, issuer);
  const verified = await keys.withKeys(
    (keySet) => verify(subjectToken, keySet, clock),
    (result) => result.outcome === 'unknown_key',
  );
  if (verified.outcome !== 'verified') return refused(verified.reason);
  const difference = firstDifference(verified.claims, policy);
  if (difference !== undefined) return difference;
  const { sub = '', exp = 0 } = verified.claims;
  return { outcome: 'accepted', subject: sub, expiresAtMs: exp * 1000 };
}

type Verification =
  | { readonly outcome: 'verified'; readonly claims: JWTPayload }
  | { readonly outcome: 'unknown_key' | 'invalid'; readonly reason: string };

async function verify(subjectToken: string, keySet: JWTVerifyGetKey, clock: Clock): Promise<Verification> {
  const options = { algorithms, currentDate: new Date(clock.now()), requiredClaims: ['iss', 'sub', 'aud', 'exp'] };
  try {
    return { outcome: 'verified', claims: (await jwtVerify(subjectToken, keySet, options)).payload };
  } catch (error: unknown) {
    if (error instanceof errors.JWKSMultipleMatchingKeys) return tryEach(subjectToken, error, options);
    const outcome = error instanceof errors.JWKSNoMatchingKey ? 'unknown_key' : 'invalid';
    return { outcome, reason: reasonOf(error) };
  }
}

/** Tries each key: a token without `kid` may be signed with any of the issuer's keys. */
async function tryEach(
  subjectToken: string,
  candidates: errors.JWKSMultipleMatchingKeys,
  options: { readonly algorithms: string[]; readonly currentDate: Date; readonly requiredClaims: string[] },
): Promise<Verification> {
  let reason = candidates.message;
  for await (const key of candidates) {
    try {
      return { outcome: 'verified', claims: (await jwtVerify(subjectToken, key, options)).payload };
    } catch (error: unknown) {
      reason = reasonOf(error);
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) break;
    }
  }
  return { outcome: 'invalid', reason };
}

function reasonOf(error: unknown): string {
  if (error instanceof errors.JWTExpired) return 'exp: the subject token has expired';
  if (error instanceof errors.JWTClaimValidationFailed) return `${error.claim}: ${error.message}`;
  if (error instanceof errors.JOSEError) return error.message;
  return error instanceof Error ? error.name : 'verification failed';
}

function firstDifference(claims: JWTPayload, policy: FederationPolicy): TokenVerdict | undefined {
  if (typeof claims.sub !== 'string' || claims.sub !== policy.subject)
    return mismatch('sub', claims.sub, policy.subject);
  const audiences = Array.isArray(claims.aud) ? claims.aud : [claims.aud];
  if (!audiences.includes(policy.audience)) return mismatch('aud', claims.aud, policy.audience);
  for (const [name, expected] of Object.entries(policy.claims)) {
    if (!Object.hasOwn(claims, name) || !isDeepStrictEqual(claims[name], expected))
      return mismatch(name, claims[name], expected);
  }
  const scopes = claims['scopes'];
  if (policy.required_scope !== undefined && !(Array.isArray(scopes) && scopes.includes(policy.required_scope))) {
    return mismatch('scopes', scopes, policy.required_scope);
  }
  return undefined;
}

function mismatch(claim: string, found: unknown, expected: unknown): TokenVerdict {
  return refused(`${claim} is ${show(found)}, the policy takes ${show(expected)}`);
}

function refused(reason: string): TokenVerdict {
  return { outcome: 'refused', reason };
}

function show(value: unknown): string {
  return value === undefined ? 'absent' : JSON.stringify(value).slice(0, 200);
}

function decode(token: string): JWTPayload | undefined {
  try {
    return decodeJwt(token);
  } catch {
    return undefined;
  }
}

/** The issuer's key set can't be fetched now: 503 `temporarily_unavailable`. */
export class KeysUnavailable extends Error {
  override readonly name = 'KeysUnavailable';
}

export type FetchKeys = (
  url: string,
  init: RequestInit,
) => Promise<{ readonly ok: boolean; readonly status: number; readonly body: AsyncIterable<Uint8Array> | null }>;

interface IssuerKeysOptions {
  readonly issuer: string;
  /** Null: from the discovery document. */
  readonly jwksUrl: string | null;
  readonly clock: Clock;
  readonly fetch: FetchKeys;
}

type KeySet = ReturnType<typeof createLocalJWKSet>;

export type IssuerKeys = ReturnType<typeof createIssuerKeys>;

const discoveryDocument = z.object({ issuer: z.string(), jwks_uri: z.url() });
const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

const maxAgeMs = 10 * 60_000;
const minRefetchMs = 1000;
const requestTimeoutMs = 5000;
const maxDocumentBytes = 1024 * 1024;

export function createIssuerKeys({ issuer, jwksUrl, clock, fetch }: IssuerKeysOptions) {
  let cached: { readonly keys: KeySet; readonly fetchedAtMs: number } | undefined;
  let inFlight: Promise<KeySet> | undefined;
  let triedAtMs = Number.NEGATIVE_INFINITY;

  const load = async (): Promise<KeySet> => {
    const url = jwksUrl ?? (await discover());
    if (!isSafeUrl(url))
      throw new KeysUnavailable(`The key set of "${issuer}" is at "${url}", which is not safe to fetch from`);
    const keys = createLocalJWKSet(keySet.parse(await fetchJson(url, fetch)));
    cached = { keys, fetchedAtMs: clock.now() };
    return keys;
  };
  const discover = async (): Promise<string> => {
    const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    const document = discoveryDocument.parse(await fetchJson(url, fetch));
    if (document.issuer !== issuer) throw new Error(`The discovery document names the issuer "${document.issuer}"`);
    return document.jwks_uri;
  };
  const refresh = (): Promise<KeySet> => {
    triedAtMs = clock.now();
    inFlight ??= load()
      .catch((error: unknown) => {
        throw new KeysUnavailable(`The keys of "${issuer}" could not be fetched: ${describeError(error)}`, {
          cause: error,
        });
      })
      .finally(() => {
        inFlight = undefined;
      });
    return inFlight;
  };
  const mayFetch = (): boolean => Math.abs(clock.now() - triedAtMs) >= minRefetchMs;

  return {
    /** Calls `use` again with fresh keys if `isStale`, at most once a second. @throws {KeysUnavailable} */
    async withKeys<Result>(
      use: (keys: KeySet) => Promise<Result>,
      isStale: (result: Result) => boolean,
    ): Promise<Result> {
      const fresh = cached !== undefined && clock.now() - cached.fetchedAtMs < maxAgeMs ? cached.keys : undefined;
      const result = await use(fresh ?? (await refresh()));
      if (fresh === undefined || !isStale(result) || !(mayFetch() || inFlight !== undefined)) return result;
      return use(await refresh());
    },
  };
}

async function fetchJson(url: string, fetch: FetchKeys): Promise<unknown> {
  const response = await fetch(url, {
    redirect: 'error',
    headers: { accept: 'application/json' },
    // Real time, because moving the service's clock does not speed up a network.
    signal: AbortSignal.timeout(requestTimeoutMs),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxDocumentBytes) throw new Error(`${url} answered more than ${maxDocumentBytes} bytes`);
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}
