// One token exchange: the form, the judgement of the answer, the one request.
import { describe, expect, test } from 'vitest';
import type { TokenExchange } from '../../src/exchange/token-exchange.ts';
import { buildTokenExchange, exchangeToken, readTokenExchange } from '../../src/exchange/token-exchange.ts';
import { Secret } from '../../src/secret.ts';
import { jwtOf } from '../support/jwt.ts';
import { brokenConnection, connectFailure, json, jsonResponse, scriptedFetch } from '../support/responses.ts';
import { grantedToken } from '../support/token-response.ts';

const subjectToken = jwtOf({ iss: 'https://token.example', sub: 'repo:acme/app:ref:refs/heads/main', aud: 'urn:me' });
const exchange: TokenExchange = { baseUrl: 'https://service.example/v1', federationPolicyId: 'fp_1', subjectToken };

function failureOf(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

describe('the request', () => {
  test('is a form with the six parameters', () => {
    const request = buildTokenExchange(exchange);
    expect(request).toMatchObject({
      method: 'POST',
      url: 'https://service.example/v1/oauth/token',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' },
    });
    expect(Object.fromEntries(new URLSearchParams(request.body))).toEqual({
      federation_policy_id: 'fp_1',
      grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
      subject_token: subjectToken.reveal(),
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
      requested_token_type: 'urn:ietf:params:oauth:token-type:access_token',
      scope: 'inference',
    });
  });

  test('has no bearer unless there is an API key', () => {
    const apiKey = new Secret('key-1');
    expect(buildTokenExchange(exchange).bearer).toBeUndefined();
    expect(buildTokenExchange({ ...exchange, apiKey }).bearer).toBe(apiKey);
  });

  test.each([
    ['opaque-token', 'has 1 parts and 12 characters'],
    ['secret.b', 'has 2 parts'],
    ['secret.b.c.d', 'has 4 parts'],
    [`secret.b.${'c'.repeat(16_376)}`, 'has 3 parts and 16385 characters'],
  ])('is not made of the token %.20s, and the error does not show it', (text, says) => {
    const failure = failureOf(() => buildTokenExchange({ ...exchange, subjectToken: new Secret(text) }));
    expect(failure).toMatchObject({
      name: 'ExchangeError',
      code: 'exchange_malformed',
      message: expect.stringContaining(says),
    });
    expect(String(failure)).not.toMatch(/secret|opaque/);
  });

  test('takes a token of 16384 characters', () => {
    const longest = new Secret(`a.b.${'c'.repeat(16_380)}`);
    expect(buildTokenExchange({ ...exchange, subjectToken: longest }).body).toContain('c'.repeat(16_380));
  });
});

describe('the answer', () => {
  test('grants a token for its lifetime', () => {
    const token = readTokenExchange(jsonResponse(200, grantedToken), exchange);
    expect([token.token.reveal(), token.lifetimeMs]).toEqual(['access-token-1', 300_000]);
  });

  test.each([
    [undefined, 'it is not a JSON object'],
    ['text', 'it is not a JSON object'],
    [{ ...grantedToken, expires_in: 901 }, 'check "expires_in"'],
    [{ ...grantedToken, access_token: undefined, token_type: 'DPoP' }, 'check "access_token", "token_type"'],
    [{ ...grantedToken, access_token: 'se\ncret' }, 'check "access_token"'],
  ])('outside the API is malformed: %j', (body, says) => {
    const failure = failureOf(() => readTokenExchange(jsonResponse(200, body), exchange));
    expect(failure).toMatchObject({
      code: 'exchange_malformed',
      data: { status: 200 },
      message: expect.stringContaining(`but the body does not follow the API: ${says}. Check that base-url`),
    });
    expect(String(failure)).not.toContain('cret');
  });

  test.each([400, 401, 403, 404, 413, 302])('with status %i is a refusal', (status) => {
    const body = { error: 'invalid_grant', error_description: 'The subject token was not accepted.' };
    expect(
      failureOf(() => readTokenExchange(jsonResponse(status, body, { requestId: 'r-1' }), exchange)),
    ).toMatchObject({
      code: 'exchange_refused',
      data: { status, reason: 'invalid_grant', requestId: 'r-1' },
    });
  });

  test('of 404 without an OAuth error means that nothing is there, and says which base URL was meant', () => {
    const at = (baseUrl: string): unknown =>
      failureOf(() => readTokenExchange(jsonResponse(404, undefined), { ...exchange, baseUrl }));
    expect(at('https://service.example')).toMatchObject({
      code: 'exchange_refused',
      data: { status: 404, source: 'base-url' },
      message:
        'There is no token exchange at https://service.example/oauth/token: it answered 404. Check "base-url": did you mean https://service.example/api/v1?',
    });
    expect(at('https://service.example/api/v1')).toMatchObject({
      message: expect.stringMatching(/it answered 404\. Check "base-url"\.$/),
    });
  });

  test('of a refusal names policy and unverified claims, and what to check', () => {
    const body = { error: 'invalid_grant', error_description: 'Not accepted.' };
    expect(String(failureOf(() => readTokenExchange(jsonResponse(400, body), exchange)))).toBe(
      'ExchangeError: Token exchange refused (400 invalid_grant: Not accepted.) for policy "fp_1", issuer "https://token.example", subject "repo:acme/app:ref:refs/heads/main", audience "urn:me" (unverified claims). Check that the organization trusts this issuer and that the policy matches this subject and audience.',
    );
  });

  test('of a refusal carries every claim that policies are written on', () => {
    const failure = failureOf(() => readTokenExchange(jsonResponse(400, {}), exchange));
    expect(failure).toMatchObject({
      data: {
        reason: undefined,
        unverifiedClaims: expect.arrayContaining([
          { name: 'aud', value: 'urn:me' },
          { name: 'environment', value: undefined },
        ]),
      },
    });
  });

  test('of a refusal never shows the token, though the service echoes it', () => {
    const body = { error: 'invalid_request', subject_token: subjectToken.reveal(), form: `x=${subjectToken.reveal()}` };
    const failure = failureOf(() => readTokenExchange(jsonResponse(400, body), exchange));
    expect(JSON.stringify([failure, String(failure)])).not.toContain('made-up-signature');
    const text = `You sent ${subjectToken.reveal()}.`;
    const echo = failureOf(() =>
      readTokenExchange(jsonResponse(400, { error: text, error_description: text }), exchange),
    );
    expect(String(echo)).toContain('You sent ***.: You sent ***.');
  });

  test('of a refusal does without claims when the token is none', () => {
    const opaque = { ...exchange, subjectToken: new Secret('a.b.c') };
    expect(failureOf(() => readTokenExchange(jsonResponse(400, {}), opaque))).toMatchObject({
      data: { unverifiedClaims: [] },
      message: expect.stringContaining('issuer null, subject null, audience null'),
    });
  });

  test.each([429, 500, 502, 503, 504])('with status %i is an outage', (status) => {
    const body = { error: 'temporarily_unavailable' };
    const failure = failureOf(() => readTokenExchange(jsonResponse(status, body, { retryAfterMs: 2_000 }), exchange));
    expect(failure).toMatchObject({
      code: 'exchange_unreachable',
      data: { status, reason: 'temporarily_unavailable', retryAfterMs: 2_000 },
      message: `The token exchange answered ${status} temporarily_unavailable.`,
    });
    expect(failureOf(() => readTokenExchange(jsonResponse(status, 'no JSON'), exchange))).toMatchObject({
      message: `The token exchange answered ${status}.`,
    });
  });
});

describe('exchangeToken', () => {
  const options = { timeoutMs: 5_000, now: () => 0 };

  test('sends the form and reads the grant', async () => {
    const fetch = scriptedFetch(json(200, grantedToken));
    expect((await exchangeToken(exchange, { ...options, fetch })).token.reveal()).toBe('access-token-1');
    expect(fetch.sent).toMatchObject([{ method: 'POST', url: 'https://service.example/v1/oauth/token' }]);
    expect(fetch.sent[0]?.headers.has('authorization')).toBe(false);
  });

  test.each([
    [connectFailure(), 'no'],
    [brokenConnection(), 'unknown'],
  ] as const)('tells that nobody answered: %s', async (failure, sent) => {
    await expect(exchangeToken(exchange, { ...options, fetch: scriptedFetch(failure) })).rejects.toMatchObject({
      name: 'ExchangeError',
      code: 'exchange_unreachable',
      data: { sent },
      message: 'The token exchange did not answer.',
      cause: { name: 'NoResponseError' },
    });
  });

  test('sends nothing when the subject token is none', async () => {
    const fetch = scriptedFetch(json(200, grantedToken));
    const opaque = { ...exchange, subjectToken: new Secret('opaque') };
    await expect(exchangeToken(opaque, { ...options, fetch })).rejects.toMatchObject({ code: 'exchange_malformed' });
    expect(fetch.sent).toEqual([]);
  });
});
