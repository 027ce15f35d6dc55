// The listener: what it answers to no HTTP, how it closes, and what every answer of the service carries.
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import net from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { silentLog } from '../../../src/log.ts';
import type { Service } from '../../../src/service/index.ts';
import { listen } from '../../../src/service/listen/server.ts';
import { prompt, readChat } from '../support/chat.ts';
import { advanceUntil, configOf, secrets, send, start } from '../support/service.ts';

const host = '127.0.0.1';

/** A request that is sent in part and stays open, and what it is answered. */
function sendPart(service: Service, path: string, body: Buffer) {
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const headers = { authorization: `Bearer ${secrets.standard}`, 'content-length': body.length + 1 };
    const request = http.request(`${service.baseUrl}${path}`, { method: 'POST', headers });
    request.on('response', (response) => {
      let answered = '';
      response.on('data', (bytes: Buffer) => (answered += bytes.toString()));
      response.on('end', () => {
        resolve({ status: response.statusCode, headers: response.headers, body: answered });
        request.destroy();
      });
    });
    request.on('error', reject);
    request.write(body);
  });
}

test('what is no HTTP is answered in JSON, and its connection is closed', async () => {
  const listener = await listen({ port: 0, host, handle() {} });
  onTestFinished(() => listener.close(0));
  const answered = await new Promise<string>((resolve, reject) => {
    const socket = net.connect(listener.port, host);
    let text = '';
    socket.on('data', (bytes: Buffer) => (text += bytes.toString()));
    socket.on('error', reject);
    socket.on('end', () => resolve(text));
    socket.write('nonsense\r\n\r\n');
  });
  const [head, body] = answered.split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(head).toContain('\r\nconnection: close');
  expect(head).toContain('\r\ncontent-type: application/json');
  expect(head).toContain(`\r\ncontent-length: ${body?.length}`);
  expect(JSON.parse(String(body))).toEqual({ error: { code: 400, message: 'The request is not valid HTTP.' } });
});

test('a port that is taken is refused', async () => {
  const listener = await listen({ port: 0, host, handle() {} });
  onTestFinished(() => listener.close(0));
  await expect(listen({ port: listener.port, host, handle() {} })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('closing breaks what is still being answered when the grace has passed, and no sooner', async () => {
  const arrived = Promise.withResolvers<IncomingMessage>();
  const listener = await listen({ port: 0, host, handle: arrived.resolve });
  const broken = new Promise((resolve) => http.get(`http://${host}:${listener.port}/`).on('error', resolve));
  const { socket } = await arrived.promise;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const closed = listener.close(5000);
  vi.advanceTimersByTime(4999);
  expect(socket.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(socket.destroyed).toBe(true);
  await Promise.all([closed, broken]);
});

test('a listener that has closed takes no request, and leaves no timer that keeps the process', async () => {
  const listener = await listen({ port: 0, host, handle: (_request, response) => void response.end() });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await listener.close(5000);
  expect(vi.getTimerCount()).toBe(0);
  const refused = new Promise((resolve) => http.get(`http://${host}:${listener.port}/`).on('error', resolve));
  expect(await refused).toMatchObject({ code: 'ECONNREFUSED' });
});

test('a stream is neither cached nor held back by what is in between, and its status is in the journal', async () => {
  const service = await start({ config: configOf([{ say: 'hi' }]) });
  const response = await prompt(service);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('x-accel-buffering')).toBe('no');
  await readChat(response);
  expect(service.journal().at(-1)?.status).toBe(200);
});

test('the journal tells of a request that a fault left hanging', async () => {
  const service = await start({ config: configOf([]) });
  service.fault({ route: 'list', fault: 'hang' });
  const abort = new AbortController();
  const hanging = send(service, '/interns', { signal: abort.signal });
  await send(service, '/interns');
  abort.abort();
  await expect(hanging).rejects.toThrow();
  expect(service.journal()[0]).toMatchObject({ status: null, decision: 'fault', reason: 'hang' });
});

test('what could not be answered is in the log, without its query', async () => {
  const errors: string[] = [];
  const log = { ...silentLog, error: (message: string) => void errors.push(message) };
  const service = await start({ config: configOf([]), log });
  service.fault({ route: 'list', fault: { status: 500, headers: { 'not a header': 'x' } } });
  await expect(send(service, '/interns?cursor=made-up')).rejects.toThrow();
  expect(errors).toEqual([expect.stringMatching(/^GET \/api\/v1\/interns could not be answered: .*not a header/)]);
});

test('a query is no part of a path', async () => {
  const service = await start({ config: configOf([]) });
  expect((await fetch(new URL('/healthz?now', service.baseUrl))).status).toBe(200);
});

test('[limit.route-deadline] the connection of a request that did not arrive in time is closed', async () => {
  const service = await start({ config: configOf([]) });
  const answered = sendPart(service, '/oauth/token', Buffer.from('a'));
  const { status, headers, body } = await advanceUntil(service, answered, '30s');
  expect([status, headers.connection]).toEqual([408, 'close']);
  expect(JSON.parse(body)).toEqual({
    error: 'invalid_request',
    error_description: 'The request did not arrive in time.',
  });
});

test('the connection of a body that is too long stays open if it has arrived, and is closed if it never ends', async () => {
  const service = await start({ config: configOf([]) });
  const arrived = await send(service, '/oauth/token', { method: 'POST', bearer: null, body: 'x'.repeat(32 * 1024) });
  expect([arrived.status, arrived.headers.get('connection')]).toEqual([413, 'keep-alive']);
  // To the byte at which the service gives up, so that nothing unread takes the answer back.
  const endless = await sendPart(service, '/oauth/token', Buffer.alloc(32 * 1024 + 16 * 1024 * 1024, 'x'));
  expect(endless).toMatchObject({ status: 413, headers: { connection: 'close' } });
});
