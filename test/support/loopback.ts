// A plain HTTP server on the loopback interface, for what only real sockets show.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchDirectly } from '../../src/http/fetch.ts';
import type { Fetch } from '../../src/http/transport.ts';

/** Every `fetch` that the product sends real requests with, or that a user of the library may pass in. */
export const fetches: readonly (readonly [string, Fetch])[] = [
  ['the direct fetch', fetchDirectly],
  ['the global fetch', (url, init) => globalThis.fetch(url, init)],
];

/** A server that runs until the test closes it. */
export interface Loopback extends AsyncDisposable {
  /** For example `http://127.0.0.1:4711`. */
  readonly url: string;
  /** Method and path of each request, in order. */
  readonly requests: readonly string[];
}

/** Starts a server on a free port of 127.0.0.1. */
export async function startLoopback(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Loopback> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    handler(request, response);
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((closed) => {
        server.close(closed);
      });
    },
  };
}
