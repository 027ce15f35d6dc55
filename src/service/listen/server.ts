// The listener: node:http requests to handlers and their answers to bytes, with ordered faults on the way.
import { once } from 'node:events';
import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describeError } from '../../errors.ts';
import type { Log } from '../../log.ts';
import type { Fault } from '../control/faults.ts';
import type { JsonResponse, ServiceRequest, ServiceResponse, TextResponse, Verdict } from '../http/message.ts';
import type { Clock } from '../time/clock.ts';
import { readBody } from './body.ts';
import { createChunkedWriter } from './chunked-writer.ts';
import { type BodyWriter, createFaultyWriter } from './faulty-response.ts';
import { createSink } from './sink.ts';

/** A listening server. */
export interface Listener {
  readonly port: number;
  /** Stops accepting; resolves when every connection is gone, at the latest `graceMs` later. */
  close(graceMs: number): Promise<void>;
}

/** Where to listen. */
export interface ListenOptions {
  readonly port: number;
  readonly host: string;
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
}

// With Node's default of 511, a thousand clients at once wait a second for a lost SYN.
const backlog = 4096;

/** Listens, and resolves when connections are accepted. */
export async function listen({ port, host, handle }: ListenOptions): Promise<Listener> {
  const server = http.createServer(handle);
  server.on('clientError', (_error, socket) => {
    if (!socket.writable) return;
    const body = JSON.stringify({ error: { code: 400, message: 'The request is not valid HTTP.' } });
    const head = `HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`;
    socket.end(`${head}\r\n\r\n${body}`);
  });
  server.listen({ port, host, backlog });
  await once(server, 'listening');
  return { port: portOf(server), close: (graceMs) => close(server, graceMs) };
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function close(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
  });
}

/** What a mount can answer. */
type Answered = ServiceResponse | TextResponse;

/** What a mount answers a request with. */
export interface Mount {
  readonly clock: Clock;
  readonly log: Log;
  /** How long a request may take to arrive. */
  readonly routeDeadlineMs: number;
  readonly fault: Fault | undefined;
  handle(request: ServiceRequest): Answered | Promise<Answered>;
  /** The route's own answer for a status that no handler chose. */
  fail(status: number, reason?: string): JsonResponse;
  /** Told what was decided, once or more; `status` null when nothing could be answered. */
  note(verdict: Verdict & { readonly status?: number | null }): void;
}

/** Answers one request of node:http with a handler. Never rejects. */
export async function answer(incoming: IncomingMessage, response: ServerResponse, mount: Mount): Promise<void> {
  try {
    await respond(incoming, response, mount);
  } catch (error: unknown) {
    // An ordered header that HTTP does not know, for instance.
    mount.log.error(`${incoming.method} ${incoming.url?.split('?')[0]} could not be answered: ${describeError(error)}`);
    incoming.socket.destroy();
  }
}

async function respond(incoming: IncomingMessage, response: ServerResponse, mount: Mount): Promise<void> {
  // A response whose reader left says so with 'error' too; 'close' is what everything here listens to.
  response.on('error', () => {});
  const { fault } = mount;
  if (fault === 'reset') {
    mount.note({ decision: 'fault', reason: 'reset', status: null });
    incoming.socket.resetAndDestroy();
    return;
  }
  if (fault === 'hang') {
    mount.note({ decision: 'fault', reason: 'hang', status: null });
    return;
  }
  const answered = isStatusFault(fault) ? faultAnswer(fault, mount) : await handleSafely(incoming, mount);
  const writer = fault === undefined || isStatusFault(fault) ? undefined : createFaultyWriter(response, fault);
  // The time of the service, which may be ahead of the machine's (docs/local-service.md, "Make it fail").
  const date = new Date(mount.clock.now()).toUTCString();
  if (answered.kind !== 'stream') response.setHeader('date', date);
  if (answered.kind === 'json') {
    mount.note({ ...answered, status: answered.status });
    sendJson(response, answered, { writer, isArrived: incoming.complete });
  } else if (answered.kind === 'text') {
    mount.note({ ...answered, status: answered.status });
    response.writeHead(answered.status, answered.headers).end(answered.text);
  } else {
    mount.note({ ...answered, status: 200 });
    // All headers at once: one that was set before would have each of the others checked and copied.
    response.writeHead(200, {
      date,
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache',
      'x-accel-buffering': 'no',
    });
    // A fault may hold every byte back, but not the headers; without one they leave with the first chunk.
    if (writer !== undefined) response.flushHeaders();
    answered.start(createSink(response, writer ?? createChunkedWriter(response)), (verdict) => mount.note(verdict));
  }
}

async function handleSafely(incoming: IncomingMessage, mount: Mount): Promise<Answered> {
  try {
    return await mount.handle(toServiceRequest(incoming, mount));
  } catch (error: unknown) {
    mount.log.error(`${incoming.method} ${incoming.url?.split('?')[0]} failed: ${describeError(error)}`);
    return mount.fail(500, describeError(error));
  }
}

function toServiceRequest(incoming: IncomingMessage, { clock, routeDeadlineMs }: Mount): ServiceRequest {
  const { method = 'GET', url = '/', headers, rawHeaders } = incoming;
  const question = url.indexOf('?');
  const bearers = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'authorization');
  return {
    method,
    path: question === -1 ? url : url.slice(0, question),
    query: question === -1 ? '' : url.slice(question + 1),
    headers,
    hasAmbiguousBearer: bearers.length > 1,
    readBody: (maxBytes) => readBody(incoming, { maxBytes, deadlineMs: routeDeadlineMs, clock }),
  };
}

function isStatusFault(fault: Fault | undefined): fault is Extract<Fault, { status: number }> {
  return typeof fault === 'object' && 'status' in fault;
}

function faultAnswer(fault: Extract<Fault, { status: number }>, mount: Mount): JsonResponse {
  const own = mount.fail(fault.status);
  return {
    ...own,
    headers: { ...own.headers, ...fault.headers },
    body: fault.body === undefined ? own.body : fault.body,
    decision: 'fault',
    reason: `status ${fault.status}`,
  };
}

interface Sending {
  readonly writer: BodyWriter | undefined;
  /** Whether the whole request was read. */
  readonly isArrived: boolean;
}

function sendJson(
  response: ServerResponse,
  { status, headers, body }: JsonResponse,
  { writer, isArrived }: Sending,
): void {
  if (response.destroyed) return;
  const text = JSON.stringify(body);
  const length = writer === undefined ? { 'content-length': Buffer.byteLength(text) } : {};
  // Nobody waits for the rest of a body that was too long or too slow.
  const closing = !isArrived && (status === 408 || status === 413) ? { connection: 'close' } : {};
  response.writeHead(status, { 'content-type': 'application/json', ...headers, ...length, ...closing });
  if (writer === undefined) {
    response.end(text);
    return;
  }
  response.flushHeaders();
  writer.end(text);
}
