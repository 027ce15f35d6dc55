// A job's way to the service: a client with the bearer of its credentials.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { AnsweredRequest } from '../../src/http/answered-request.ts';
import type { Credentials, SubjectTokenSetting } from '../../src/inputs/service-settings.ts';
import { connect, holdBearer, obtainToken } from '../../src/job/connect.ts';
import { createRedactor, Secret } from '../../src/secret.ts';
import { internOf } from '../support/chat.ts';
import { settingsOf } from '../support/command-settings.ts';
import { identityIo, type Surroundings } from '../support/identity.ts';
import { jwtOf } from '../support/jwt.ts';
import { json } from '../support/responses.ts';
import { grantedToken } from '../support/token-response.ts';

function ioOf() {
  const page = json(200, { data: [internOf({ id: 'a' })], has_more: false }, { 'X-Request-Id': 'r-1' });
  return {
    ...identityIo({ script: [page] }),
    cwd: '/work',
    readFile: () => Promise.reject(new Error('not read')),
    files: 'workspace' as const,
    redactor: createRedactor(),
    signal: new AbortController().signal,
  };
}

const service = settingsOf({ command: 'list' });
const settings = service.command === 'list' ? service : expect.unreachable();

test('the client sends the bearer of the credentials, and tells of its requests', async () => {
  const io = ioOf();
  const requests: AnsweredRequest[] = [];
  const { client } = await connect(io, settings, (request) => requests.push(request));
  expect(io.fetch.sent).toEqual([]);
  expect((await Array.fromAsync(client.listInterns())).map(({ id }) => id)).toEqual(['a']);
  expect(io.fetch.sent[0]?.headers.get('authorization')).toBe('Bearer made-up-management-key');
  expect(requests).toMatchObject([{ route: 'list', status: 200 }]);
});

test('where nobody wants to know, each request is a line of step debugging', async () => {
  const io = ioOf();
  await Array.fromAsync((await connect(io, settings)).client.listInterns());
  expect(io.log.at('debug')).toEqual([expect.stringMatching(/^list answered 200 after \d+ ms, request id r-1\.$/)]);
});

const subjectToken = jwtOf({ iss: 'https://token.example', aud: 'urn:me', exp: 4_000_000_000 });
const granted = (): Response => json(200, grantedToken);

const exchangeOf = (setting: SubjectTokenSetting, apiKey?: Secret) =>
  ({
    by: 'exchange',
    federationPolicyId: 'fp_1',
    audience: 'urn:me',
    isAudienceDefault: false,
    subjectToken: setting,
    apiKey,
  }) as const satisfies Credentials;

const baseUrl = 'https://service.example/v1';

function start(surroundings: Surroundings, cwd = '/work') {
  const io = identityIo(surroundings);
  const readFile = () => Promise.reject(new Error('not read'));
  const { signal } = new AbortController();
  return { ...io, cwd, readFile, files: 'anywhere' as const, redactor: createRedactor(), signal };
}

