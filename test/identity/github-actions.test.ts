// The identity of a GitHub Actions job.
import { describe, expect, test } from 'vitest';
import { gitHubActionsSource } from '../../src/identity/sources/ci.ts';
import { identityIo } from '../support/identity.ts';
import { json } from '../support/responses.ts';

const requestUrl = 'https://pipelines.example/token?api-version=2.0';
const complete = {
  GITHUB_ACTIONS: 'true',
  ACTIONS_ID_TOKEN_REQUEST_URL: requestUrl,
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'request-token-1',
};

describe('the detection', () => {
  test('is ready with request URL and request token', async () => {
    expect(await gitHubActionsSource(identityIo({ env: complete })).detect()).toEqual({ state: 'ready' });
  });

  test('is absent outside GitHub Actions', async () => {
    expect(await gitHubActionsSource(identityIo()).detect()).toEqual({
      state: 'absent',
      lacks: 'ACTIONS_ID_TOKEN_REQUEST_URL and ACTIONS_ID_TOKEN_REQUEST_TOKEN',
    });
  });

  test.each([
    [{ GITHUB_ACTIONS: 'true' }, 'ACTIONS_ID_TOKEN_REQUEST_URL and ACTIONS_ID_TOKEN_REQUEST_TOKEN'],
    [{ ...complete, ACTIONS_ID_TOKEN_REQUEST_URL: '' }, 'ACTIONS_ID_TOKEN_REQUEST_URL'],
    [{ ...complete, ACTIONS_ID_TOKEN_REQUEST_TOKEN: undefined }, 'ACTIONS_ID_TOKEN_REQUEST_TOKEN'],
  ])('is broken in a job without the permission: %j', async (env, lacks) => {
    expect(await gitHubActionsSource(identityIo({ env })).detect()).toEqual({
      state: 'broken',
      lacks,
      remedy: expect.stringContaining('permissions: id-token: write'),
    });
  });
});

describe('a token', () => {
  test('is asked for with the request token as bearer, its audience added to the query that is there', async () => {
    const io = identityIo({ env: complete, script: [json(200, { count: 1, value: 'a.b.c' })] });
    const token = await gitHubActionsSource(io).fetchToken({ audience: 'https://a.example/x?y&z' });
    expect(token.reveal()).toBe('a.b.c');
    const [sent] = io.fetch.sent;
    expect(sent).toMatchObject({ method: 'GET', url: `${requestUrl}&audience=https%3A%2F%2Fa.example%2Fx%3Fy%26z` });
    expect(sent?.headers.get('authorization')).toBe('Bearer request-token-1');
    expect(sent?.headers.get('accept')).toBe('application/json');
  });

  test('is asked for after the request token was masked, and masked itself', async () => {
    const masked: (readonly string[])[] = [];
    const io = identityIo({
      env: complete,
      script: [
        () => {
          masked.push([...io.log.masked]);
          return json(200, { value: 'a.b.c' });
        },
      ],
    });
    await gitHubActionsSource(io).fetchToken({ audience: 'urn:me' });
    expect(masked).toEqual([['request-token-1']]);
    expect(io.log.masked).toEqual(['request-token-1', 'a.b.c']);
  });
});

test('a request URL that is none is broken, and not an error of ours', async () => {
  const env = { GITHUB_ACTIONS: 'true', ACTIONS_ID_TOKEN_REQUEST_URL: 'nonsense', ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'x' };
  expect(await gitHubActionsSource(identityIo({ env })).detect()).toMatchObject({
    state: 'broken',
    lacks: 'a URL in ACTIONS_ID_TOKEN_REQUEST_URL',
  });
});
