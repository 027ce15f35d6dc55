// The direct `fetch` against a real server: what the transport relies on.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { fetchDirectly } from '../../src/http/direct.ts';
import type { FetchInit } from '../../src/http/transport.ts';
import { NoResponseError, send } from '../../src/http/transport.ts';
import { startLoopback } from '../support/loopback.ts';

function init(more: Partial<FetchInit> = {}): FetchInit {
  const signal = new AbortController().signal;
  return { method: 'GET', headers: {}, body: null, redirect: 'manual', signal, ...more };
}

/** The URL of a server that runs until the end of the test. */
async function listen(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = await startLoopback(answer);
  onTestFinished(() => server[Symbol.asyncDispose]());
  return server.url;
}

async function textOf(body: AsyncIterable<Uint8Array> | null): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of body ?? []) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

test('sends method, headers and body, and gives status, headers and body', async () => {
  const url = await listen((request, response) => {
    void textOf(request).then((body) => {
      response.writeHead(201, { 'X-Seen': `${request.method} ${String(request.headers['x-sent'])}` }).end(body);
    });
  });
  const response = await fetchDirectly(url, init({ method: 'POST', headers: { 'X-Sent': 'yes' }, body: 'bödy' }));
  expect(response.status).toBe(201);
  expect(response.headers.get('x-seen')).toBe('POST yes');
  expect(response.headers.get('absent')).toBeNull();
  expect(await textOf(response.body)).toBe('bödy');
});

test('asks for no compression and gives the length of the body', async () => {
  const url = await listen((request, response) => {
    response.end(`${request.headers['accept-encoding']} ${request.headers['content-length']}`);
  });
  const response = await fetchDirectly(url, init({ method: 'POST', body: 'grün' }));
  expect(await textOf(response.body)).toBe('undefined 5');
});

test('does not follow a redirect', async () => {
  const url = await listen((_request, response) => {
    response.writeHead(307, { Location: 'http://127.0.0.1:9/' }).end();
  });
  expect((await fetchDirectly(url, init())).status).toBe(307);
});

test('a signal ends a request that waits for its headers', async () => {
  const url = await listen(() => {});
  const aborted = new AbortController();
  const response = fetchDirectly(url, init({ signal: aborted.signal }));
  aborted.abort();
  await expect(response).rejects.toMatchObject({ name: 'AbortError' });
});

test('a signal ends a body that is being read', async () => {
  const url = await listen((_request, response) => void response.write('first'));
  const aborted = new AbortController();
  const response = await fetchDirectly(url, init({ signal: aborted.signal }));
  const reader = response.body?.getReader();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('first');
  const pending = reader?.read();
  aborted.abort();
  await expect(pending).rejects.toThrow();
});

test('a signal that aborts after the headers, with nobody reading, disturbs nothing', async () => {
  const url = await listen((_request, response) => void response.write('first'));
  const aborted = new AbortController();
  await fetchDirectly(url, init({ signal: aborted.signal }));
  aborted.abort();
  await new Promise((resolve) => setImmediate(resolve));
});

test('cancel ends a read that is under way, and closes the connection', async () => {
  const closed = Promise.withResolvers<void>();
  const url = await listen((_request, response) => {
    response.on('close', closed.resolve);
    response.write('first');
  });
  const reader = (await fetchDirectly(url, init())).body?.getReader();
  await reader?.read();
  const pending = reader?.read().catch((error: unknown) => error);
  await reader?.cancel();
  expect(await pending).toBeInstanceOf(Error);
  await closed.promise;
});

test('leaving the loop over a body closes the connection', async () => {
  const closed = Promise.withResolvers<void>();
  const url = await listen((_request, response) => {
    response.on('close', closed.resolve);
    response.write('first');
  });
  const { body } = await fetchDirectly(url, init());
  for await (const _ of body ?? []) break;
  await closed.promise;
});

test('a body that is cut short is an error, not an end', async () => {
  const url = await listen((_request, response) => {
    response.writeHead(200, { 'Content-Length': '100' });
    response.write('short', () => response.destroy());
  });
  const { body } = await fetchDirectly(url, init());
  await expect(textOf(body)).rejects.toThrow();
});

test('a connection that is refused has surely sent nothing', async () => {
  const closed = await startLoopback((_request, response) => void response.end());
  await closed[Symbol.asyncDispose]();
  const options = { fetch: fetchDirectly, headersTimeoutMs: 5000, now: Date.now };
  const error = await send({ method: 'GET', url: closed.url }, options).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(NoResponseError);
  expect(error).toMatchObject({ sent: 'no', message: expect.stringContaining('ECONNREFUSED') });
});

test('a connection that breaks before the headers may have sent the request', async () => {
  const url = await listen((request) => void request.socket.destroy());
  const options = { fetch: fetchDirectly, headersTimeoutMs: 5000, now: Date.now };
  await expect(send({ method: 'GET', url }, options)).rejects.toMatchObject({ sent: 'unknown' });
});
