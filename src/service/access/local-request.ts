// Requests that this machine alone may make: told by their address and headers, and by the starter's token.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Secret } from '../../secret.ts';
import { isLoopbackHost } from '../http/loopback.ts';
import { readBearer } from './callers.ts';

export type StarterToken = ReturnType<typeof createStarterToken>;

/** Makes the token of a service; another start makes another one. */
export function createStarterToken() {
  const secret = new Secret(randomBytes(32).toString('base64url'));
  const expected = digest(secret);
  // In a time that tells nothing about the token.
  const matches = (bearer?: Secret): boolean => bearer !== undefined && timingSafeEqual(digest(bearer), expected);
  return { secret, matches };
}

function digest(secret: Secret): Buffer {
  return createHash('sha256').update(secret.reveal()).digest();
}

/** A program of this machine (or an address that was typed), a page of this service, or anyone else. */
type Sender = 'program' | 'own_page' | 'elsewhere';

/**
 * Tells who sends a request. `Host`, `Origin` and `Sec-Fetch-Site` (Fetch Metadata Request Headers, section 2.4) keep a page in the
 * user's browser from moving the clock or minting a job: DNS rebinding, cross-site requests.
 */
export function senderOf({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): Sender {
  const { host = '', origin, 'sec-fetch-site': site = 'none' } = headers;
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  if (!isLoopbackHost(address) || !isLoopbackHost(host.replace(/:\d+$/, ''))) return 'elsewhere';
  if (origin === undefined && site === 'none') return 'program';
  const isOfService =
    (origin === undefined || origin === `http://${host}`) && (site === 'none' || site === 'same-origin');
  return isOfService ? 'own_page' : 'elsewhere';
}

/** True for a request of a program over the loopback interface, to a loopback name. */
export function isLocalRequest(incoming: IncomingMessage): boolean {
  return senderOf(incoming) === 'program';
}

export interface ControlRules {
  readonly token: StarterToken;
  /** Programs of this machine need the token too. A page always does. */
  readonly isTokenNeeded: boolean;
}

/** Tells whether a request may use the routes under `/_` (docs/local-service.md, "Make it fail"). */
export function mayControl(incoming: IncomingMessage, { token, isTokenNeeded }: ControlRules): boolean {
  const sender = senderOf(incoming);
  if (sender === 'elsewhere') return false;
  return (sender === 'program' && !isTokenNeeded) || token.matches(readBearer(incoming.headers.authorization));
}
