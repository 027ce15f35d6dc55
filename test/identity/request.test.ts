// Subject tokens that an endpoint gives: one request, and the judgement of its answer.
import { describe, expect, test } from 'vitest';
import type { RequestSource } from '../../src/identity/kinds.ts';
import { readTokenResponse, requestSource } from '../../src/identity/kinds.ts';
import type { NamedPlace } from '../../src/identity/source.ts';
import { identityIo } from '../support/identity.ts';
import { brokenConnection, connectFailure, json, jsonResponse, type Scripted } from '../support/responses.ts';

const options: RequestSource & NamedPlace = {
  name: 'made-up',
  markers: [],
  title: 'The endpoint',
  takesAudience: true,
  detect: () => ({ state: 'ready' }),
  build: (audience) => ({ method: 'GET', url: `https://identity.example/?aud=${audience}` }),
  field: 'value',
  remedy: 'Check the permission.',
};

describe('the answer', () => {
  test.each([
    ['value', { value: 'a.b.c' }],
    ['value', { value: ' a.b.c\n', more: 1 }],
    [undefined, 'a.b.c\n'],
  ])('holds the subject token in the field %s: %j', (field, body) => {
    const { field: _, ...rest } = options;
    const source = field === undefined ? rest : { ...rest, field };
    expect(readTokenResponse(jsonResponse(200, body), source).reveal()).toBe('a.b.c');
  });

  test.each([undefined, null, [], 'a.b.c', {}, { value: '' }, { value: ' ' }, { value: 1 }, { value: null }])(
    'is malformed as %j',
    (body) => {
      expect(() => readTokenResponse(jsonResponse(200, body), options)).toThrow(
        expect.objectContaining({
          code: 'identity_malformed',
          data: { source: 'made-up', status: 200 },
          message: 'The endpoint answered 200, but with no token in the field "value".',
        }),
      );
    },
  );

  test('is malformed when it is empty and should be the token', () => {
    const { field: _, ...rest } = options;
    expect(() => readTokenResponse(jsonResponse(200, '', { text: ' ' }), rest)).toThrow(
      expect.objectContaining({
        code: 'identity_malformed',
        message: expect.stringContaining('no token in its answer'),
      }),
    );
  });

  test.each([301, 400, 401, 403, 404])('is a refusal with status %i, and says what to do', (status) => {
    expect(() => readTokenResponse(jsonResponse(status, { value: 'a.b.c' }), options)).toThrow(
      expect.objectContaining({
        code: 'identity_refused',
        data: { source: 'made-up', status },
        message: `The endpoint answered ${status}. Check the permission.`,
      }),
    );
  });

  test.each([408, 429, 500, 502, 503])('is an outage with status %i', (status) => {
    expect(() => readTokenResponse(jsonResponse(status, {}, { retryAfterMs: 3_000 }), options)).toThrow(
      expect.objectContaining({
        code: 'identity_unreachable',
        data: { source: 'made-up', status, retryAfterMs: 3_000 },
      }),
    );
  });
});

describe('fetchToken', () => {
  test.each(['http://identity.example/', 'http://127.0.0.1.example/', 'http://10.0.0.1/', 'http://localhost.example/'])(
    'sends nothing to %s in plain text',
    async (url) => {
      const io = identityIo({ script: [] });
      const source = requestSource(io, options, { ...options, build: () => ({ method: 'GET', url }) });
      await expect(source.fetchToken({ audience: 'a' })).rejects.toMatchObject({ code: 'identity_refused' });
      expect(io.fetch.sent).toEqual([]);
    },
  );

  test.each([
    'http://127.0.0.2:8080/',
    'http://localhost/',
    'http://[::1]:1/',
    'http://169.254.169.254/x',
    'http://[fd00:ec2::254]/',
    'http://metadata.google.internal/',
  ])('asks this machine and metadata addresses in plain text: %s', async (url) => {
    const io = identityIo({ script: [json(200, { value: 'a.b.c' })] });
    const source = requestSource(io, options, { ...options, build: () => ({ method: 'GET', url }) });
    expect((await source.fetchToken({ audience: 'a' })).reveal()).toBe('a.b.c');
  });

  const fetchToken = (script: readonly Scripted[], signal?: AbortSignal) => {
    const io = identityIo({ script });
    return {
      token: requestSource(io, options, options).fetchToken({ audience: 'urn:me', signal }),
      sent: io.fetch.sent,
    };
  };

  test('asks for the audience', async () => {
    const { token, sent } = fetchToken([json(200, { value: 'a.b.c' })]);
    expect((await token).reveal()).toBe('a.b.c');
    expect(sent.map(({ url }) => url)).toEqual(['https://identity.example/?aud=urn:me']);
  });

  test.each([
    [connectFailure(), 'no'],
    [brokenConnection(), 'unknown'],
  ] as const)('tells that nobody answered: %s', async (failure, sent) => {
    await expect(fetchToken([failure]).token).rejects.toMatchObject({
      name: 'IdentityError',
      code: 'identity_unreachable',
      data: { source: 'made-up', sent },
      cause: { name: 'NoResponseError' },
    });
  });

  test('makes one attempt: to try again is for the exchange', async () => {
    const { token, sent } = fetchToken([json(503, {}), json(200, { value: 'a.b.c' })]);
    await expect(token).rejects.toMatchObject({ code: 'identity_unreachable' });
    expect(sent).toHaveLength(1);
  });

  test('ends with the reason of its signal', async () => {
    const reason = new Error('cancelled');
    await expect(fetchToken([json(200, {})], AbortSignal.abort(reason)).token).rejects.toBe(reason);
  });
});
