// What passes through the proxy, and how, and its end: real sockets on both sides.
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request as startRequest } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { stopPath } from '../../src/proxy/addresses.ts';
import { createServiceLink } from '../../src/proxy/service-link.ts';
import type { Loopback } from '../support/loopback.ts';
import { startLoopback } from '../support/loopback.ts';
import { ask, chatStream, startTestProxy, type TestProxy, type TestProxyOptions } from '../support/proxy.ts';

type Handler = Parameters<typeof startLoopback>[0];

async function startService(handler: Handler): Promise<Loopback> {
  const service = await startLoopback(handler);
  onTestFinished(() => service[Symbol.asyncDispose]());
  return service;
}

const chat = '/interns/i1/chat/completions';
const json = { 'content-type': 'application/json' };

/** A service that answers with what it was sent. */
const echo: Handler = (request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (piece) => {
    body += String(piece);
  });
  request.on('end', () => {
    response.writeHead(200, json);
    const { rawHeaders, method, url } = request;
    const told = Object.fromEntries(
      rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [[name.toLowerCase(), rawHeaders[index + 1]]] : [])),
    );
    response.end(JSON.stringify({ method, url, body, headers: told }));
  });
};

test('a request is sent on below the base URL, with the bearer of the service in place of the key', async () => {
  const service = await startService(echo);
  const proxy = await startTestProxy(`${service.url}/api/v1`);
  const answer = await ask(proxy.port, {
    method: 'POST',
    path: chat,
    headers: { ...proxy.headers, ...json },
    body: '{"a":1}',
  });
  expect(answer.status).toBe(200);
  const seen = JSON.parse(answer.body);
  expect(seen).toMatchObject({ method: 'POST', url: `/api/v1${chat}`, body: '{"a":1,"approval_mode":"manual"}' });
  expect(seen.headers).toEqual({
    host: new URL(service.url).host,
    authorization: `Bearer ${'*'.repeat('token-1'.length)}`,
    'accept-encoding': 'identity',
    'content-type': 'application/json',
    'content-length': '32',
    connection: 'keep-alive',
  });
});

test('a stream passes as it comes, and its usage is in the account', async () => {
  const usage = { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15, cost: 0.25 };
  const service = await startService((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(chatStream(['Hello', ' there'], usage));
  });
  const proxy = await startTestProxy(service.url);
  const answer = await ask(proxy.port, { method: 'POST', path: chat, headers: proxy.headers, body: '{}' });
  expect(answer.body).toBe(chatStream(['Hello', ' there'], usage));
  expect(proxy.totals).toMatchObject({
    requests: 1,
    errors: 0,
    prompt_tokens: 10,
    total_tokens: 15,
    cost: 0.25,
    unfinished: 0,
  });
});

/** A proxy through which a client reads a stream that never ends. */
async function startEndlessStream(options: TestProxyOptions = {}): Promise<TestProxy> {
  const service = await startService((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(chatStream(['Hello']).slice(0, 200));
  });
  const proxy = await startTestProxy(service.url, options);
  const stream = startRequest({ port: proxy.port, method: 'POST', path: chat, headers: proxy.headers, agent: false });
  stream.on('error', () => {}).end('{}');
  const [response]: IncomingMessage[] = await once(stream, 'response');
  await once(response?.on('error', () => {}) ?? stream, 'data');
  return proxy;
}

test('a stop that cuts a stream writes it into the account, before the end', async () => {
  const proxy = await startEndlessStream();
  await proxy.stop('the test says so', 0);
  expect(proxy.lines.map(({ type, cut, unfinished }) => [type, cut, unfinished])).toEqual([
    ['start', undefined, undefined],
    ['request', 'by the client', true],
    ['end', undefined, undefined],
  ]);
  expect(proxy.totals).toMatchObject({ requests: 1, errors: 1, unfinished: 1 });
});

test('a document that its client leaves is cut by the client', async () => {
  const service = await startService((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"choices":[');
  });
  const proxy = await startTestProxy(service.url);
  const request = startRequest({ port: proxy.port, method: 'POST', path: chat, headers: proxy.headers, agent: false });
  request.on('error', () => {}).end('{}');
  const [response]: IncomingMessage[] = await once(request, 'response');
  await once(response?.on('error', () => {}) ?? request, 'data');
  request.destroy();
  await expect.poll(() => proxy.lines.at(-1)).toMatchObject({ type: 'request', status: 200, cut: 'by the client' });
});

test('a chat whose stream the service breaks off is an error for a client that waits for a document', async () => {
  const service = await startService((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(chatStream(['Hello']).slice(0, 200), () => response.destroy());
  });
  const proxy = await startTestProxy(service.url);
  const body = JSON.stringify({ messages: [{ role: 'user', content: 'Hi' }] });
  const answer = await ask(proxy.port, { method: 'POST', path: chat, headers: proxy.headers, body });
  expect(answer.status).toBe(502);
  expect(answer.body).toContain('service_lost');
  await expect.poll(() => proxy.lines.at(-1)).toMatchObject({ type: 'request', status: 502 });
});

test('the answer to a stop counts the stream that it cuts', async () => {
  let sleptMs = 0;
  const sleep = async (ms: number): Promise<void> => {
    sleptMs += ms;
  };
  const clock = { ...systemClock, sleep, monotonic: () => systemClock.monotonic() + sleptMs };
  const proxy = await startEndlessStream({ isStoppable: true, clock });
  const answer = await ask(proxy.port, { method: 'POST', path: stopPath, headers: proxy.headers });
  expect(JSON.parse(answer.body)).toMatchObject({ requests: 1, errors: 1, unfinished: 1 });
});

test('a request to stop that does not wait for its answer stops it all the same', async () => {
  const begun = Promise.withResolvers<() => void>();
  const service = await startService((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(': begun\n\n', () => begun.resolve(() => response.end()));
  });
  const proxy = await startTestProxy(service.url, { isStoppable: true });
  const stream = ask(proxy.port, { method: 'POST', path: chat, headers: proxy.headers, body: '{}' });
  const endStream = await begun.promise;
  const stop = startRequest({ port: proxy.port, method: 'POST', path: stopPath, headers: proxy.headers, agent: false });
  stop.on('error', () => {}).end();
  const listens = (): Promise<boolean> =>
    ask(proxy.port, { path: '/' }).then(
      () => true,
      () => false,
    );
  await expect.poll(listens).toBe(false); // it is being stopped
  stop.destroy();
  await expect.poll(() => stop.closed).toBe(true);
  endStream();
  await stream;
  expect(await proxy.whenEnded).toBe('stopped');
});

test('a service on this machine is reached without the proxy of the environment', async () => {
  const service = await startService((_, response) => response.end('answered'));
  const link = createServiceLink(service.url, { HTTP_PROXY: 'http://127.0.0.1:1' });
  onTestFinished(() => link.close());
  const request = link.send({ method: 'GET', target: '/x', headers: ['Host', link.host], body: Buffer.alloc(0) });
  const [response] = await once(request, 'response');
  expect(response.statusCode).toBe(200);
  response.resume();
});
