// What the library takes from the world where its caller does not say.
import { expect, onTestFinished, test, vi } from 'vitest';
import { nodeIdentityIo } from '../../src/library/access-token.ts';
import { startLoopback } from '../support/loopback.ts';

test('no request goes through the global fetch, so that time limits are those of the library alone', async () => {
  const server = await startLoopback((_, response) => response.end('here'));
  onTestFinished(() => server[Symbol.asyncDispose]());
  vi.stubGlobal('fetch', () => {
    throw new Error('the global fetch was asked');
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { signal } = new AbortController();
  const init = { method: 'GET', headers: {}, body: null, redirect: 'manual', signal } as const;
  const { status, body } = await nodeIdentityIo.fetch(server.url, init);
  expect(status).toBe(200);
  expect(Buffer.concat(await Array.fromAsync(body ?? [])).toString()).toBe('here');
});
