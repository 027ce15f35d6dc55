// Faults, clock and journal, from code and over HTTP, and who may use them.
import http from 'node:http';
import { expect, test } from 'vitest';
import type { Service } from '../../../src/service/index.ts';
import { prompt, readChat, readObject } from '../support/chat.ts';
import { configOf, internId, secrets, send, sendJson, start } from '../support/service.ts';

const steps = [{ say: 'grüße' }, { usage: { total_tokens: 3, cost: 1 } }];

function origin(service: Service): string {
  return new URL(service.baseUrl).origin;
}

function admin(
  service: Service,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  return fetch(`${origin(service)}${path}`, { ...init, headers });
}

test('reset breaks the connection before any header, and nothing is charged', async () => {
  const service = await start({ config: configOf(steps) });
  service.fault({ route: 'chat', fault: 'reset' });
  await expect(prompt(service)).rejects.toThrow();
  expect(service.journal().at(-1)).toMatchObject({ status: null, decision: 'fault', reason: 'reset' });
  const { data } = (await (await sendJson(service, 'PATCH', '/keys/key_standard', {}, secrets.management)).json()) as {
    data: { usage: number };
  };
  expect(data.usage).toBe(0);
  expect((await readChat(await prompt(service, { session: 's1' }))).text).toBe('grüße');
});

test('the open orders can be read and forgotten', async () => {
  const service = await start({ config: configOf(steps) });
  await admin(service, '/_faults', { route: 'list', times: 2, fault: { status: 500 } });
  await admin(service, '/_faults', { route: 'chat', after: 1, fault: 'reset' });
  expect((await send(service, '/interns')).status).toBe(500);
  expect(await (await admin(service, '/_faults')).json()).toEqual([
    { route: 'list', after: 0, times: 1, fault: { status: 500 } },
    { route: 'chat', after: 1, times: 1, fault: 'reset' },
  ]);
  const forgotten = await fetch(`${origin(service)}/_faults`, { method: 'DELETE' });
  expect(await forgotten.json()).toEqual({ status: 'forgotten' });
  expect(await (await admin(service, '/_faults')).json()).toEqual([]);
  expect((await send(service, '/interns')).status).toBe(200);
});

test('hang answers nothing', async () => {
  const service = await start({ config: configOf(steps) });
  service.fault({ route: 'list', fault: 'hang' });
  const abort = new AbortController();
  const hanging = fetch(`${service.baseUrl}/interns`, { signal: abort.signal });
  expect((await send(service, '/interns')).status, 'the next request is served').toBe(200);
  abort.abort();
  await expect(hanging).rejects.toThrow();
});

test('a status comes with headers and body as ordered, or with the body of the document', async () => {
  const service = await start({ config: configOf(steps) });
  service.fault({ route: 'list', fault: { status: 503, headers: { 'retry-after': '7' }, body: { mine: true } } });
  const ordered = await send(service, '/interns');
  expect([ordered.status, ordered.headers.get('retry-after'), await ordered.json()]).toEqual([
    503,
    '7',
    { mine: true },
  ]);
  service.fault({ route: 'token', fault: { status: 429 } });
  expect(await readObject(await send(service, '/oauth/token', { method: 'POST' }))).toMatchObject({
    error: 'invalid_request',
  });
  service.fault({ route: 'chat', fault: { status: 429 } });
  expect(await readObject(await prompt(service))).toMatchObject({
    error: { code: 429, metadata: { reason: 'rate_limited', retryable: true } },
  });
});

test('after lets requests pass, times counts, and other routes are not touched', async () => {
  const service = await start({ config: configOf(steps) });
  service.fault({ route: 'list', after: 1, times: 2, fault: { status: 500 } });
  const statuses = [];
  for (let request = 0; request < 5; request++) {
    statuses.push((await send(service, '/interns')).status);
    await readChat(await prompt(service));
  }
  expect(statuses).toEqual([200, 500, 500, 200, 200]);
});

test.each([0, 1, 100, 333])('sever_after_bytes %i breaks the stream there', async (bytes) => {
  const service = await start({ config: configOf(steps) });
  service.fault({ route: 'chat', fault: { sever_after_bytes: bytes } });
  const { received, isComplete } = await read(service);
  expect(received.length).toBe(bytes);
  expect(isComplete).toBe(false);
});

test('end_without_done ends the stream cleanly before [DONE]', async () => {
  const service = await start({ config: configOf(steps) });
  service.fault({ route: 'chat', fault: 'end_without_done' });
  const { received, isComplete } = await read(service);
  expect(isComplete).toBe(true);
  expect(received.toString()).toMatch(
    /"usage":\{"prompt_tokens":0,"completion_tokens":0,"total_tokens":3,"cost":1\}\}\n\n$/,
  );
});

test.each(['one_byte_per_write', 'crlf'] as const)('%s carries the same stream', async (fault) => {
  const service = await start({ config: configOf(steps) });
  service.fault({ route: 'chat', fault });
  const { received, writes } = await read(service);
  const text = received.toString();
  expect(text).toContain('grüße');
  expect(text.endsWith(fault === 'crlf' ? 'data: [DONE]\r\n\r\n' : 'data: [DONE]\n\n')).toBe(true);
  if (fault === 'crlf') expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  else expect(writes).toBeGreaterThan(received.length / 2);
});

