// Answers of a service, whatever their JSON: what the contract has, or the stage's own error.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildChatRequest, buildPrompt } from '../../src/client/chat.ts';
import { readListResponse } from '../../src/client/interns.ts';
import { buildKeyUpdate, readKeyUpdate } from '../../src/client/keys.ts';
import { ApiError, ExchangeError } from '../../src/errors.ts';
import { readTokenExchange } from '../../src/exchange/token-exchange.ts';
import { Secret } from '../../src/secret.ts';
import { internOf } from '../support/chat.ts';
import { almost, hostileJson, hostileText } from '../support/hostile.ts';
import { jwtOf } from '../support/jwt.ts';
import { keyRecord } from '../support/key-record.ts';
import { jsonResponse } from '../support/responses.ts';
import { runs, seed } from '../support/seed.ts';
import { grantedToken } from '../support/token-response.ts';

const status = fc.oneof({ weight: 3, arbitrary: fc.constant(200) }, fc.integer({ min: 100, max: 599 }));
const errors = [
  { error: { code: 'not_found', message: 'No.' } },
  { error: { code: 404, message: 'No.', metadata: { reason: 'not_found', retryable: false } } },
  { error: 'invalid_grant', error_description: 'No.' },
];

/** A body that is nearly this one, an error body, or anything. */
function bodyLike(good: unknown): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 3, arbitrary: almost(good) }, ...errors.map(almost), hostileJson);
}

/** How many of the answers were taken; every other one has to be refused with an error of this class. */
function countTaken<Value>(
  good: unknown,
  read: (status: number, body: unknown) => Value,
  check: (value: Value, body: unknown) => void,
  refusal: new (...args: never[]) => Error,
): number {
  let taken = 0;
  fc.assert(
    fc.property(status, bodyLike(good), (code, body) => {
      let value: Value;
      try {
        value = read(code, body);
      } catch (error) {
        expect(error).toBeInstanceOf(refusal);
        return;
      }
      taken += 1;
      expect(code).toBe(200);
      check(value, body);
    }),
    { numRuns: runs(5_000), seed },
  );
  return taken;
}

const enough = runs(5_000) / 50;

test('a page of the list is what was sent, or an ApiError', () => {
  const page = { data: [internOf()], has_more: true, next_cursor: 'c' };
  const taken = countTaken(
    page,
    (code, body) => readListResponse(jsonResponse(code, body), 'https://service.example/api/v1'),
    (read, body) => {
      expect(read).toEqual(body);
      for (const { id, name } of read.data) expect([typeof id, typeof name]).toEqual(['string', 'string']);
      expect(read.has_more && read.next_cursor === undefined).toBe(false);
    },
    ApiError,
  );
  expect(taken).toBeGreaterThan(enough / 2);
});

test('an updated key is the one that was asked for, as asked, or an ApiError', () => {
  const asked = { hash: 'f01d', update: { limit: 50, disabled: false } };
  const taken = countTaken(
    { data: keyRecord() },
    (code, body) => readKeyUpdate(jsonResponse(code, body), asked, 'https://service.example/api/v1'),
    (record) => expect(record).toMatchObject({ hash: 'f01d', limit: 50, disabled: false }),
    ApiError,
  );
  expect(taken).toBeGreaterThan(enough / 10);
});

test('an access token is a text with a lifetime within the contract, or an ExchangeError that does not hold the subject token', () => {
  const subjectToken = jwtOf({ iss: 'https://token.example', sub: 'repo:acme/app' });
  const exchange = { baseUrl: 'https://service.example/v1', federationPolicyId: 'fp_1', subjectToken };
  const taken = countTaken(
    grantedToken,
    (code, body) => readTokenExchange(jsonResponse(code, body), exchange),
    ({ token, lifetimeMs }) => {
      expect(token.reveal()).not.toBe('');
      expect(lifetimeMs).toBeGreaterThan(0);
      expect(Number.isSafeInteger(lifetimeMs)).toBe(true);
    },
    ExchangeError,
  );
  expect(taken).toBeGreaterThan(enough);
});

test('an id from outside is one segment of the URL, or refused', () => {
  const bearer = new Secret('made-up');
  const base = 'https://service.example/api/v1';
  const segments = (url: string): readonly string[] => new URL(url).pathname.split('/').slice(3);
  fc.assert(
    fc.property(fc.oneof(hostileText, fc.constantFrom('.', '..', '%2e%2e', 'a/b', '?', '#', '\\')), (id) => {
      try {
        const chat = buildChatRequest(
          base,
          bearer,
          id,
          buildPrompt({ internId: id, prompt: 'x', approvalMode: 'manual' }),
        );
        expect(segments(chat.url)).toEqual(['interns', encodeURIComponent(id), 'chat', 'completions']);
      } catch (error) {
        expect(error).toBeInstanceOf(ApiError);
      }
      try {
        const key = buildKeyUpdate(base, bearer, { hash: id, update: { limit: 1 } });
        expect(segments(key.url)).toEqual(['keys', encodeURIComponent(id)]);
      } catch (error) {
        expect(error).toBeInstanceOf(TypeError);
      }
    }),
    { numRuns: runs(5_000), seed },
  );
});
