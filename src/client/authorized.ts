// A request with the bearer of the moment; one that is refused with 401 is sent once more with a renewed bearer.
import type { HttpResponse } from '../http/transport.ts';
import type { Secret } from '../secret.ts';
import type { Connection } from './connection.ts';

/**
 * Send a request with the client's bearer. A 401 comes before anything ran (docs/service-api.md, "Authentication", 1), so that
 * the request may be sent again, once, where the bearer can be renewed.
 *
 * @param signal - of the request: it ends the wait for its bearer too
 */
export async function sendAuthorized<Response extends HttpResponse>(
  { bearer, renewBearer }: Connection,
  request: (bearer: Secret) => Promise<Response>,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const first = await bearer(signal);
  const response = await request(first);
  if (response.status !== 401 || renewBearer === undefined) return response;
  await response.body?.cancel().catch(() => {}); // read already, or never to be read
  return request(await renewBearer(first, signal));
}
