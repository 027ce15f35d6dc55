// Whether a request comes from this machine and means to: over loopback, to a loopback name, from no web page of others.
import type { IncomingMessage } from 'node:http';
import { isLoopbackHost } from '../http/loopback.ts';

/** Who sends a request: a program of this machine (or an address that was typed), a page of this service, or anyone else. */
export type Sender = 'program' | 'own_page' | 'elsewhere';

/**
 * Who sends a request. `Host`, `Origin` and `Sec-Fetch-Site` (Fetch Metadata Request Headers, section 2.4) keep a page in the
 * user's browser from moving the clock or minting a job: DNS rebinding, cross-site requests.
 */
export function senderOf({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): Sender {
  const { host = '', origin, 'sec-fetch-site': site = 'none' } = headers;
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  if (!isLoopbackHost(address) || !isLoopbackHost(host.replace(/:\d+$/, ''))) return 'elsewhere';
  if (origin === undefined && site === 'none') return 'program';
  const isOwn = (origin === undefined || origin === `http://${host}`) && (site === 'none' || site === 'same-origin');
  return isOwn ? 'own_page' : 'elsewhere';
}

/** True for a request of a program over the loopback interface, to a loopback name. */
export function isLocalRequest(incoming: IncomingMessage): boolean {
  return senderOf(incoming) === 'program';
}
