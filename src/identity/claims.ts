// The claims of a subject token, unverified: for messages only, never for a decision.
import type { JWTPayload } from 'jose';
import { decodeJwt } from 'jose';
import type { Secret } from '../secret.ts';

/** The claims that federation policies are written on, in the order in which they are shown. */
export const policyClaims = [
  'iss',
  'sub',
  'aud',
  'repository',
  'repository_id',
  'repository_owner',
  'ref',
  'environment',
  'event_name',
  'workflow_ref',
  'job_workflow_ref',
] as const;

/** All claims of a token; nobody checked its signature. Undefined when it is no JWT. */
export function decodeUnverified(token: Secret): JWTPayload | undefined {
  try {
    return decodeJwt(token.reveal());
  } catch {
    return undefined; // not a JWT: the exchange says so in its own words
  }
}

/** One claim as shown: `undefined` where the token has none. */
export interface UnverifiedClaim {
  readonly name: string;
  readonly value: string | undefined;
}

/** The claims of a subject token that policies are written on; nobody checked its signature. Empty when it is no JWT. */
export function readUnverifiedClaims(token: Secret): readonly UnverifiedClaim[] {
  const claims = decodeUnverified(token);
  return claims === undefined ? [] : policyClaims.map((name) => ({ name, value: show(claims[name]) }));
}

function show(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
