// The far end of a connection to a provider: HTTP/1.1 taken apart, sent over the virtual network, and its answer written back.
import type { Fetch, FetchResponse } from '../../../src/http/transport.ts';
import type { Fate, WireRequest } from '../network/exchange.ts';
import type { Timeline } from '../world/timeline.ts';
import { VirtualSocket } from './virtual-socket.ts';

/** The way of one connection. */
export interface WireOptions {
  readonly timeline: Timeline;
  readonly fetch: Fetch;
  /** The request that was sent last, and its fate. */
  readonly lastSent: () => { readonly request: WireRequest; readonly fate: Fate };
  /** Bytes of the body that the server wrote in answer to a request, once it has written all. */
  readonly writtenFor: (request: WireRequest) => number | undefined;
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** Opens a connection; what is sent on it goes to this host. */
export function openWire(host: string, options: WireOptions): VirtualSocket {
  const socket = new VirtualSocket(options.timeline, { connecting: true });
  const gone = new AbortController();
  let read = '';
  socket.far = {
    take(bytes) {
      read += bytes.toString('latin1');
      const asked = readRequest(read);
      if (asked === undefined) return;
      read = '';
      carry(socket, asked, { ...options, host, signal: gone.signal });
    },
    leave: () => gone.abort(new DOMException('This operation was aborted', 'AbortError')),
  };
  return socket;
}

/** Reads a request once all of it has come; the proxy announces the length of every body. */
function readRequest(text: string): Asked | undefined {
  const end = text.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const [line = '', ...fields] = text.slice(0, end).split('\r\n');
  const [method = '', path = ''] = line.split(' ');
  const headers = Object.fromEntries(
    fields.map((field) => {
      const colon = field.indexOf(':');
      return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()];
    }),
  );
  const body = text.slice(end + 4);
  return body.length < Number(headers['content-length'] ?? 0) ? undefined : { method, path, headers, body };
}

interface Carrying extends WireOptions {
  readonly host: string;
  readonly signal: AbortSignal;
}

function carry(socket: VirtualSocket, { method, path, headers, body }: Asked, options: Carrying): void {
  const { timeline, fetch, lastSent, host, signal } = options;
  const answered = fetch(`https://${host}${path}`, { method, headers, body, redirect: 'manual', signal });
  const sent = lastSent();
  const { fault, upMs } = sent.fate;
  // Without a connection nothing is sent; a request that gets no answer may also find none.
  const isConnected = fault?.kind !== 'refused' && !(fault?.kind === 'silent' && !fault.arrives);
  if (isConnected) timeline.plan('network', Math.floor(upMs / 2), () => socket.connected());
  answered
    .then((response) => writeAnswer(socket, response, { ...options, ...sent }))
    .catch((error: unknown) => {
      if (!signal.aborted) socket.destroy(brokenBy(error, socket.connecting));
    });
}

/** A connection that exists is not refused, it breaks. */
function brokenBy(error: unknown, isConnecting: boolean): Error {
  const code = isConnecting ? 'ECONNREFUSED' : 'ECONNRESET';
  return Object.assign(new Error(code, { cause: error }), { code });
}

const passedOn = ['content-type', 'retry-after', 'date'];

async function writeAnswer(
  socket: VirtualSocket,
  { status, headers, body }: FetchResponse,
  { request, fate, writtenFor }: Carrying & { readonly request: WireRequest; readonly fate: Fate },
): Promise<void> {
  const lines = passedOn.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [`${name}: ${value}`];
  });
  socket.connected();
  socket.arrive(Buffer.from([`HTTP/1.1 ${status} -`, ...lines, 'transfer-encoding: chunked', '', ''].join('\r\n')));
  let arrived = 0;
  for await (const piece of body ?? []) {
    arrived += piece.length;
    socket.arrive(Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]));
  }
  const { fault } = fate;
  const isCut = fault?.kind === 'cut' && arrived !== writtenFor(request);
  // A connection that ends in the middle of a body.
  if (isCut) socket.push(null);
  else socket.arrive(Buffer.from('0\r\n\r\n'));
}
