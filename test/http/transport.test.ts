// One request: what is sent, what comes back, and how a failure is told.

import { getEventListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { type HttpRequest, NoResponseError, type SendOptions, send, startTimeLimit } from '../../src/http/transport.ts';
import { Secret } from '../../src/secret.ts';
import { fetches, startLoopback } from '../support/loopback.ts';
import { connectFailure, json, scriptedFetch } from '../support/responses.ts';

const nowMs = Date.UTC(2026, 0, 2, 3, 4, 5);

function options(more: Partial<SendOptions> & Pick<SendOptions, 'fetch'>): SendOptions {
  return { headersTimeoutMs: 5_000, now: () => nowMs, ...more };
}

function get(url: string, more: Partial<HttpRequest> = {}): HttpRequest {
  return { method: 'GET', url, ...more };
}

describe('what is sent', () => {
  test('has method, headers, bearer and body', async () => {
    const fetch = scriptedFetch(json(200, {}));
    const request = { headers: { Accept: 'application/json' }, bearer: new Secret('key-1'), body: '{"a":1}' };
    await send({ method: 'POST', url: 'https://service.example/x', ...request }, options({ fetch }));
    expect(fetch.sent).toMatchObject([{ url: 'https://service.example/x', method: 'POST', body: '{"a":1}' }]);
    expect(Object.fromEntries(fetch.sent[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      authorization: 'Bearer key-1',
      'user-agent': 'intern-action',
    });
  });

  test('has no authorization without a bearer', async () => {
    const fetch = scriptedFetch(json(200, {}));
    await send(get('https://service.example/x'), options({ fetch }));
    expect(fetch.sent[0]?.headers.has('authorization')).toBe(false);
  });

  test.each(['', 'two words', 'line\nbreak', 'k\u00e9y', 'tab\t', 'emoji🔑'])(
    'never is a bearer that no header carries: %j, and no error quotes it',
    async (text) => {
      const fetch = scriptedFetch(json(200, {}));
      const bearer = new Secret(text);
      const failure = await send(get('https://service.example/x', { bearer }), options({ fetch })).catch(String);
      expect(fetch.sent).toEqual([]);
      expect(failure).toMatch(/^TypeError: The bearer [0-9a-f]{8} is empty or has characters that a header can't have/);
    },
  );
});

describe('what comes back', () => {
  test('has status, headers, body and the id of the request', async () => {
    const fetch = scriptedFetch(json(418, { a: 1 }, { 'X-Request-Id': 'r-1', 'X-More': 'm' }));
    const response = await send(get('https://service.example/x'), options({ fetch }));
    expect(response).toMatchObject({ status: 418, requestId: 'r-1', retryAfterMs: undefined });
    expect(response.headers.get('x-more')).toBe('m');
    expect(await new Response(response.body).json()).toEqual({ a: 1 });
  });

  test.each([
    ['0', 0],
    ['7', 7_000],
    [' 120 ', 120_000],
    [new Date(nowMs + 90_000).toUTCString(), 90_000],
    [new Date(nowMs - 90_000).toUTCString(), 0],
    ['soon', undefined],
    ['99999999999', 99_999_999_999_000],
    ['9'.repeat(30), Number.MAX_SAFE_INTEGER],
    ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
    ['-5', undefined],
    ['1.5', undefined],
    ['', undefined],
  ])('reads a Retry-After of %j', async (value, ms) => {
    const fetch = scriptedFetch(json(503, {}, { 'Retry-After': value }));
    expect((await send(get('https://service.example/x'), options({ fetch }))).retryAfterMs).toBe(ms);
  });
});

describe('a request without a response', () => {
  test.each([
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'UND_ERR_CONNECT_TIMEOUT',
    'CONNECT_TIMEOUT',
  ])('surely was not sent after %s', async (code) => {
    const cause = connectFailure(code);
    const sending = send(get('https://service.example/x'), options({ fetch: scriptedFetch(cause) }));
    await expect(sending).rejects.toMatchObject({
      name: 'NoResponseError',
      sent: 'no',
      cause,
      message: 'service.example could not be reached',
    });
  });

  test.each(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'ETIMEDOUT'])('may have been sent after %s', async (code) => {
    const sending = send(get('https://service.example/x'), options({ fetch: scriptedFetch(connectFailure(code)) }));
    await expect(sending).rejects.toMatchObject({ name: 'NoResponseError', sent: 'unknown' });
  });

  test.each([
    ['read', 'unknown'],
    ['write', 'unknown'],
    ['connect', 'no'],
    ['getaddrinfo', 'no'],
  ])('an error of the system at %s of a lost host: sent %s', async (syscall, sent) => {
    const cause = Object.assign(new Error(`${syscall} EHOSTUNREACH`), { code: 'EHOSTUNREACH', syscall });
    const fetch = scriptedFetch(new TypeError('fetch failed', { cause }));
    await expect(send(get('https://service.example/x'), options({ fetch }))).rejects.toMatchObject({ sent });
  });

  test('surely was not sent when all addresses of a host refuse', async () => {
    const { cause } = connectFailure();
    const fetch = scriptedFetch(new TypeError('fetch failed', { cause: new AggregateError([cause]) }));
    const sending = send(get('https://service.example/x'), options({ fetch }));
    await expect(sending).rejects.toMatchObject({
      sent: 'no',
      message: 'service.example could not be reached (ECONNREFUSED)',
    });
  });

  test.each([
    new TypeError('failed'),
    new TypeError('failed', { cause: undefined }),
    new TypeError('failed', { cause: null }),
    new TypeError('failed', { cause: 'ECONNREFUSED' }),
    new TypeError('failed', { cause: { code: 5 } }),
    new AggregateError([]),
  ])('may have been sent when nobody says why it failed: %o', async (failure) => {
    const sending = send(get('https://service.example/x'), options({ fetch: scriptedFetch(failure) }));
    await expect(sending).rejects.toMatchObject({
      sent: 'unknown',
      message: 'service.example could not be reached',
    });
  });
});

describe.each(fetches)('a request by %s', (_name, fetch) => {
  test.each([301, 302, 303, 307, 308])('is a redirect %i itself: it is not followed', async (status) => {
    await using server = await startLoopback((_, response) => {
      response.writeHead(status, { Location: '/elsewhere' }).end();
    });
    const response = await send(get(`${server.url}/here`, { bearer: new Secret('key-1') }), options({ fetch }));
    expect(response.status).toBe(status);
    expect(server.requests).toEqual(['GET /here']);
  });

  test('surely was not sent to a port where nobody listens', async () => {
    const { url } = await startLoopback(() => {}).then(async (server) => {
      await server[Symbol.asyncDispose]();
      return server;
    });
    await expect(send(get(url), options({ fetch }))).rejects.toMatchObject({ sent: 'no' });
  });

  test('may have been sent when the connection breaks', async () => {
    await using server = await startLoopback((request) => {
      request.socket.destroy();
    });
    await expect(send(get(server.url), options({ fetch }))).rejects.toMatchObject({ sent: 'unknown' });
    expect(server.requests).toHaveLength(1);
  });

  test('ends when its headers are late, and may have been sent', async () => {
    await using server = await startLoopback(() => {});
    const sending = send(get(server.url), options({ fetch, headersTimeoutMs: 40 }));
    await expect(sending).rejects.toMatchObject({
      sent: 'unknown',
      message: expect.stringMatching(/^127\.0\.0\.1:\d+ sent no response within 0\.04 s$/),
    });
  });

  test('ends with the reason of the signal that aborts it', async () => {
    const reason = new Error('cancelled');
    const controller = new AbortController();
    await using server = await startLoopback(() => controller.abort(reason));
    await expect(send(get(server.url), options({ fetch, signal: controller.signal }))).rejects.toBe(reason);
  });
});

test('the time limit ends with the headers: a slow body is not cut by it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const response = await send(get('https://service.example/x'), options({ fetch: scriptedFetch(json(200, {})) }));
    expect(vi.getTimerCount()).toBe(0);
    expect(response.status).toBe(200);
  } finally {
    vi.useRealTimers();
  }
});

