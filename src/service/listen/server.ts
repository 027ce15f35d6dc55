// Listens with node:http: passes requests to handlers, and writes their answers, with any injected fault.
import { once } from 'node:events';
import http, { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { describeError } from '../../errors.ts';
import type { Log } from '../../log.ts';
import { type BodyWriter, createFaultyWriter, type Fault } from '../control/faults.ts';
import type { Body, JsonResponse, Reply, ServiceRequest, Verdict } from '../http/message.ts';
import type { Clock } from '../time/clock.ts';
import { createChunkedWriter, createSink } from './sink.ts';

// With Node's default of 511, some of a thousand simultaneous clients lose a SYN, and retry only after a second.
const backlog = 4096;

export async function listen({ port, host, handle }: { port: number; host: string; handle: RequestListener }) {
  const server = http.createServer(handle);
  server.on('clientError', (_error, socket) => {
    if (!socket.writable) return;
    const body = JSON.stringify({ error: { code: 400, message: 'The request is not valid HTTP.' } });
    const head = `HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`;
    socket.end(`${head}\r\n\r\n${body}`);
  });
  server.listen({ port, host, backlog });
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    /** Resolves when every connection is gone, or after `graceMs`. */
    async close(graceMs: number): Promise<void> {
      const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
      await server[Symbol.asyncDispose]();
      clearTimeout(deadline);
    },
  };
}

export interface Handler {
  readonly clock: Clock;
  readonly log: Log;
  readonly routeDeadlineMs: number;
  readonly fault: Fault | undefined;
  handle(request: ServiceRequest): Reply | Promise<Reply>;
  fail(status: number, reason?: string): JsonResponse;
  /** Records a decision; may be called more than once. `status` is null if a fault sends no answer. */
  note(verdict: Verdict & { readonly status?: number | null }): void;
}

/** Never rejects. */
export async function answer(incoming: IncomingMessage, response: ServerResponse, handler: Handler): Promise<void> {
  try {
    await respond(incoming, response, handler);
  } catch (error: unknown) {
    const route = `${incoming.method} ${incoming.url?.split('?')[0]}`;
    handler.log.error(`${route} could not be answered: ${describeError(error)}`);
    incoming.socket.destroy();
  }
}

async function respond(incoming: IncomingMessage, response: ServerResponse, handler: Handler): Promise<void> {
  // Ignore 'error', which is also emitted when the client leaves: everything here listens to 'close'.
  response.on('error', () => {});
  const { fault } = handler;
  if (fault === 'reset' || fault === 'hang') {
    handler.note({ decision: 'fault', reason: fault, status: null });
    if (fault === 'reset') incoming.socket.resetAndDestroy();
    return;
  }
  const reply = isStatusFault(fault) ? toFaultResponse(fault, handler) : await handleSafely(incoming, handler);
  const writer = fault === undefined || isStatusFault(fault) ? undefined : createFaultyWriter(response, fault);
  // Use the service's clock, which may be ahead of the machine's (docs/local-service.md, "Make it fail").
  const date = new Date(handler.clock.now()).toUTCString();
  handler.note({ ...reply, status: reply.kind === 'stream' ? 200 : reply.status });
  if (reply.kind !== 'stream') response.setHeader('date', date);
  if (reply.kind === 'json') {
    sendJson(response, reply, writer, incoming.complete);
  } else if (reply.kind === 'text') {
    response.writeHead(reply.status, reply.headers).end(reply.text);
  } else {
    // Pass all headers at once: after a setHeader, node:http would check and copy each.
    response.writeHead(200, {
      date,
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache',
      'x-accel-buffering': 'no',
    });
    // Send the headers now, because a fault may hold back the body. Without a fault, they leave with the first chunk.
    if (writer !== undefined) response.flushHeaders();
    reply.start(createSink(response, writer ?? createChunkedWriter(response)), (verdict) => handler.note(verdict));
  }
}

async function handleSafely(incoming: IncomingMessage, handler: Handler): Promise<Reply> {
  try {
    return await handler.handle(toServiceRequest(incoming, handler));
  } catch (error: unknown) {
    handler.log.error(`${incoming.method} ${incoming.url?.split('?')[0]} failed: ${describeError(error)}`);
    return handler.fail(500, describeError(error));
  }
}

function toServiceRequest(incoming: IncomingMessage, handler: Handler): ServiceRequest {
  const { method = 'GET', url = '/', headers, rawHeaders } = incoming;
  const queryStart = url.indexOf('?');
  return {
    method,
    path: queryStart === -1 ? url : url.slice(0, queryStart),
    query: queryStart === -1 ? '' : url.slice(queryStart + 1),
    headers,
    // In `rawHeaders`, each name is followed by its value.
    hasAmbiguousBearer:
      rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'authorization').length > 1,
    readBody: (maxBytes) => readBody(incoming, maxBytes, handler),
  };
}

function isStatusFault(fault: Fault | undefined): fault is Extract<Fault, { status: number }> {
  return typeof fault === 'object' && 'status' in fault;
}

function toFaultResponse(fault: Extract<Fault, { status: number }>, handler: Handler): JsonResponse {
  const refusal = handler.fail(fault.status);
  return {
    ...refusal,
    headers: { ...refusal.headers, ...fault.headers },
    body: fault.body === undefined ? refusal.body : fault.body,
    decision: 'fault',
    reason: `status ${fault.status}`,
  };
}

function sendJson(
  response: ServerResponse,
  { status, headers, body }: JsonResponse,
  writer: BodyWriter | undefined,
  isRequestRead: boolean,
): void {
  if (response.destroyed) return;
  const text = JSON.stringify(body);
  const lengthHeader = writer === undefined ? { 'content-length': Buffer.byteLength(text) } : {};
  // Close the connection, because nobody reads the rest of a body that was too long or too slow.
  const closeHeader = !isRequestRead && (status === 408 || status === 413) ? { connection: 'close' } : {};
  response.writeHead(status, { 'content-type': 'application/json', ...headers, ...lengthHeader, ...closeHeader });
  if (writer !== undefined) response.flushHeaders();
  (writer ?? response).end(text);
}

// Read and discarded beyond the limit, because a client that is still sending does not read the refusal.
const maxDiscardedBytes = 16 * 1024 * 1024;

function readBody(incoming: IncomingMessage, maxBytes: number, { clock, routeDeadlineMs }: Handler): Promise<Body> {
  return new Promise((resolve) => {
    // A short body has come along with its headers, and needs no deadline.
    if (incoming.complete) {
      const body: Buffer | null = incoming.read();
      return resolve((body?.length ?? 0) > maxBytes ? 'too_large' : (body ?? Buffer.alloc(0)));
    }
    let pieces: Buffer[] = [];
    let size = 0;
    const finish = (result: Body): void => {
      cancelDeadline();
      incoming.off('data', collect).off('end', end).off('close', abort).off('error', abort);
      resolve(result);
    };
    const collect = (piece: Buffer): void => {
      size += piece.length;
      if (size <= maxBytes) pieces.push(piece);
      else pieces = [];
      if (size > maxBytes + maxDiscardedBytes) finish('too_large');
    };
    const end = (): void => finish(size > maxBytes ? 'too_large' : Buffer.concat(pieces));
    const abort = (): void => finish('aborted');
    const cancelDeadline = clock.setTimer(routeDeadlineMs, () => finish(size > maxBytes ? 'too_large' : 'too_slow'));
    incoming.on('data', collect).on('end', end).on('close', abort).on('error', abort);
  });
}
