// Made-up subject tokens: three parts, claims, and a signature that nobody made.
import { Secret } from '../../src/secret.ts';

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A subject token with these claims. */
export function jwtOf(claims: Readonly<Record<string, unknown>>, signature = 'made-up-signature'): Secret {
  return new Secret(`${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}.${signature}`);
}