test('a NoResponseError keeps its cause', () => {
  const cause = new Error('why');
  expect(new NoResponseError('lost', 'unknown', cause)).toMatchObject({ message: 'lost', sent: 'unknown', cause });
});

test('aborts when the time is over', async () => {
  const limit = startTimeLimit(1, undefined);
  await vi.waitUntil(() => limit.signal.aborted);
});

test('aborts with the reason of the outer signal', () => {
  const outer = new AbortController();
  const limit = startTimeLimit(60_000, outer.signal);
  outer.abort(new Error('cancelled'));
  expect(limit.signal.reason).toEqual(new Error('cancelled'));
  limit.clear();
});

test('is aborted from the start when the outer signal is', () => {
  const limit = startTimeLimit(60_000, AbortSignal.abort('cancelled'));
  expect(limit.signal.reason).toBe('cancelled');
  limit.clear();
});

test('holds neither the outer signal nor a timer once it is cleared', async () => {
  const outer = new AbortController();
  const limit = startTimeLimit(1, outer.signal);
  expect(getEventListeners(outer.signal, 'abort')).toHaveLength(1);
  limit.clear();
  expect(getEventListeners(outer.signal, 'abort')).toHaveLength(0);
  outer.abort();
  await delay(20);
  expect(limit.signal.aborted).toBe(false);
});
