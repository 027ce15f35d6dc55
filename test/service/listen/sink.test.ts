// Where a stream's text goes: how it is put together, and how a slow reader is told.
import http, { type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { Sink } from '../../../src/service/http/message.ts';
import { createSink } from '../../../src/service/listen/sink.ts';

interface Opened {
  readonly sink: Sink;
  readonly written: string[];
  /** Of each write, whether the writer was told that it is ASCII. */
  readonly known: (boolean | undefined)[];
  readonly incoming: http.IncomingMessage;
}

/** A sink at one end of a connection, what it wrote, and the response at the other end, of which nothing is read yet. */
async function open(): Promise<Opened> {
  const written: string[] = [];
  const known: (boolean | undefined)[] = [];
  const made = Promise.withResolvers<Sink>();
  const server = http.createServer((_request, response: ServerResponse) => {
    response.writeHead(200);
    response.flushHeaders();
    const writer = {
      write(text: string, isAscii?: boolean): boolean {
        written.push(text);
        known.push(isAscii);
        return response.write(text);
      },
      end(text: string, isAscii?: boolean): void {
        written.push(text);
        known.push(isAscii);
        response.end(text);
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
  return { sink: await made.promise, written, known, incoming };
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

test('a writer is told where what it writes is ASCII alone', async () => {
  const { sink, known } = await open();
  sink.write('a');
  sink.write('b');
  await ticks();
  sink.write('c');
  sink.write('é');
  await ticks();
  sink.write('d');
  await ticks();
  sink.end('ü');
  expect(known).toEqual([true, false, true, false]);
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

/** Writes more than goes away while nobody reads. */
function fill({ sink }: Opened): void {
  for (let count = 0; count < pieces; count += 1) sink.write(piece);
  expect(sink.write('more')).toBe(false);
}

test('a writer is told to wait for a slow reader, until it has caught up', async () => {
  const opened = await open();
  const { sink, incoming } = opened;
  fill(opened);
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
  fill(opened);
  let bytes = 0;
  await new Promise<void>((resolve) => {
    opened.incoming.on('data', (read: Buffer) => {
      bytes += read.length;
      if (bytes === pieces * piece.length + 'more'.length) resolve();
    });
  });
  await opened.sink.drained();
  expect(opened.sink.write('more')).toBe(true);
});

test('a reader that has gone keeps nobody waiting', async () => {
  const opened = await open();
  const { sink, incoming } = opened;
  const left = new Promise<void>((resolve) => sink.onLeave(resolve));
  fill(opened);
  const caughtUp = sink.drained();
  incoming.destroy();
  await Promise.all([left, caughtUp]);
  expect(sink.write('more')).toBe(true);
});