describe('a bearer', () => {
  test('is the API key, masked, where that is all, and can not be renewed', async () => {
    const io = start({});
    const apiKey = new Secret('key-1');
    const { bearer, renewBearer } = await holdBearer(io, { baseUrl, credentials: { by: 'api-key', apiKey } });
    expect(await bearer()).toBe(apiKey);
    expect([renewBearer, io.log.masked, io.fetch.sent]).toEqual([undefined, ['key-1'], []]);
  });

  test('is asked for when it is first needed, and exchanged from the token that was given', async () => {
    const io = start({ script: [granted] });
    const credentials = exchangeOf({ from: 'input', token: subjectToken });
    const { bearer } = await holdBearer(io, { baseUrl, credentials });
    expect(io.fetch.sent).toEqual([]);
    expect((await bearer()).reveal()).toBe('access-token-1');
    expect(new URLSearchParams(io.fetch.sent[0]?.body).get('subject_token')).toBe(subjectToken.reveal());
    expect(io.log.masked).toEqual([subjectToken.reveal(), 'access-token-1']);
  });

  test('is exchanged from a file, whose path starts at the workspace', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'connect-'));
    writeFileSync(join(folder, 'token.jwt'), subjectToken.reveal());
    const io = start({ script: [granted] }, folder);
    const credentials = exchangeOf({ from: 'file', path: 'token.jwt' });
    expect((await (await holdBearer(io, { baseUrl, credentials })).bearer()).reveal()).toBe('access-token-1');
  });

  test('is exchanged from the identity of the CI', async () => {
    const env = { INTERNS_ID_TOKEN: subjectToken.reveal() };
    const io = start({ script: [granted], env });
    const { bearer } = await holdBearer(io, { baseUrl, credentials: exchangeOf({ from: 'ci' }) });
    expect((await bearer()).reveal()).toBe('access-token-1');
  });

  test('is missing at once where the job has no identity', async () => {
    const io = start({});
    await expect(holdBearer(io, { baseUrl, credentials: exchangeOf({ from: 'ci' }) })).rejects.toMatchObject({
      code: 'identity_missing',
    });
  });

  test('is renewed in place of one that was refused', async () => {
    const io = start({ script: [granted, granted] });
    const credentials = exchangeOf({ from: 'input', token: subjectToken });
    const { bearer, renewBearer } = await holdBearer(io, { baseUrl, credentials });
    await renewBearer?.(await bearer());
    expect(io.fetch.sent).toHaveLength(2);
  });

  test('is exchanged with the API key, masked, where there is one', async () => {
    const io = start({ script: [granted] });
    const credentials = exchangeOf({ from: 'input', token: subjectToken }, new Secret('key-1'));
    await (await holdBearer(io, { baseUrl, credentials })).bearer();
    expect(io.fetch.sent[0]?.headers.get('authorization')).toBe('Bearer key-1');
    expect(io.log.masked[0]).toBe('key-1');
  });
});

test('one token is obtained by one exchange, and masked', async () => {
  const io = start({ script: [granted] });
  const credentials = exchangeOf({ from: 'input', token: subjectToken });
  expect((await obtainToken(io, { baseUrl, credentials })).token.reveal()).toBe('access-token-1');
  expect(io.log.masked).toContain('access-token-1');
});

test('one token is obtained with the API key, masked before anything else, where there is one', async () => {
  const io = start({ script: [granted] });
  const credentials = exchangeOf({ from: 'input', token: subjectToken }, new Secret('key-1'));
  await obtainToken(io, { baseUrl, credentials });
  expect(io.fetch.sent[0]?.headers.get('authorization')).toBe('Bearer key-1');
  expect(io.log.masked[0]).toBe('key-1');
});

test("a file that can't be read is named as the input that names it", async () => {
  const io = start({});
  const credentials = exchangeOf({ from: 'file', path: 'token.jwt' });
  await expect(obtainToken(io, { baseUrl, credentials })).rejects.toMatchObject({
    code: 'identity_malformed',
    data: { source: 'subject-token-file' },
  });
});

test.each<[string, (...options: Parameters<typeof obtainToken>) => Promise<unknown>]>([
  ['held', async (...options) => (await holdBearer(...options)).bearer()],
  ['obtained', obtainToken],
])('a token that is %s tells of its requests: for the identity, and for the exchange', async (_, get) => {
  const io = start({
    script: [json(200, { value: subjectToken.reveal() }), granted],
    env: {
      ACTIONS_ID_TOKEN_REQUEST_URL: 'https://token.example/?a=1',
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'request-token',
    },
  });
  const requests: AnsweredRequest[] = [];
  const onRequest = (request: AnsweredRequest): void => void requests.push(request);
  await get(io, { baseUrl, credentials: exchangeOf({ from: 'ci' }) }, onRequest);
  expect(requests).toMatchObject([
    { route: 'identity', status: 200 },
    { route: 'exchange', status: 200 },
  ]);
});