test('silence sends no byte, not even keepalives', async () => {
  const service = await start({ config: configOf([{ say: 'a' }, { wait: '2m' }]) });
  service.fault({ route: 'chat', fault: 'silence' });
  const response = await prompt(service);
  expect(response.status).toBe(200);
  let received = 0;
  const reader = response.body?.getReader();
  const reading = reader?.read().then(({ value }) => {
    received += value?.length ?? 0;
  });
  await service.advance('3m');
  expect(received).toBe(0);
  await reader?.cancel();
  await reading;
});

test.each(['identity', 'jwks'] as const)('a fault of the identity provider: %s', async (route) => {
  const service = await start({ identityProvider: true, env: {} });
  service.fault({ route, fault: { status: 503 } });
  const job = service.addJob();
  const ask = () =>
    fetch(`${job.request_url}&audience=x`, { headers: { authorization: `Bearer ${job.request_token}` } });
  const keys = () => fetch(`${service.identityProvider}/.well-known/jwks`);
  expect((await (route === 'identity' ? ask() : keys())).status).toBe(503);
  expect((await ask()).status).toBe(200);
  expect((await keys()).status).toBe(200);
});

test('faults, clock and journal over HTTP', async () => {
  const service = await start({ config: configOf(steps) });
  expect((await admin(service, '/_faults', { route: 'list', times: 1, fault: { status: 500 } })).status).toBe(200);
  expect((await send(service, '/interns')).status).toBe(500);
  expect(await (await admin(service, '/_clock', { advance: '1h30m' })).json()).toEqual({
    now: '2026-11-18T13:30:00.000Z',
  });
  await send(service, '/interns?limit=1');
  expect(await (await admin(service, '/_journal')).json()).toEqual([
    {
      at: '2026-11-18T12:00:00.000Z',
      method: 'GET',
      path: '/api/v1/interns',
      status: 500,
      decision: 'fault',
      reason: 'status 500',
    },
    {
      at: '2026-11-18T13:30:00.000Z',
      method: 'GET',
      path: '/api/v1/interns',
      status: 200,
      decision: 'listed',
      reason: null,
    },
  ]);
});

test.each([
  ['/_faults', {}],
  ['/_faults', { route: 'nothing', fault: 'reset' }],
  ['/_faults', { route: 'chat', fault: 'explode' }],
  ['/_faults', { route: 'chat', fault: 'reset', times: 0 }],
  ['/_clock', { advance: '-1h' }],
  ['/_clock', { advance: 'soon' }],
  ['/_clock', {}],
])('%s refuses %j', async (path, body) => {
  expect((await admin(await start({ config: configOf(steps) }), path, body)).status).toBe(400);
});

test.each(['/_journal', '/_faults', '/_clock'])(
  '%s is not for web pages, nor for names that are not loopback',
  async (path) => {
    const service = await start({ config: configOf(steps) });
    const method = path === '/_journal' ? 'GET' : 'POST';
    const statusWith = (headers: Record<string, string>) =>
      new Promise<number | undefined>((resolve, reject) => {
        http
          .request(`${origin(service)}${path}`, { method, headers }, (response) =>
            resolve(response.resume().statusCode),
          )
          .on('error', reject)
          .end();
      });
    expect(await statusWith({ origin: 'https://evil.example' })).toBe(404);
    expect(await statusWith({ host: 'evil.example' })).toBe(404);
    expect(await statusWith({})).not.toBe(404);
    expect((await admin(service, '/healthz')).status).toBe(200);
  },
);

test('the journal keeps the last 1,000 requests', async () => {
  const service = await start({ config: configOf(steps) });
  for (let request = 0; request < 1005; request++)
    await (await send(service, '/interns', { bearer: request < 5 ? 'x' : secrets.standard })).text();
  const journal = service.journal();
  expect(journal).toHaveLength(1000);
  expect(journal.every(({ status }) => status === 200)).toBe(true);
});

test('a fault that nobody knows is refused by the library too', async () => {
  const service = await start({ config: configOf(steps) });
  expect(() => service.fault({ route: 'chat', fault: 'hang', times: -1 })).toThrow();
  await expect(service.advance('soon')).rejects.toThrow(TypeError);
});

interface Received {
  readonly received: Buffer;
  readonly isComplete: boolean;
  readonly writes: number;
}

/** A stream read by hand: what came, in how many pieces, and whether its end was clean. */
function read(service: Service): Promise<Received> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${secrets.standard}`, 'content-type': 'application/json' };
    const request = http.request(`${service.baseUrl}/interns/${internId}/chat/completions`, {
      method: 'POST',
      headers,
    });
    request.on('response', (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (bytes: Buffer) => pieces.push(bytes));
      response.on('error', () => {});
      response.on('close', () =>
        resolve({ received: Buffer.concat(pieces), isComplete: response.complete, writes: pieces.length }),
      );
    });
    request.on('error', reject);
    request.end(JSON.stringify({ messages: [{ role: 'user', content: 'hi' }], stream: true }));
  });
}

test('an ordered header that HTTP does not know breaks that answer and nothing else', async () => {
  const service = await start({ config: configOf(steps) });
  service.fault({ route: 'list', fault: { status: 500, headers: { 'not a header': 'x' } } });
  await expect(send(service, '/interns')).rejects.toThrow();
  expect((await send(service, '/interns')).status).toBe(200);
});

test.each([401, 403])('an ordered %i of the chat route carries no metadata', async (status) => {
  const service = await start({ config: configOf(steps) });
  service.fault({ route: 'chat', fault: { status } });
  expect(await readObject(await prompt(service))).toEqual({ error: { code: status, message: expect.any(String) } });
});
