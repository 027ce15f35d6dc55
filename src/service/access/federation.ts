// Verifies subject tokens with issuers' keys and federation policies. Only the journal says why a token is refused.
import { isDeepStrictEqual } from 'node:util';
import { createLocalJWKSet, decodeJwt, errors, type JWTPayload, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { describeError } from '../../errors.ts';
import { readWithin } from '../../json.ts';
import { isSafeUrl } from '../../loopback.ts';
import type { FederationPolicy } from '../config/config.ts';
import { Refusal, refuseOAuth } from '../http/message.ts';
import type { Clock } from '../time/clock.ts';

export interface ServedPolicy {
  readonly policy: FederationPolicy;
  readonly issuerId: string;
  readonly issuer: string;
  readonly keys: ReturnType<typeof createIssuerKeys>;
}

export const noStore = { 'cache-control': 'no-store', pragma: 'no-cache' };

/** Keeps the reason out of the answer: no caller can probe a policy (docs/service-api.md, "POST /oauth/token"). */
export function toInvalidGrant(reason: string): Refusal {
  const message = 'The subject token was not accepted.';
  return new Refusal(refuseOAuth(400, 'invalid_grant', message, { reason, headers: noStore }));
}

/** @throws {Refusal} (docs/service-api.md, "Authentication", 7, and "POST /oauth/token") */
export async function readSubjectToken(subjectToken: string, { policy, issuer, keys }: ServedPolicy, clock: Clock) {
  const unverified = decodeUnverified(subjectToken);
  // Check the issuer first: a token of another issuer is no reason to fetch keys.
  if (unverified.iss !== issuer) throw toMismatch('iss', unverified.iss, issuer);
  const claims = await keys.withKeys((keySet) => verify(subjectToken, keySet, clock));
  checkClaims(claims, policy);
  const { sub = '', exp = 0 } = claims;
  return { subject: sub, expiresAtMs: exp * 1000 };
}

async function verify(subjectToken: string, keySet: KeySet, clock: Clock): Promise<JWTPayload> {
  const options = {
    algorithms: ['RS256', 'ES256'],
    currentDate: new Date(clock.now()),
    requiredClaims: ['iss', 'sub', 'aud', 'exp'],
  };
  try {
    return (await jwtVerify(subjectToken, keySet, options)).payload;
  } catch (error: unknown) {
    if (!(error instanceof errors.JWKSMultipleMatchingKeys)) throw error;
    let failure: unknown = error;
    // Try each key: a token without `kid` may be signed with any of the issuer's keys.
    for await (const key of error) {
      try {
        return (await jwtVerify(subjectToken, key, options)).payload;
      } catch (keyError: unknown) {
        failure = keyError;
        if (!(keyError instanceof errors.JWSSignatureVerificationFailed)) break;
      }
    }
    throw failure;
  }
}

function describeFailure(error: unknown): string {
  if (error instanceof errors.JWTExpired) return 'exp: the subject token has expired';
  if (error instanceof errors.JWTClaimValidationFailed) return `${error.claim}: ${error.message}`;
  if (error instanceof errors.JOSEError) return error.message;
  return error instanceof Error ? error.name : 'verification failed';
}

function checkClaims(claims: JWTPayload, policy: FederationPolicy): void {
  if (typeof claims.sub !== 'string' || claims.sub !== policy.subject)
    throw toMismatch('sub', claims.sub, policy.subject);
  const audiences = Array.isArray(claims.aud) ? claims.aud : [claims.aud];
  if (!audiences.includes(policy.audience)) throw toMismatch('aud', claims.aud, policy.audience);
  for (const [name, expected] of Object.entries(policy.claims)) {
    if (!Object.hasOwn(claims, name) || !isDeepStrictEqual(claims[name], expected))
      throw toMismatch(name, claims[name], expected);
  }
  const scopes = claims['scopes'];
  if (policy.required_scope !== undefined && !(Array.isArray(scopes) && scopes.includes(policy.required_scope)))
    throw toMismatch('scopes', scopes, policy.required_scope);
}

function toMismatch(claim: string, found: unknown, expected: unknown): Refusal {
  return toInvalidGrant(`${claim} is ${quoteValue(found)}, the policy requires ${quoteValue(expected)}`);
}

function quoteValue(value: unknown): string {
  return value === undefined ? 'absent' : JSON.stringify(value).slice(0, 200);
}

function decodeUnverified(token: string): JWTPayload {
  try {
    return decodeJwt(token);
  } catch {
    throw toInvalidGrant('the subject token is not a JWT');
  }
}

export type FetchKeys = (
  url: string,
  init: RequestInit,
) => Promise<{ readonly ok: boolean; readonly status: number; readonly body: AsyncIterable<Uint8Array> | null }>;

interface IssuerKeysOptions {
  readonly issuer: string;
  /** Null: the issuer's discovery document names the URL. */
  readonly jwksUrl: string | null;
  readonly clock: Clock;
  readonly fetch: FetchKeys;
}

type KeySet = ReturnType<typeof createLocalJWKSet>;

const discoveryDocument = z.object({ issuer: z.string(), jwks_uri: z.url() });
const keySetDocument = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

const maxAgeMs = 10 * 60_000;
const minRefetchMs = 1000;
const requestTimeoutMs = 5000;
const maxDocumentBytes = 1024 * 1024;

export function createIssuerKeys({ issuer, jwksUrl, clock, fetch }: IssuerKeysOptions) {
  let cached: { readonly keys: KeySet; readonly fetchedAtMs: number } | undefined;
  let inFlight: Promise<KeySet> | undefined;
  let lastFetchAtMs = Number.NEGATIVE_INFINITY;
  const load = async (): Promise<KeySet> => {
    const url = jwksUrl ?? (await discover());
    if (!isSafeUrl(new URL(url)))
      throw new Error(`The key set of "${issuer}" is at "${url}", which is not safe to fetch from`);
    const keys = createLocalJWKSet(keySetDocument.parse(await fetchJson(url, fetch)));
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
    lastFetchAtMs = clock.now();
    inFlight ??= load()
      .catch((error: unknown) => {
        const reason = `The keys of "${issuer}" could not be fetched: ${describeError(error)}`;
        const message = "The issuer's keys could not be fetched.";
        throw new Refusal(refuseOAuth(503, 'temporarily_unavailable', message, { reason }));
      })
      .finally(() => {
        inFlight = undefined;
      });
    return inFlight;
  };
  const canRefetch = (): boolean => inFlight !== undefined || Math.abs(clock.now() - lastFetchAtMs) >= minRefetchMs;

  return {
    /** Fetches the keys again, at most once a second, if `callback` finds no matching one. @throws {Refusal} */
    async withKeys<Result>(callback: (keys: KeySet) => Promise<Result>): Promise<Result> {
      const freshKeys = cached !== undefined && clock.now() - cached.fetchedAtMs < maxAgeMs ? cached.keys : undefined;
      const retry = (error: unknown): Promise<Result> => {
        const isKeyUnknown = error instanceof errors.JWKSNoMatchingKey;
        if (!isKeyUnknown || !canRefetch()) throw error;
        return refresh().then(callback);
      };
      try {
        return await (freshKeys === undefined ? refresh().then(callback) : callback(freshKeys).catch(retry));
      } catch (error: unknown) {
        throw error instanceof Refusal ? error : toInvalidGrant(describeFailure(error));
      }
    },
  };
}

async function fetchJson(url: string, fetch: FetchKeys): Promise<unknown> {
  const response = await fetch(url, {
    redirect: 'error',
    headers: { accept: 'application/json' },
    // Use real time, because moving the service's clock does not speed up a network.
    signal: AbortSignal.timeout(requestTimeoutMs),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const bytes = await readWithin(maxDocumentBytes, response.body);
  if (bytes === undefined) throw new Error(`${url} answered more than ${maxDocumentBytes} bytes`);
  return JSON.parse(bytes.toString());
}
