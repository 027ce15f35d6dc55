// An event stream becomes the data of its events, however the network cuts it.
import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { DecodeOptions } from '../../src/http/sse.ts';
import { decodeEvents } from '../../src/http/sse.ts';
import type { ByteStream } from '../../src/http/transport.ts';
import { fetches, startLoopback } from '../support/loopback.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

function bodyOf(pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return ReadableStream.from(pieces);
}

/** Everything that a stream yields, batch by batch, and the error that it ends with. */
async function read(body: ByteStream, options: Partial<DecodeOptions> = {}) {
  const batches: (readonly string[])[] = [];
  try {
    for await (const batch of decodeEvents(body, { idleTimeoutMs: 60_000, ...options })) batches.push(batch);
  } catch (error) {
    return { batches, data: batches.flat(), error };
  }
  return { batches, data: batches.flat(), error: undefined };
}

const recorded: readonly (readonly [string, string, readonly string[]])[] = [
  ['line feeds', 'data: {"a":1}\n\ndata: [DONE]\n\n', ['{"a":1}', '[DONE]']],
  ['carriage returns and line feeds', 'data: {"a":1}\r\n\r\ndata: [DONE]\r\n\r\n', ['{"a":1}', '[DONE]']],
  ['lone carriage returns', 'data: {"a":1}\r\rdata: [DONE]\r\r', ['{"a":1}', '[DONE]']],
  ['keepalive comments', ': keepalive\n\ndata: a\n\n: keepalive\n\n: keepalive\n\ndata: b\n\n', ['a', 'b']],
  ['a byte order mark', '\ufeffdata: a\n\n', ['a']],
  ['a byte order mark within the data', 'data: \ufeffa\n\n', ['\ufeffa']],
  ['characters of several bytes', 'data: süß 語 🎈\n\ndata: é\n\n', ['süß 語 🎈', 'é']],
  ['other fields', 'event: x\nid: 1\nretry: 5\ndata: a\nunknown: y\n\n', ['a']],
  ['data of several lines', 'data: a\ndata: b\n\n', ['a\nb']],
  ['no space after the colon', 'data:a\n\n', ['a']],
  ['several blank lines', '\n\n\ndata: a\n\n\n\n', ['a']],
  ['a cut in an event', 'data: a\n\ndata: b\n', ['a']],
  ['a cut in a line', 'data: a\n\ndata: b', ['a']],
  ['an event of a thousand characters', `data: ${'x'.repeat(1_000)}\n\n`, ['x'.repeat(1_000)]],
  ['nothing', '', []],
];

describe.each(recorded)('a stream with %s', (_, text, data) => {
  const bytes = encode(text);

  test('is read whole', async () => {
    expect(await read(bodyOf([bytes]))).toMatchObject({ data, error: undefined });
  });

  test('is read byte by byte', async () => {
    const pieces = Array.from(bytes, (byte) => Uint8Array.of(byte));
    expect(await read(bodyOf(pieces))).toMatchObject({ data, error: undefined });
  });

  test('is read with a cut at every place', async () => {
    for (let at = 0; at <= bytes.length; at += 1) {
      const pieces = [bytes.subarray(0, at), bytes.subarray(at)];
      expect(await read(bodyOf(pieces)), `cut at ${at}`).toMatchObject({ data, error: undefined });
    }
  });
});

describe('decodeEvents', () => {
  test('yields one batch for each piece that completes an event', async () => {
    const pieces = ['data: a\n\ndata: b\n\n', ': keepalive\n\n', 'data: c', '\n\n'].map(encode);
    expect((await read(bodyOf(pieces))).batches).toEqual([['a', 'b'], ['c']]);
  });

  test.each([
    [19, undefined],
    [20, undefined],
    [21, 'stream_malformed'],
  ])('takes an event of %i characters within a bound of 20: %s', async (length, code) => {
    const pieces = [encode('data: first\n\n'), encode(`data: ${'x'.repeat(length - 6)}`), encode('\n\ndata: last\n\n')];
    const { data, error } = await read(bodyOf(pieces), { maxEventCharacters: 20 });
    expect(data[0]).toBe('first');
    expect(error).toEqual(code === undefined ? undefined : expect.objectContaining({ code }));
  });

  test('names the bound that an event breaks', async () => {
    const { error } = await read(bodyOf([encode(`data: ${'x'.repeat(30)}`)]), { maxEventCharacters: 20 });
    expect(error).toMatchObject({
      code: 'stream_malformed',
      message: 'An event of the stream is longer than 20 characters.',
    });
  });

  test('yields the events before one that is too long in the same piece', async () => {
    const { data, error } = await read(bodyOf([encode(`data: a\n\ndata: ${'x'.repeat(30)}`)]), {
      maxEventCharacters: 20,
    });
    expect(data).toEqual(['a']);
    expect(error).toMatchObject({ code: 'stream_malformed' });
  });

  test('bounds an event that comes in many short lines', async () => {
    const lines = encode('data: x\n'.repeat(50));
    expect((await read(bodyOf([lines]), { maxEventCharacters: 20 })).error).toMatchObject({ code: 'stream_malformed' });
  });

  test('does not count what is not kept: a long comment', async () => {
    const pieces = [encode(`: ${'x'.repeat(100)}`), encode(`${'x'.repeat(100)}\ndata: a\n\n`)];
    expect(await read(bodyOf(pieces), { maxEventCharacters: 20 })).toMatchObject({ data: ['a'], error: undefined });
  });

  test('cancels the body when its reader leaves', async () => {
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(encode('data: a\n\n')),
      cancel: () => {
        cancelled = true;
      },
    });
    for await (const batch of decodeEvents(endless, { idleTimeoutMs: 60_000 })) if (batch.length > 0) break;
    expect(cancelled).toBe(true);
  });

  test('reads many pieces without keeping them', async () => {
    const piece = encode(`data: ${'x'.repeat(65_000)}\n\n`);
    let left = 3_000;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        left -= 1;
        if (left === 0) controller.close();
        else controller.enqueue(piece.slice());
      },
    });
    const before = process.memoryUsage().arrayBuffers + process.memoryUsage().heapUsed;
    let most = 0;
    for await (const batch of decodeEvents(body, { idleTimeoutMs: 60_000 })) {
      if (left % 100 !== 0 || batch.length === 0) continue;
      await setImmediate();
      const { arrayBuffers, heapUsed } = process.memoryUsage();
      most = Math.max(most, arrayBuffers + heapUsed - before);
    }
    // All pieces together are 195 MB; what the collector has not come to yet was 60 MB at most.
    expect(most).toBeLessThan(140_000_000);
  });
});

