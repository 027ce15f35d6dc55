// The sink of a stream, and the pieces that it writes.
import http, { type ServerResponse } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { Sink } from '../../../src/service/http/message.ts';
import { createChunkedWriter, createSink } from '../../../src/service/listen/sink.ts';

interface Opened {
  readonly sink: Sink;
  readonly written: string[];
  readonly incoming: http.IncomingMessage;
}

/** A sink at one end of a connection, what it wrote, and the response at the other end, of which nothing is read yet. */
async function open(): Promise<Opened> {
  const written: string[] = [];
  const made = Promise.withResolvers<Sink>();
  const server = http.createServer((_request, response: ServerResponse) => {
    response.writeHead(200);
    response.flushHeaders();
    const chunked = createChunkedWriter(response);
    const writer = {
      write(text: string): boolean {
        written.push(text);
        return chunked.write(text);
      },
      end(text: string): void {
        written.push(text);
        chunked.end(text);
      },
    };
    made.resolve(createSink(response, writer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const incoming = await new Promise<http.IncomingMessage>((resolve) => http.get({ port, host: '127.0.0.1' }, resolve));
  // A connection that the test ends.
  incoming.on('error', () => {});
  return { sink: await made.promise, written, incoming };
}

const ticks = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('what is written in one tick leaves in one write, and the end takes along what is held', async () => {
  const { sink, written } = await open();
  sink.write('a');
  sink.write('b');
  expect(written).toEqual([]);
  await ticks();
  expect(written).toEqual(['ab']);
  sink.write('c');
  sink.end('d');
  await ticks();
  expect(written).toEqual(['ab', 'cd']);
});

test('no more than 32 KiB waits for the end of the tick', async () => {
  const { sink, written } = await open();
  sink.write('a'.repeat(32 * 1024));
  expect(written).toEqual([]);
  sink.write('b');
  expect(written).toHaveLength(1);
});

// More than the sockets on the way hold.
const pieces = 256;
const piece = 'x'.repeat(64 * 1024);

/** Writes a short text, and then more than goes away while nobody reads. */
async function fill({ sink }: Opened): Promise<void> {
  sink.write('short');
  await ticks();
  for (let count = 0; count < pieces; count += 1) sink.write(piece);
  expect(sink.write('more')).toBe(false);
}

test('a writer is told to wait for a slow reader, until it has caught up', async () => {
  const opened = await open();
  const { sink, incoming } = opened;
  await fill(opened);
  let hasCaughtUp = false;
  const caughtUp = sink.drained().then(() => {
    hasCaughtUp = true;
  });
  for (let count = 0; count < 100; count += 1) await ticks();
  expect(hasCaughtUp).toBe(false);
  incoming.resume();
  await caughtUp;
  expect(sink.write('more')).toBe(true);
});

test('a writer that asks when its reader has caught up already is not kept waiting', async () => {
  const opened = await open();
  await fill(opened);
  let bytes = 0;
  await new Promise<void>((resolve) => {
    opened.incoming.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes === 'short'.length + pieces * piece.length + 'more'.length) resolve();
    });
  });
  await opened.sink.drained();
  expect(opened.sink.write('more')).toBe(true);
});

test('a reader that has gone keeps nobody waiting', async () => {
  const opened = await open();
  const { sink, incoming } = opened;
  const left = new Promise<void>((resolve) => sink.onLeave(resolve));
  await fill(opened);
  const caughtUp = sink.drained();
  incoming.destroy();
  await Promise.all([left, caughtUp]);
  expect(sink.write('more')).toBe(true);
});

/** A server that writes these texts, with a pause after each, and what one connection reads of it after these requests. */
async function read(texts: readonly string[], requests: string, pause?: () => Promise<void>): Promise<string> {
  const answer = async (response: ServerResponse): Promise<void> => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const writer = createChunkedWriter(response);
    for (const text of texts.slice(0, -1)) {
      if (text !== '') writer.write(text);
      await pause?.();
    }
    writer.end(texts.at(-1) ?? '');
  };
  const server = http.createServer((_request, response) => void answer(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.on('clientError', (_error, socket) => socket.end('400'));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const socket = net.connect(port, '127.0.0.1');
  if (pause === undefined) socket.end(requests);
  else socket.write(requests);
  let received = '';
  for await (const bytes of socket.setEncoding('utf8')) received += bytes;
  return received;
}

const request = (version: string): string => `POST / HTTP/${version}\r\nhost: a\r\ncontent-length: 0\r\n\r\n`;
const lastRequest = 'POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';
const bodyOf = (response: string): string => response.slice(response.indexOf('\r\n\r\n') + 4);

test('each text is one chunk, counted in bytes, and the last one is followed by the end', async () => {
  const response = await read(['a'.repeat(16), 'é€😀', 'end'], request('1.1'));
  expect(response.toLowerCase()).toContain('transfer-encoding: chunked\r\n');
  expect(bodyOf(response)).toBe(`10\r\n${'a'.repeat(16)}\r\n9\r\né€😀\r\n3\r\nend\r\n0\r\n\r\n`);
});

test('an end without a text is the end alone', async () => {
  expect(bodyOf(await read(['a', ''], request('1.1')))).toBe('1\r\na\r\n0\r\n\r\n');
});

test('the connection can be used again', async () => {
  const response = await read(['a', 'b'], request('1.1').repeat(2));
  expect(response.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
  expect(response.match(/\r\n\r\n1\r\na\r\n1\r\nb\r\n0\r\n\r\n/g)).toHaveLength(2);
});

test('a response that has to wait for the one before it on its connection comes after it, whole', async () => {
  const response = await read(['a', 'b', 'c', 'd'], request('1.1') + lastRequest, ticks);
  expect(response.match(/\r\n\r\n1\r\na\r\n1\r\nb\r\n1\r\nc\r\n1\r\nd\r\n0\r\n\r\n/g)).toHaveLength(2);
});

test('a request that is no HTTP ends the stream before it on its connection', async () => {
  const response = await read(['a', 'b', 'c', 'd'], `${request('1.1')}no HTTP\r\n\r\n`, ticks);
  expect(bodyOf(response)).toBe('1\r\na\r\n400');
});

test('a client of HTTP/1.0 gets the text as it is, until the connection ends', async () => {
  const response = await read(['a', 'b'], request('1.0'));
  expect(response.toLowerCase()).not.toContain('transfer-encoding');
  expect(bodyOf(response)).toBe('ab');
});
