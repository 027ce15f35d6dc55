// A request that is answered with one JSON document, read whole and within bounds.
import { describe, expect, test } from 'vitest';
import type { JsonOptions } from '../../src/http/json.ts';
import { readJson, sendForJson } from '../../src/http/json.ts';
import { connectFailure, json, scriptedFetch } from '../support/responses.ts';

function options(more: Partial<JsonOptions> & Pick<JsonOptions, 'fetch'>): JsonOptions {
  return { timeoutMs: 5_000, now: () => 0, ...more };
}

const request = { method: 'GET', url: 'https://service.example/x' } as const;

describe('sendForJson', () => {
  test('gives status, headers and the document', async () => {
    const fetch = scriptedFetch(json(503, { error: 'busy' }, { 'Retry-After': '2', 'X-Request-Id': 'r-1' }));
    expect(await sendForJson(request, options({ fetch }))).toMatchObject({
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
    expect((await sendForJson(request, options({ fetch: scriptedFetch(new Response(body)) }))).json).toBeUndefined();
  });

  test('gives no document for a response without a body', async () => {
    const fetch = scriptedFetch(new Response(null, { status: 204 }));
    expect(await sendForJson(request, options({ fetch }))).toMatchObject({ status: 204, json: undefined });
  });

  test.each([
    [9, '1234567'],
    [10, '12345678'],
    [11, undefined],
  ])('reads a document of %i bytes within a bound of 10: %j', async (bytes, expected) => {
    const text = JSON.stringify('123456789'.slice(0, bytes - 2));
    const fetch = scriptedFetch(new Response(text));
    expect((await sendForJson(request, options({ fetch, maxBodyBytes: 10 }))).json).toBe(expected);
  });

  test('reads at most 1 MiB unless told otherwise', async () => {
    const document = (bytes: number): Response => new Response(`"${'x'.repeat(bytes - 2)}"`);
    const fetch = scriptedFetch(document(1_048_576), document(1_048_577));
    expect((await sendForJson(request, options({ fetch }))).json).toHaveLength(1_048_574);
    expect((await sendForJson(request, options({ fetch }))).json).toBeUndefined();
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
      options({ fetch: scriptedFetch(new Response(endless)), maxBodyBytes: 9_999 }),
    );
    expect([response.json, cancelled]).toEqual([undefined, true]);
  });

  test('passes on that a request could not be sent', async () => {
    const fetch = scriptedFetch(connectFailure());
    await expect(sendForJson(request, options({ fetch }))).rejects.toMatchObject({ sent: 'no' });
  });
});

test('readJson joins a document whose characters are cut between pieces', async () => {
  const bytes = new TextEncoder().encode('"süß 🎈"');
  const body = ReadableStream.from(Array.from(bytes, (byte) => Uint8Array.of(byte)));
  const rest = { status: 200, headers: new Headers(), requestId: undefined, retryAfterMs: undefined };
  expect(await readJson({ ...rest, body })).toBe('süß 🎈');
});
