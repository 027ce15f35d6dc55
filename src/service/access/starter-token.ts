// A token that only whoever started the service knows: it opens what only they may use.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Secret } from '../../secret.ts';

/** The token of a service; another start makes another one. */
export interface StarterToken {
  readonly secret: Secret;
  /** Whether this is it; how long that takes tells nothing about it. */
  matches(given: Secret | undefined): boolean;
}

/** A new token. */
export function createStarterToken(): StarterToken {
  const secret = new Secret(randomBytes(32).toString('base64url'));
  const expected = digest(secret);
  return { secret, matches: (given) => given !== undefined && timingSafeEqual(digest(given), expected) };
}

function digest(secret: Secret): Buffer {
  return createHash('sha256').update(secret.reveal()).digest();
}
