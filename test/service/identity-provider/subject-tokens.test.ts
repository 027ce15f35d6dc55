// Jobs of the identity provider: how they come over HTTP, how many it knows, and who gets what answer.
import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { JobIdentity, Service } from '../../../src/service/index.ts';
import { readObject } from '../support/chat.ts';
import { configOf, start } from '../support/service.ts';

const startWithIssuer = () => start({ identityProvider: true, config: configOf([]) });

const postJob = (service: Service, body: string) => fetch(`${service.identityProvider}/jobs`, { method: 'POST', body });

const askToken = ({ request_url, request_token }: JobIdentity) =>
  fetch(request_url, { headers: { authorization: `Bearer ${request_token}` } });

test('a job that was posted has the claims of its body', async () => {
  const service = await startWithIssuer();
  const response = await postJob(service, JSON.stringify({ repository: 'acme/app', actor: 'octocat' }));
  expect(response.status).toBe(200);
  const job = z.strictObject({ request_url: z.string(), request_token: z.string() }).parse(await response.json());
  const { value } = await readObject(await askToken(job));
  expect(decodeJwt(String(value))).toMatchObject({
    repository: 'acme/app',
    actor: 'octocat',
    iss: service.identityProvider,
  });
});

test.each([
  [16_384, 200],
  [16_385, 400],
])('a job of %i bytes is %i', async (bytes, status) => {
  const service = await startWithIssuer();
  expect((await postJob(service, JSON.stringify({ a: 'x'.repeat(bytes - '{"a":""}'.length) }))).status).toBe(status);
});

test('the last 1,000 jobs get tokens', async () => {
  const service = await startWithIssuer();
  const statuses = async (jobs: readonly JobIdentity[]) =>
    Promise.all(jobs.map(async (job) => (await askToken(job)).status));
  const jobs = Array.from({ length: 1000 }, () => service.addJob());
  expect(await statuses(jobs.slice(0, 1))).toEqual([200]);
  service.addJob();
  expect(await statuses(jobs.slice(0, 2))).toEqual([401, 200]);
});

test('a refusal says what is wrong', async () => {
  const service = await startWithIssuer();
  const refusals = [
    await askToken({ ...service.addJob(), request_token: 'mine' }),
    await postJob(service, '[]'),
    await fetch(`${service.identityProvider}/nothing`),
  ];
  expect(await Promise.all(refusals.map((response) => response.json()))).toEqual([
    { error: { code: 401, message: 'Unknown request token.' } },
    { error: { code: 'invalid_body', message: 'Send a JSON object of claims, at most 16384 bytes.' } },
    { error: { code: 404, message: 'Not found.' } },
  ]);
  service.fault({ route: 'jwks', fault: { status: 503 } });
  expect(await readObject(await fetch(`${service.identityProvider}/.well-known/jwks`))).toEqual({
    error: { code: 503, message: 'The request was refused.' },
  });
});

test('the journal tells what was asked of the identity provider', async () => {
  const service = await startWithIssuer();
  await postJob(service, '{}');
  await askToken(service.addJob());
  await fetch(`${service.identityProvider}/.well-known/jwks?fresh`);
  expect(service.journal().map(({ method, path, status, decision }) => [method, path, status, decision])).toEqual([
    ['POST', '/jobs', 200, 'job_added'],
    ['GET', '/token', 200, 'subject_token_issued'],
    ['GET', '/.well-known/jwks', 200, 'served'],
  ]);
});

test('the identity provider is reached over 127.0.0.1 alone, and not once the service has stopped', async () => {
  const service = await startWithIssuer();
  const reach = (hostname: string) =>
    fetch(Object.assign(new URL(`${service.identityProvider}/.well-known/jwks`), { hostname }));
  await expect(reach('[::1]')).rejects.toThrow();
  expect((await reach('127.0.0.1')).status).toBe(200);
  await service.stop();
  await expect(reach('127.0.0.1')).rejects.toThrow();
});