describe.each(fetches)('a stream by %s', (_name, fetch) => {
  const signal = new AbortController().signal;
  const init = { method: 'GET', headers: {}, body: null, redirect: 'manual', signal } as const;

  test('tells that the connection broke', async () => {
    await using server = await startLoopback((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write('data: a\n\n', () => setTimeout(() => response.destroy(), 10));
    });
    const { body } = await fetch(server.url, init);
    const { data, error } = await read(body ?? bodyOf([]));
    expect(data).toEqual(['a']);
    expect(error).toMatchObject({ code: 'stream_severed', cause: expect.any(Error) });
  });

  test('ends a silence of its connection', async () => {
    await using server = await startLoopback((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write('data: a\n\n');
    });
    const { body } = await fetch(server.url, init);
    const { data, error } = await read(body ?? bodyOf([]), { idleTimeoutMs: 40 });
    expect(data).toEqual(['a']);
    expect(error).toMatchObject({ code: 'stream_idle' });
  });

  test('closes its connection when its reader leaves', async () => {
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    await using server = await startLoopback((_, response) => {
      response.on('close', resolve);
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write('data: a\n\n');
    });
    const { body } = await fetch(server.url, init);
    for await (const batch of decodeEvents(body ?? bodyOf([]), { idleTimeoutMs: 60_000 })) {
      if (batch.length > 0) break;
    }
    await closed;
  });
});

describe('silence', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A stream that the test feeds. */
  function fedBody() {
    let push: (text: string) => void = () => {};
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        push = (text) => controller.enqueue(encode(text));
      },
    });
    return { body, push: (text: string) => push(text) };
  }

  test('ends the stream after idleTimeoutMs', async () => {
    vi.useFakeTimers();
    const reading = read(fedBody().body, { idleTimeoutMs: 90_000 });
    await vi.advanceTimersByTimeAsync(89_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect((await reading).error).toMatchObject({
      code: 'stream_idle',
      message: expect.stringContaining('for 90 s'),
    });
  });

  test('is broken by any byte, a keepalive too', async () => {
    vi.useFakeTimers();
    const { body, push } = fedBody();
    const reading = read(body, { idleTimeoutMs: 90_000 });
    for (const piece of ['data: a', '\n\n', ':']) {
      await vi.advanceTimersByTimeAsync(80_000);
      push(piece);
    }
    await vi.advanceTimersByTimeAsync(90_000);
    expect(await reading).toMatchObject({ data: ['a'], error: { code: 'stream_idle' } });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('does not count while our own side works', async () => {
    vi.useFakeTimers();
    const { body, push } = fedBody();
    push('data: a\n\n');
    const events = decodeEvents(body, { idleTimeoutMs: 1_000 });
    expect((await events.next()).value).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(60_000);
    push('data: b\n\n');
    expect((await events.next()).value).toEqual(['b']);
    await events.return();
  });

  test('leaves no timer behind when the stream ends', async () => {
    vi.useFakeTimers();
    await read(bodyOf([encode('data: a\n\n')]));
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('an event without end is refused after a few MiB, whatever is in it', async () => {
  const piece = new TextEncoder().encode('['.repeat(65_536));
  let pieces = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(stream) {
      stream.enqueue(pieces === 0 ? new TextEncoder().encode('data: ') : piece);
      pieces += 1;
    },
  });
  const readAll = async (): Promise<void> => {
    for await (const _ of decodeEvents(endless, { idleTimeoutMs: 60_000 }));
  };
  await expect(readAll()).rejects.toMatchObject({ code: 'stream_malformed' });
  expect(pieces * piece.length).toBeLessThan(5 * 1024 * 1024);
});
