// Routes: what an unknown one answers, how a path is read, and the error of each status that a fault orders.
import { expect, test } from 'vitest';
import type { FaultRoute } from '../../../src/service/index.ts';
import { configOf, internId, secrets, send, start } from '../support/service.ts';

const requests: Partial<Record<FaultRoute, readonly [string, string]>> = {
  list: ['GET', '/interns'],
  chat: ['POST', `/interns/${internId}/chat/completions`],
  token: ['POST', '/oauth/token'],
  keys: ['PATCH', '/keys/key_standard'],
};

const chatError = (code: number, reason: string, message: string, retryable = false) => ({
  error: { code, message, metadata: { reason, retryable } },
});

test.each<[FaultRoute, number, unknown, string | null]>([
  ['list', 400, { error: { code: 'invalid_body', message: 'The request is invalid.' } }, null],
  ['list', 404, { error: { code: 'not_found', message: 'Not found.' } }, null],
  ['list', 418, { error: { code: 418, message: 'The request was refused.' } }, null],
  ['list', 429, { error: { code: 429, message: 'Too many requests.' } }, null],
  ['keys', 500, { error: { code: 500, message: 'The request could not be completed.' } }, null],
  ['chat', 401, { error: { code: 401, message: 'Missing or invalid API key.' } }, null],
  [
    'chat',
    403,
    { error: { code: 403, message: "The key's creator is no longer a member of the organization." } },
    null,
  ],
  ['chat', 404, chatError(404, 'interaction_unknown', 'Not found.'), null],
  ['chat', 408, chatError(408, 'timeout', 'The request exceeded its deadline.'), null],
  ['chat', 418, chatError(418, 'bad_request', 'The request was refused.'), null],
  ['chat', 429, chatError(429, 'rate_limited', 'Too many requests.', true), '1'],
  ['chat', 500, chatError(500, 'turn_failed', 'The request could not be completed.'), null],
  ['chat', 502, chatError(502, 'intern_unreachable', 'The intern could not be reached.', true), null],
  ['chat', 503, chatError(503, 'busy', 'The service is busy.', true), '1'],
  ['chat', 504, chatError(504, 'timeout', 'The intern did not answer in time.'), null],
  ['token', 401, { error: 'invalid_client', error_description: 'Missing or invalid API key.' }, null],
  ['token', 429, { error: 'invalid_request', error_description: 'Too many requests.' }, null],
  ['token', 500, { error: 'temporarily_unavailable', error_description: 'The request could not be completed.' }, null],
])(
  'a fault of the route %s with status %i has the error that such a status means there',
  async (route, status, body, wait) => {
    const service = await start({ config: configOf([]) });
    service.fault({ route, fault: { status } });
    const [method, path] = requests[route] ?? [];
    const response = await send(service, String(path), { method: String(method) });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual(body);
    expect(response.headers.get('retry-after')).toBe(wait);
  },
);

test.each([
  ['GET', '/nothing', 404, 'not_found'],
  ['GET', '/oauth/nothing', 404, 'not_found'],
  ['GET', '/interns/x', 401, 401],
  ['DELETE', '/interns', 401, 401],
])(
  'without a key %s %s is %i: only under /interns a caller must be known to learn more',
  async (method, path, status, code) => {
    const service = await start({ config: configOf([]) });
    const response = await send(service, path, { method, bearer: null });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error: { code, message: expect.stringMatching(/\.$/) } });
  },
);

test.each([
  ['POST', '/interns', 'GET'],
  ['GET', '/oauth/token', 'POST'],
  ['GET', '/keys/key_standard', 'PATCH'],
])('%s %s is 405 and tells the method to use', async (method, path, allowed) => {
  const response = await send(await start({ config: configOf([]) }), path, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe(allowed);
});

test.each([
  ['/keys/key%5Fstandard', 200],
  ['/keys/key_standard%', 404],
  ['/keys/%zz', 404],
])('a parameter is decoded, and a bad encoding names nothing: %s is %i', async (path, status) => {
  const service = await start({ config: configOf([]) });
  const headers = { 'content-type': 'application/json' };
  const response = await send(service, path, { method: 'PATCH', bearer: secrets.management, body: '{}', headers });
  expect(response.status).toBe(status);
});
