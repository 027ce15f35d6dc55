// Recognizes requests from this machine, by address and headers, and those of whoever started the service, by token.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../../loopback.ts';
import { Secret } from '../../secret.ts';
import { digest } from './access-tokens.ts';
import { readBearer } from './callers.ts';

export type StarterToken = ReturnType<typeof createStarterToken>;

export function createStarterToken() {
  const secret = new Secret(randomBytes(32).toString('base64url'));
  const expected = Buffer.from(digest(secret));
  const matches = (bearer?: Secret) => bearer !== undefined && timingSafeEqual(Buffer.from(digest(bearer)), expected);
  return { secret, matches };
}

/**
 * Tells who sent a request: another machine or a foreign page (`foreign`), a page of this service, or a local program.
 * Without this, any page in the user's browser could move the service's clock by a cross-site request or DNS rebinding.
 * An address typed into a browser counts as a program (Fetch Metadata Request Headers, section 2.4: `none`).
 */
export function classifySender({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>) {
  const { host = '', origin, 'sec-fetch-site': site = 'none' } = headers;
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  if (!isLoopback(address) || !isLoopback(host.replace(/:\d+$/, ''))) return 'foreign';
  if (origin === undefined && site === 'none') return 'program';
  const isSameOrigin =
    (origin === undefined || origin === `http://${host}`) && (site === 'none' || site === 'same-origin');
  return isSameOrigin ? 'own_page' : 'foreign';
}

/** Rules for the routes that control the service: its clock, its faults, its journal. */
export interface ControlRules {
  readonly token: StarterToken;
  /** True if local programs need the token too; pages always need it. */
  readonly isTokenNeeded: boolean;
}

export function mayControl(incoming: IncomingMessage, { token, isTokenNeeded }: ControlRules): boolean {
  const sender = classifySender(incoming);
  if (sender === 'foreign') return false;
  return (sender === 'program' && !isTokenNeeded) || token.matches(readBearer(incoming.headers.authorization));
}
