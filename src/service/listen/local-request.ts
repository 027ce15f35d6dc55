// Whether a request comes from this machine and means to: over loopback, to a loopback name, from no web page.
import type { IncomingMessage } from 'node:http';
import { isLoopbackHost } from '../http/loopback.ts';

/**
 * True for a request over the loopback interface whose `Host` is a loopback name and that no web page sent. The last two keep
 * a page in the user's browser from moving the clock or minting a job (DNS rebinding, cross-site requests).
 */
export function isLocalRequest(incoming: IncomingMessage): boolean {
  const address = (incoming.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const host = (incoming.headers.host ?? '').replace(/:\d+$/, '');
  return isLoopbackHost(address) && isLoopbackHost(host) && incoming.headers.origin === undefined;
}
