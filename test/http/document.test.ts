// A request that is answered with a document of any kind, read whole and within bounds.
import { getEventListeners } from 'node:events';
import { describe, expect, test } from 'vitest';
import { type JsonOptions, readJson, sendForBytes, sendForJson } from '../../src/http/document.ts';
import { fetches, startLoopback } from '../support/loopback.ts';
import { connectFailure, json, scriptedFetch } from '../support/responses.ts';

function options(more: Partial<JsonOptions> & Pick<JsonOptions, 'fetch'>): JsonOptions {
  return { timeoutMs: 5_000, maxBodyBytes: 10, now: () => 0, ...more };
}

const request = { method: 'GET', url: 'https://service.example/x' } as const;

describe('sendForBytes', () => {
  test.each([
    [0, 0],
    [9, 9],
    [10, 10],
    [11, undefined],
  ])('reads a body of %i bytes within a bound of 10: %s', async (length, expected) => {
    const fetch = scriptedFetch(new Response(new Uint8Array(length)));
    expect((await sendForBytes(request, options({ fetch }))).bytes?.byteLength).toBe(expected);
  });

  test('gives status and bytes as they came', async () => {
    const fetch = scriptedFetch(new Response(Uint8Array.of(0, 255, 0x22), { status: 404 }));
    expect(await sendForBytes(request, options({ fetch }))).toMatchObject({
      status: 404,
      bytes: Buffer.from([0, 255, 0x22]),
    });
  });

  test('gives no bytes for a response without a body', async () => {
    const fetch = scriptedFetch(new Response(null, { status: 304 }));
    expect((await sendForBytes(request, options({ fetch }))).bytes?.byteLength).toBe(0);
  });

  test('holds nothing of the signal once the answer is there', async () => {
    const { signal } = new AbortController();
    await sendForBytes(request, options({ fetch: scriptedFetch(new Response('answer')), signal }));
    expect(getEventListeners(signal, 'abort')).toHaveLength(0);
  });

  test('passes on that a request could not be sent', async () => {
    await expect(sendForBytes(request, options({ fetch: scriptedFetch(connectFailure()) }))).rejects.toMatchObject({
      name: 'NoResponseError',
      sent: 'no',
    });
  });
});

describe.each(fetches)('sendForBytes by %s', (_name, fetch) => {
  test('ends when the headers are late', async () => {
    await using server = await startLoopback(() => {});
    await expect(
      sendForBytes({ method: 'GET', url: server.url }, options({ fetch, timeoutMs: 40 })),
    ).rejects.toMatchObject({
      name: 'NoResponseError',
      sent: 'unknown',
      message: expect.stringMatching(/(?:sent no|did not send a complete) response within 0\.04 s$/),
    });
  });

  test('ends when the body hangs', async () => {
    await using server = await startLoopback((_, response) => {
      response.write('x');
    });
    await expect(
      sendForBytes({ method: 'GET', url: server.url }, options({ fetch, timeoutMs: 60 })),
    ).rejects.toMatchObject({
      name: 'NoResponseError',
      sent: 'unknown',
      message: expect.stringMatching(/did not send a complete response within 0\.06 s$/),
    });
  });

  test('tells that the connection broke in the body', async () => {
    await using server = await startLoopback((_, response) => {
      response.writeHead(200, { 'Content-Length': '9' });
      response.write('x', () => response.destroy());
    });
    await expect(sendForBytes({ method: 'GET', url: server.url }, options({ fetch }))).rejects.toMatchObject({
      sent: 'unknown',
      message: expect.stringMatching(/broke off its response$/),
    });
  });

  test('ends with the reason of the signal that aborts it in the body', async () => {
    const reason = new Error('cancelled');
    const controller = new AbortController();
    await using server = await startLoopback((_, response) => {
      response.write('x', () => controller.abort(reason));
    });
    const sending = sendForBytes({ method: 'GET', url: server.url }, options({ fetch, signal: controller.signal }));
    await expect(sending).rejects.toBe(reason);
  });
});

function jsonOptions(more: Partial<JsonOptions> & Pick<JsonOptions, 'fetch'>): JsonOptions {
  return { timeoutMs: 5_000, now: () => 0, ...more };
}

describe('sendForJson', () => {
  test('gives status, headers and the document', async () => {
    const fetch = scriptedFetch(json(503, { error: 'busy' }, { 'Retry-After': '2', 'X-Request-Id': 'r-1' }));
    expect(await sendForJson(request, jsonOptions({ fetch }))).toMatchObject({
      status: 503,
      json: { error: 'busy' },
      retryAfterMs: 2_000,
      requestId: 'r-1',
    });
  });

  test.each([
    ['nothing', ''],
    ['HTML', '<html></html>'],
    ['half a document', '{"a":'],
    ['bytes that are no UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
  ])('gives no document for %s', async (_, body) => {
    expect(
      (await sendForJson(request, jsonOptions({ fetch: scriptedFetch(new Response(body)) }))).json,
    ).toBeUndefined();
  });

  test('gives no document for a response without a body', async () => {
    const fetch = scriptedFetch(new Response(null, { status: 204 }));
    expect(await sendForJson(request, jsonOptions({ fetch }))).toMatchObject({ status: 204, json: undefined });
  });

  test.each([
    [9, '1234567'],
    [10, '12345678'],
    [11, undefined],
  ])('reads a document of %i bytes within a bound of 10: %j', async (bytes, expected) => {
    const text = JSON.stringify('123456789'.slice(0, bytes - 2));
    const fetch = scriptedFetch(new Response(text));
    expect((await sendForJson(request, jsonOptions({ fetch, maxBodyBytes: 10 }))).json).toBe(expected);
  });

  test('reads at most 1 MiB unless told otherwise', async () => {
    const document = (bytes: number): Response => new Response(`"${'x'.repeat(bytes - 2)}"`);
    const fetch = scriptedFetch(document(1_048_576), document(1_048_577));
    expect((await sendForJson(request, jsonOptions({ fetch }))).json).toHaveLength(1_048_574);
    expect((await sendForJson(request, jsonOptions({ fetch }))).json).toBeUndefined();
  });

  test('cancels a body that is over its bound', async () => {
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(1024)),
      cancel: () => {
        cancelled = true;
      },
    });
    const response = await sendForJson(
      request,
      jsonOptions({ fetch: scriptedFetch(new Response(endless)), maxBodyBytes: 9_999 }),
    );
    expect([response.json, cancelled]).toEqual([undefined, true]);
  });

  test('passes on that a request could not be sent', async () => {
    const fetch = scriptedFetch(connectFailure());
    await expect(sendForJson(request, jsonOptions({ fetch }))).rejects.toMatchObject({ sent: 'no' });
  });
});

test('readJson joins a document whose characters are cut between pieces', async () => {
  const bytes = new TextEncoder().encode('"süß 🎈"');
  const body = ReadableStream.from(Array.from(bytes, (byte) => Uint8Array.of(byte)));
  const rest = { status: 200, headers: new Headers(), requestId: undefined, retryAfterMs: undefined };
  expect(await readJson({ ...rest, body })).toBe('süß 🎈');
});
