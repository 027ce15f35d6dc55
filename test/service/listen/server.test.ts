// The mount: what fails is answered in the shape of its route, and the service goes on.
import http from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import type { Log } from '../../../src/log.ts';
import { silentLog } from '../../../src/log.ts';
import { findRoute } from '../../../src/service/listen/routes.ts';
import { answer, type Handler, listen } from '../../../src/service/listen/server.ts';
import { createClock } from '../../../src/service/time/clock.ts';

async function startFailing(log: Log, note: Handler['note']): Promise<string> {
  const listener = await listen({
    port: 0,
    host: '127.0.0.1',
    handle(incoming, response) {
      const route = findRoute(incoming.method ?? '', incoming.url?.replace('/api/v1/', '') ?? '');
      void answer(incoming, response, {
        clock: createClock(),
        log,
        routeDeadlineMs: 1000,
        fault: undefined,
        fail: route.fail,
        note,
        handle: () => {
          throw new Error('the disk is full');
        },
      });
    },
  });
  onTestFinished(() => listener.close(0));
  return `http://127.0.0.1:${listener.port}/api/v1`;
}

test.each([
  ['list.500', 'GET', '/interns', { error: { code: 'internal_error', message: expect.any(String) } }],
  ['update.500', 'PATCH', '/keys/x', { error: { code: 500, message: expect.any(String) } }],
  [
    'chat-error.shape',
    'POST',
    '/interns/x/chat/completions',
    { error: { code: 500, message: expect.any(String), metadata: { reason: 'turn_failed', retryable: false } } },
  ],
  ['exchange.503', 'POST', '/oauth/token', { error: 'temporarily_unavailable', error_description: expect.any(String) }],
])('[%s] a handler of %s %s that throws is a 500 in the shape of its route', async (_row, method, path, body) => {
  const errors: string[] = [];
  const noted: (string | undefined)[] = [];
  const url = await startFailing({ ...silentLog, error: (message) => errors.push(message) }, ({ reason }) =>
    noted.push(reason),
  );
  for (let request = 0; request < 2; request++) {
    const response = await fetch(`${url}${path}`, { method });
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(JSON.parse(text)).toEqual(body);
    expect(text, 'what failed is for the log').not.toContain('disk');
  }
  expect(errors).toEqual(Array.from({ length: 2 }, () => `${method} /api/v1${path} failed: the disk is full`));
  expect(noted, 'what failed is for the journal too').toEqual(['the disk is full', 'the disk is full']);
});

test('closing waits for what is being answered, and not for idle connections', async () => {
  const listener = await listen({
    port: 0,
    host: '127.0.0.1',
    handle: (_incoming, response) => void setImmediate(() => response.end('done')),
  });
  const agent = new http.Agent({ keepAlive: true });
  const get = () =>
    new Promise<string>((resolve, reject) => {
      http
        .get(`http://127.0.0.1:${listener.port}/`, { agent }, (response) =>
          response.once('data', (bytes: Buffer) => resolve(bytes.toString())),
        )
        .on('error', reject);
    });
  await get();
  const last = get();
  await new Promise((resolve) => setImmediate(resolve));
  await Promise.all([listener.close(60_000), last.catch(() => {})]);
  agent.destroy();
});
