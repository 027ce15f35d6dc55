// The update of a key: what is sent, and what an answer is taken for.
import { describe, expect, test } from 'vitest';
import type { KeyUpdate } from '../../src/client/keys.ts';
import { buildKeyUpdate, readKey, readKeyUpdate, updateKey } from '../../src/client/keys.ts';
import type { ApiError } from '../../src/errors.ts';
import { Secret } from '../../src/secret.ts';
import { handClock } from '../support/clock.ts';
import { keyRecord } from '../support/key-record.ts';
import { brokenConnection, json, jsonResponse, scriptedFetch } from '../support/responses.ts';

const baseUrl = 'https://service.example/api/v1';
const bearer = new Secret('made-up-management-key');

function bodyOf(update: KeyUpdate): string | undefined {
  return buildKeyUpdate(baseUrl, bearer, { hash: 'f01d', update }).body;
}

function refusal(act: () => unknown): ApiError {
  try {
    act();
  } catch (error) {
    return error as ApiError;
  }
  throw new Error('nothing was thrown');
}

describe('the request', () => {
  test('is a PATCH with the bearer and JSON', () => {
    expect(buildKeyUpdate(baseUrl, bearer, { hash: 'f01d', update: { limit: 50 } })).toEqual({
      method: 'PATCH',
      url: `${baseUrl}/keys/f01d`,
      bearer,
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: '{"limit":50}',
    });
  });

  test.each<[KeyUpdate, string]>([
    [{ disabled: true }, '{"disabled":true}'],
    [{ include_byok_in_limit: false }, '{"include_byok_in_limit":false}'],
    [{ limit: 0 }, '{"limit":0}'],
    [{ limit: null }, '{"limit":null}'],
    [{ limit_reset: 'monthly' }, '{"limit_reset":"monthly"}'],
    [{ limit_reset: null }, '{"limit_reset":null}'],
    [{ name: 'nightly' }, '{"name":"nightly"}'],
    [{ name: 'nightly', limit: undefined }, '{"name":"nightly"}'],
  ])('of %j is %s', (update, body) => {
    expect(bodyOf(update)).toBe(body);
  });

  test('encodes the hash, so that it stays one part of the path', () => {
    const { url } = buildKeyUpdate(baseUrl, bearer, { hash: 'a/../b?c', update: { limit: 1 } });
    expect(url).toBe(`${baseUrl}/keys/a%2F..%2Fb%3Fc`);
  });

  test.each(['', '.', '..'])('is refused for the hash "%s"', (hash) => {
    expect(() => buildKeyUpdate(baseUrl, bearer, { hash, update: { limit: 1 } })).toThrow(TypeError);
  });

  test.each([{}, { limit: undefined }])('is refused for the empty update %j', (update) => {
    expect(() => bodyOf(update)).toThrow(
      new TypeError('The update of a key needs at least one field, and only fields that the API has.'),
    );
  });
});

describe('the answer', () => {
  const asked = { hash: 'f01d', update: { limit: 50, limit_reset: 'daily', disabled: false } } as const;

  test('is the key as it was asked to be', () => {
    expect(readKeyUpdate(jsonResponse(200, { data: keyRecord() }), asked, baseUrl)).toEqual(keyRecord());
  });

  test.each([
    [{ limit: 40 }, 'asked for limit 50, answered 40'],
    [{ limit: null }, 'asked for limit 50, answered null'],
    [{ limit_reset: 'weekly' }, 'asked for limit_reset "daily", answered "weekly"'],
    [{ disabled: true }, 'asked for disabled false, answered true'],
    [{ hash: 'f02d' }, 'asked for hash "f01d", answered "f02d"'],
  ])('that differs by %j is an error that shows both', (difference, said) => {
    const error = refusal(() => readKeyUpdate(jsonResponse(200, { data: keyRecord(difference) }), asked, baseUrl));
    expect(error).toMatchObject({ code: 'key_mismatch', data: { status: 200 } });
    expect(error.message).toContain(said);
  });

  test('outside the API is malformed, at the field', () => {
    const error = refusal(() =>
      readKeyUpdate(jsonResponse(200, { data: { ...keyRecord(), usage: 'much' } }), asked, baseUrl),
    );
    expect(error).toMatchObject({ code: 'api_malformed' });
    expect(error.message).toBe('The updated key does not match the API at "data.usage".');
  });

  test('that is no object is malformed', () => {
    const error = refusal(() => readKeyUpdate(jsonResponse(200, undefined, { requestId: 'r-1' }), asked, baseUrl));
    expect(error).toMatchObject({ code: 'api_malformed', data: { status: 200, requestId: 'r-1' } });
    expect(error.message).toBe('The updated key does not match the API.');
  });

  test('that differs in two ways tells both, and asks for no field that was left out', () => {
    const asking = { hash: 'f01d', update: { limit: 50, disabled: false, name: undefined } };
    const answered = keyRecord({ limit: 40, disabled: true });
    expect(refusal(() => readKeyUpdate(jsonResponse(200, { data: answered }), asking, baseUrl)).message).toBe(
      'The service answered 200, but the key is not as requested: asked for limit 50, answered 40; asked for disabled false, answered true. Look at the key before you rely on its limit.',
    );
  });

  test('of a status without a remedy is what the service says', () => {
    const body = { error: { code: 418, message: 'Tea.' } };
    expect(refusal(() => readKeyUpdate(jsonResponse(418, body), asked, baseUrl)).message).toBe(
      'The service answered 418: Tea.',
    );
  });

  test.each([
    [401, 'management key'],
    [403, 'management key'],
    [404, 'hash of the key'],
  ])('%i is a refusal in the words of the service, with a remedy', (status, remedy) => {
    const body = { error: { code: status, message: 'Not you.' } };
    const error = refusal(() => readKeyUpdate(jsonResponse(status, body), asked, baseUrl));
    expect(error).toMatchObject({ code: 'api_refused', data: { status } });
    expect(error.message).toContain('Not you.');
    expect(error.message).toContain(remedy);
  });
});

