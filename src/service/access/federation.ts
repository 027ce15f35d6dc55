// Federation: a subject token against its policy. Every refusal looks the same outside; the reason is for the journal.

import { isDeepStrictEqual } from 'node:util';
import { decodeJwt, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { FederationPolicy } from '../config/config.ts';
import type { Clock } from '../time/clock.ts';
import type { IssuerKeys } from './issuer-keys.ts';

type TokenVerdict =
  | { readonly outcome: 'accepted'; readonly subject: string; readonly expiresAtMs: number }
  | { readonly outcome: 'refused'; readonly reason: string };

interface FederationOptions {
  readonly policy: FederationPolicy;
  /** `iss` that the policy's issuer puts in its tokens. */
  readonly issuer: string;
  readonly keys: IssuerKeys;
  readonly clock: Clock;
}

const algorithms = ['RS256', 'ES256'];

/**
 * Judges a subject token by a federation policy (docs/service-api.md, "Authentication", 7; docs/service-api.md, "POST /oauth/token").
 *
 * @throws {KeysUnavailable} when the issuer's keys could not be fetched
 */
export async function judgeSubjectToken(subjectToken: string, options: FederationOptions): Promise<TokenVerdict> {
  const { policy, issuer, keys, clock } = options;
  const unverified = decode(subjectToken);
  if (unverified === undefined) return refused('the subject token is no JWT');
  // Before any key is fetched: nobody's token makes the service ask another issuer.
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

/** A token without `kid` may be signed with any of the issuer's keys. */
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

/** The first claim that differs from the policy; all values are compared exactly. */
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
