// What each fault does to the bytes of a stream that comes in several parts, and to an answer in one.
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { setImmediate as nextTick } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { silentLog } from '../../../src/log.ts';
import { refuse, type ServiceResponse, type Sink } from '../../../src/service/http/message.ts';
import type { Fault } from '../../../src/service/index.ts';
import { answer, listen } from '../../../src/service/listen/server.ts';
import { standingClock } from '../support/service.ts';

interface Exchange {
  /** The response as the service writes it. */
  readonly response: ServerResponse;
  /** The response as the client reads it, of which nothing has been read yet. */
  readonly incoming: IncomingMessage;
}

/** A request that is answered so, while a fault strikes. */
async function ask(fault: Fault | undefined, answered: ServiceResponse): Promise<Exchange> {
  const responses: ServerResponse[] = [];
  const listener = await listen({
    port: 0,
    host: '127.0.0.1',
    handle(request, response) {
      responses.push(response);
      void answer(request, response, {
        clock: standingClock(),
        log: silentLog,
        routeDeadlineMs: 1000,
        fault,
        fail: (status) => refuse(status, status, 'refused'),
        note() {},
        handle: () => answered,
      });
    },
  });
  onTestFinished(() => listener.close(0));
  const request = http.get(`http://127.0.0.1:${listener.port}/`);
  request.on('error', () => {});
  const incoming = await new Promise<IncomingMessage>((resolve) => request.on('response', resolve));
  incoming.on('error', () => {});
  const [response] = responses;
  if (response === undefined) throw new Error('no response');
  return { response, incoming };
}

/** A stream in the hand of the test, while a fault strikes. */
async function openStream(fault: Fault): Promise<Exchange & { readonly sink: Sink }> {
  const sinks: Sink[] = [];
  const answered = { kind: 'stream', decision: 'streams', start: (sink: Sink) => void sinks.push(sink) } as const;
  const exchange = await ask(fault, answered);
  const [sink] = sinks;
  if (sink === undefined) throw new Error('no stream');
  return { ...exchange, sink };
}

/** What came until the end, in which pieces, and whether the end was clean. */
async function readAll(incoming: IncomingMessage) {
  const pieces: Buffer[] = [];
  incoming.on('data', (piece: Buffer) => pieces.push(piece));
  await new Promise((resolve) => incoming.on('close', resolve));
  const text = Buffer.concat(pieces).toString();
  return { text, isComplete: incoming.complete, pieces: pieces.map((piece) => piece.length) };
}

/** Parts of a stream, each written when the one before has left. */
async function stream(fault: Fault, parts: readonly string[], last: string) {
  const { sink, incoming } = await openStream(fault);
  const all = readAll(incoming);
  for (const part of parts) {
    sink.write(part);
    await nextTick();
  }
  sink.end(last);
  return all;
}

const first = 'data: {"a":"é"}\n\n';
const second = 'data: {"b":1}\n\n';
const done = 'data: [DONE]\n\n';
const whole = `${first}${second}${done}`;

test('one_byte_per_write sends every part, each byte by itself', async () => {
  const { text, isComplete, pieces } = await stream('one_byte_per_write', [first, second], done);
  expect(text).toBe(whole);
  expect(isComplete).toBe(true);
  expect(pieces).toEqual(Array.from({ length: Buffer.byteLength(whole) }, () => 1));
});

test('crlf ends the lines of every part so', async () => {
  expect(await stream('crlf', [first, second], done)).toMatchObject({
    text: whole.replaceAll('\n', '\r\n'),
    isComplete: true,
  });
});

test('end_without_done sends every part and ends before [DONE]', async () => {
  expect(await stream('end_without_done', [first], `${second}${done}`)).toMatchObject({
    text: `${first}${second}`,
    isComplete: true,
  });
});

test.each([0, 1, first.length, first.length + 2, whole.length])(
  'sever_after_bytes %i counts over all parts',
  async (bytes) => {
    expect(await stream({ sever_after_bytes: bytes }, [first, second], done)).toMatchObject({
      text: Buffer.from(whole).subarray(0, bytes).toString(),
      isComplete: false,
    });
  },
);

test('sever_after_bytes beyond the end of a long stream does nothing', async () => {
  const long = `data: ${'x'.repeat(1_000_000)}\n\n`;
  const { text, isComplete } = await stream({ sever_after_bytes: 2_000_000 }, [first], long);
  expect(text.length).toBe(first.length + long.length);
  expect(isComplete).toBe(true);
});

test('silence sends headers, and no byte of the body however it ends', async () => {
  const { sink, response, incoming } = await openStream('silence');
  const sent = response.socket?.bytesWritten;
  sink.write(first);
  await nextTick();
  sink.end(done);
  await nextTick();
  expect(incoming.statusCode).toBe(200);
  expect(sent).toBeGreaterThan(0);
  expect(response.socket?.bytesWritten).toBe(sent);
  expect(response.writableEnded).toBe(false);
  incoming.destroy();
});

test.each<[Fault | undefined, string, boolean]>([
  [undefined, '{"a":"é"}', true],
  ['one_byte_per_write', '{"a":"é"}', true],
  ['crlf', '{"a":"é"}', true],
  [{ sever_after_bytes: 4 }, '{"a"', false],
])('the fault %j of an answer in one piece lets %j through', async (fault, expected, isComplete) => {
  const { incoming } = await ask(fault, { kind: 'json', status: 200, body: { a: 'é' }, decision: 'served' });
  expect(await readAll(incoming)).toMatchObject({ text: expected, isComplete });
  expect(incoming.headers['content-length']).toBe(fault === undefined ? '10' : undefined);
});
