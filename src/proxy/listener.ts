// The proxy's server on loopback, from its first request to its end.

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Clock } from '../clock.ts';
import type { AccountKeeper } from './account.ts';
import type { ErrorForm } from './refusal.ts';
import { refuse, toRefusal } from './refusal.ts';

/** `awaitsContinue`: the client sends no body before `100 Continue` (RFC 9110, section 10.1.1). */
export type Receive = (request: IncomingMessage, response: ServerResponse, awaitsContinue: boolean) => void;

export interface Listener {
  readonly server: Server;
  readonly port: number;
  receive: Receive;
}

const headersMs = 10_000;
/** Longer than common clients keep connections: if both sides close at the same moment, a request is lost. */
const idleMs = 75_000;

/** Takes a port (0: any free one) or the path of a socket. @throws {Error} the system's */
export async function listen(place: number | string, bodyMs: number, form?: ErrorForm): Promise<Listener> {
  const { createServer } = process.getBuiltinModule('node:http');
  const limits = { headersTimeout: headersMs, requestTimeout: headersMs + bodyMs, keepAliveTimeout: idleMs };
  // Leave a missing host to admission, which refuses it like a wrong one.
  const server = createServer({ ...limits, requireHostHeader: false, connectionsCheckingInterval: 5_000 });
  const listener: { -readonly [Field in keyof Listener]: Listener[Field] } = { server, port: 0, receive: notYet };
  const take = (request: IncomingMessage, response: ServerResponse, awaitsContinue: boolean): void => {
    response.on('error', () => {}); // "close" follows
    listener.receive(request, response, awaitsContinue);
  };
  server.on('request', (request, response) => take(request, response, false));
  server.on('checkContinue', (request, response) => take(request, response, true));
  server.on('checkExpectation', (request, response) => refuse(request, response, 'request_invalid', form));
  server.on('clientError', (_error, socket) => refuseSocket(socket, form));
  server.on('connect', (_request, socket) => refuseSocket(socket, form));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    if (typeof place === 'string') server.listen(place, resolve);
    else server.listen(place, '127.0.0.1', resolve);
  });
  const address = server.address();
  listener.port = typeof address === 'object' && address !== null ? address.port : 0;
  return listener;
}

const notYet: Receive = (request, response) => refuse(request, response, 'proxy_stopping');

function refuseSocket(socket: Duplex, form: ErrorForm | undefined): void {
  socket.on('error', () => {});
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { headers, body } = toRefusal('request_invalid', form);
  const lines = headers.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${headers[index + 1]}`] : []));
  socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join('\r\n')}\r\nConnection: close\r\n\r\n${body}`, () =>
    socket.destroy(),
  );
}

interface EndingOptions {
  readonly server: Server;
  readonly keeper: AccountKeeper;
  readonly clock: Clock;
  readonly underWay: () => number;
  readonly closeLink: () => void;
}

export interface Ending {
  readonly isBegun: boolean;
  stop(reason: string, waitMs: number): Promise<void>;
  stopOnRequest(response: ServerResponse): Promise<void>;
  /** Resolves with the reason when everything is closed. */
  readonly ended: Promise<string>;
}

export const graceMs = 5_000;
const glanceMs = 20;

export function createEnding({ server, keeper, clock, underWay, closeLink }: EndingOptions): Ending {
  const { promise: ended, resolve: tellEnd } = Promise.withResolvers<string>();
  let isBegun = false;
  let isClosed = false;
  const quiet = async (waitMs: number): Promise<void> => {
    const until = clock.monotonic() + waitMs;
    while (underWay() > 0 && clock.monotonic() < until) await clock.sleep(glanceMs);
  };
  const close = (reason: string): void => {
    if (isClosed) return;
    isClosed = true;
    server.closeAllConnections();
    closeLink();
    keeper.record({ type: 'end', reason });
    keeper.flush();
    tellEnd(reason);
  };
  const begin = (): void => {
    isBegun = true;
    server.close();
  };
  return {
    ended,
    get isBegun() {
      return isBegun;
    },
    async stop(reason, waitMs) {
      begin();
      await quiet(waitMs);
      close(reason);
    },
    async stopOnRequest(response) {
      begin();
      await quiet(graceMs);
      if (response.closed) close('stopped');
      else response.once('close', () => close('stopped'));
      response.writeHead(200, { 'Content-Type': 'application/json', Connection: 'close' });
      response.end(JSON.stringify(keeper.totals));
    },
  };
}