describe('a read', () => {
  const connection = { baseUrl, bearer: () => Promise.resolve(bearer), clock: handClock(), idleTimeoutMs: 1000 };

  test('is an update without fields, and its answer the record', async () => {
    const fetch = scriptedFetch(json(200, { data: keyRecord() }));
    expect(await readKey({ ...connection, fetch }, { hash: 'f01d' })).toEqual(keyRecord());
    expect(fetch.sent).toMatchObject([{ method: 'PATCH', url: `${baseUrl}/keys/f01d`, body: '{}' }]);
    expect(fetch.sent[0]?.headers.get('authorization')).toBe('Bearer made-up-management-key');
  });

  test.each([
    [400, 'A key is read by an update without fields.'],
    [401, 'Reading a key needs a management key.'],
    [403, 'Reading a key needs a management key.'],
    [404, 'Check the hash of the key, and "base-url".'],
    [422, 'A key is read by an update without fields.'],
    [500, 'The key could not be read. The service answered 500: No.'],
  ])('that is refused with %i is unreadable, with a remedy', async (status, said) => {
    const fetch = scriptedFetch(json(status, { error: { code: status, message: 'No.' } }));
    await expect(readKey({ ...connection, fetch }, { hash: 'f01d' })).rejects.toMatchObject({
      code: 'key_unreadable',
      message: expect.stringContaining(said),
      data: { status },
    });
  });

  test('that is answered with another key is a mismatch', async () => {
    const fetch = scriptedFetch(json(200, { data: keyRecord({ hash: 'other' }) }));
    await expect(readKey({ ...connection, fetch }, { hash: 'f01d' })).rejects.toMatchObject({ code: 'key_mismatch' });
  });

  test('that is answered outside the API is malformed', async () => {
    const fetch = scriptedFetch(json(200, { data: {} }));
    await expect(readKey({ ...connection, fetch }, { hash: 'f01d' })).rejects.toMatchObject({
      code: 'api_malformed',
      message: 'The key does not match the API at "data.hash".',
    });
  });

  test('of a hash that can not stand in a URL is not sent', async () => {
    const fetch = scriptedFetch();
    await expect(readKey({ ...connection, fetch }, { hash: '..' })).rejects.toThrow(TypeError);
    expect(fetch.sent).toEqual([]);
  });
});

describe('the call', () => {
  const asked = { hash: 'f01d', update: { limit: 50 } };
  const connection = { baseUrl, bearer: () => Promise.resolve(bearer), clock: handClock(), idleTimeoutMs: 1000 };

  test('sends one request and tells of it', async () => {
    const fetch = scriptedFetch(json(200, { data: keyRecord() }, { 'x-request-id': 'r1' }));
    const told: unknown[] = [];
    const record = await updateKey({ ...connection, fetch, onRequest: (request) => told.push(request) }, asked);
    expect(record.hash).toBe('f01d');
    expect(fetch.sent).toMatchObject([{ method: 'PATCH', body: '{"limit":50}' }]);
    expect(fetch.sent[0]?.headers.get('authorization')).toBe('Bearer made-up-management-key');
    expect(told).toMatchObject([{ route: 'keys', status: 200, requestId: 'r1' }]);
  });

  test('that is refused with 401 is sent once more with a renewed bearer', async () => {
    const fetch = scriptedFetch(json(401, {}), json(200, { data: keyRecord() }));
    const renewBearer = async (): Promise<Secret> => new Secret('made-up-renewed');
    await updateKey({ ...connection, fetch, renewBearer }, asked);
    expect(fetch.sent.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer made-up-management-key',
      'Bearer made-up-renewed',
    ]);
  });

  test('that gets no answer is unreachable', async () => {
    const lost = updateKey({ ...connection, fetch: scriptedFetch(brokenConnection()) }, asked);
    await expect(lost).rejects.toMatchObject({ code: 'api_unreachable', data: { sent: 'unknown' } });
  });
});
