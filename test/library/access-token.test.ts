// An access token by the library: the identity that is there, and one that comes later.
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { givenSource, holdAccessToken, Secret, silentLog } from '../../src/index.ts';
import { nodeIdentityIo } from '../../src/library/access-token.ts';
import type { Service } from '../../src/service/index.ts';
import { startService } from '../../src/service/index.ts';
import { startLoopback } from '../support/loopback.ts';

let service: Service;

beforeAll(async () => {
  service = await startService({ identityProvider: true });
});
afterAll(() => service.stop());

function jobEnv(): Record<string, string> {
  const job = service.addJob();
  return { ACTIONS_ID_TOKEN_REQUEST_URL: job.request_url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: job.request_token };
}

test('the identity of the job is exchanged once, for all who ask', async () => {
  const token = holdAccessToken({ baseUrl: service.baseUrl, federationPolicyId: 'local', io: { env: jobEnv() } });
  const exchanges = (): number => service.journal().filter(({ path }) => path.endsWith('/oauth/token')).length;
  const before = exchanges();
  const [one, other] = await Promise.all([token.get(), token.get()]);
  expect(one.reveal()).toMatch(/^eyJ/);
  expect(other).toBe(one);
  expect(exchanges() - before).toBe(1);
});

test.each([undefined, 'https://service.example'])('a base URL that is none is named, with audience %s', (audience) => {
  const hold = (baseUrl: string) => () => holdAccessToken({ baseUrl, federationPolicyId: 'local', audience });
  expect(hold('')).toThrow(expect.objectContaining({ name: 'InputError', code: 'input_missing' }));
  expect(hold('service.example/api')).toThrow('"baseUrl" is "service.example/api". Use the base URL of the service');
});

test('a process without an identity may get one later', async () => {
  const env: Record<string, string> = {};
  const token = holdAccessToken({ baseUrl: service.baseUrl, federationPolicyId: 'local', io: { env } });
  await expect(token.get()).rejects.toMatchObject({ code: 'identity_missing' });
  Object.assign(env, jobEnv());
  expect((await token.get()).reveal()).toMatch(/^eyJ/);
});

test.each([
  [undefined, true],
  ['https://elsewhere.example', false],
])('a refusal says whether the audience %s was a default', async (audience, isDefault) => {
  const token = holdAccessToken({
    baseUrl: service.baseUrl,
    federationPolicyId: 'none',
    audience,
    io: { env: jobEnv() },
  });
  const remarks: unknown = isDefault ? [expect.stringContaining('is the default, the origin of the base URL')] : [];
  await expect(token.get()).rejects.toMatchObject({ code: 'exchange_refused', data: { remarks } });
});

test('a token that the service refused is renewed', async () => {
  const token = holdAccessToken({ baseUrl: service.baseUrl, federationPolicyId: 'local', io: { env: jobEnv() } });
  const first = await token.get();
  const second = await token.renew(first);
  expect(second?.reveal()).toMatch(/^eyJ/);
  expect(second).not.toBe(first);
});

test('a source of the caller takes the place of the surroundings', async () => {
  const source = givenSource(new Secret('no.jwt.atall'), silentLog);
  const token = holdAccessToken({
    baseUrl: service.baseUrl,
    federationPolicyId: 'local',
    source,
    io: { env: jobEnv() },
  });
  await expect(token.get()).rejects.toMatchObject({ code: 'exchange_refused' });
});

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
