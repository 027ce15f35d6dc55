// Requests about many keys: a few at once, again after what passes, one failure alone.
import { describe, expect, test } from 'vitest';
import { createClient } from '../../src/client/client.ts';
import { RunError } from '../../src/errors.ts';
import type { KeyEntry } from '../../src/keys/entry.ts';
import type { KeyResult, KeysReport } from '../../src/keys/outcome.ts';
import * as outcome from '../../src/keys/outcome.ts';
import { updateWithoutReading } from '../../src/keys/plan.ts';
import { createKeyRequests, forEachKey, type KeyRequestOptions } from '../../src/keys/requests.ts';
import { Secret } from '../../src/secret.ts';
import { handClock } from '../support/clock.ts';
import { keyRecord } from '../support/key-record.ts';
import { recordLog } from '../support/log.ts';
import { connectFailure, json, type SentRequest } from '../support/responses.ts';

type Answer = (request: Pick<SentRequest, 'url' | 'body'>, attempt: number) => Response | Promise<Response>;

/** A service of keys: it answers every update as asked unless the test says otherwise. */
function keyService(answer: Answer = () => asAsked) {
  const clock = handClock();
  const log = recordLog();
  const sent: string[] = [];
  const attempts = new Map<string, number>();
  const client = createClient({
    baseUrl: 'https://service.example/api/v1',
    bearer: () => Promise.resolve(new Secret('made-up-key')),
    clock,
    async fetch(url, init) {
      const body = String(init.body);
      const hash = url.slice(url.lastIndexOf('/') + 1);
      const attempt = (attempts.get(hash + body) ?? 0) + 1;
      attempts.set(hash + body, attempt);
      sent.push(`${hash} ${body}`);
      const response = await answer({ url: hash, body }, attempt);
      return response === asAsked ? json(200, { data: keyRecord({ hash, ...JSON.parse(body) }) }) : response;
    },
  });
  const never = new AbortController().signal;
  const options: KeyRequestOptions = { client, isExchanged: false, deadline: 1e9, clock, log, signal: never };
  return { options, clock, log, sent };
}

const asAsked = new Response();
const refuse = (status: number, headers = {}): Response =>
  json(status, { error: { code: status, message: 'No.' } }, headers);

/** Sends each entry as it stands. */
function sendKeyUpdates(entries: readonly KeyEntry[], options: KeyRequestOptions): Promise<readonly KeyResult[]> {
  const requests = createKeyRequests(options);
  return forEachKey(entries, (entry) => updateWithoutReading(entry, requests));
}

function failureOf(results: readonly KeyResult[], more: Partial<KeysReport> = {}) {
  return outcome.toFailure({ mode: 'update', results, total: undefined, brokenLimits: [], isHeldBack: false, ...more });
}

function updateOf(hash: string, limit: number): KeyEntry {
  return { source: `keys.yml:${limit}`, hash, shownHash: hash, update: { limit }, when: undefined };
}

const five = ['a', 'b', 'c', 'd', 'e'].map((hash, index) => updateOf(hash, index + 1));

test('results have the order of the updates', async () => {
  const { options } = keyService();
  const results = await sendKeyUpdates(five, options);
  expect(outcome.listSettledKeys(results).map(({ hash }) => hash)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(failureOf(results)).toBeNull();
});

test('at most four are under way at once', async () => {
  let underWay = 0;
  let most = 0;
  const { options } = keyService(async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setImmediate(resolve));
    underWay -= 1;
    return asAsked;
  });
  const many = Array.from({ length: 12 }, (_, index) => updateOf(`key${index}`, 1));
  await sendKeyUpdates(many, options);
  expect(most).toBe(4);
});

test('a failure stops no other, and the error names it', async () => {
  const { options } = keyService(({ url }) => (url === 'c' ? refuse(404) : asAsked));
  const results = await sendKeyUpdates(five, options);
  expect(outcome.listSettledKeys(results).map(({ hash }) => hash)).toEqual(['a', 'b', 'd', 'e']);
  const error = failureOf(results);
  expect(error?.code).toBe('key_updates_failed');
  expect(error?.message).toBe(
    '1 of 5 key updates failed. keys.yml:3 (c): The service answered 404: No. Check the hash of the key, and "base-url".',
  );
});

test('of many failures the error names five', async () => {
  const { options } = keyService(() => refuse(404));
  const many = Array.from({ length: 8 }, (_, index) => updateOf(`key${index}`, 1));
  const { message = '' } = failureOf(await sendKeyUpdates(many, options)) ?? {};
  expect(message).toMatch(/^8 of 8 key updates failed\. .*"base-url"\. keys\.yml:1 .* And 3 more; the log has them\.$/);
  expect(message.match(/\(key\d\)/g)).toHaveLength(5);
});

test('the failure of a single update is its own error', async () => {
  const { options } = keyService(() => refuse(404));
  expect(failureOf(await sendKeyUpdates([updateOf('a', 1)], options))).toMatchObject({ code: 'api_refused' });
});

describe('an update is sent again', () => {
  test.each([408, 500, 503])('after %i', async (status) => {
    const { options, sent } = keyService((_, attempt) => (attempt < 3 ? refuse(status) : asAsked));
    expect(failureOf(await sendKeyUpdates([updateOf('a', 1)], options))).toBeNull();
    expect(sent).toHaveLength(3);
  });

  test('after a lost connection', async () => {
    const { options, sent } = keyService((_, attempt) => (attempt === 1 ? Promise.reject(connectFailure()) : asAsked));
    expect(failureOf(await sendKeyUpdates([updateOf('a', 1)], options))).toBeNull();
    expect(sent).toHaveLength(2);
  });

  test('five times in all while the service is down', async () => {
    const { options, sent } = keyService(() => refuse(503));
    expect(failureOf(await sendKeyUpdates([updateOf('a', 1)], options))).toMatchObject({ data: { status: 503 } });
    expect(sent).toHaveLength(5);
  });

  test('as often as 429 asks for it, and not before it says', async () => {
    const { options, sent, clock } = keyService((_, attempt) =>
      attempt < 8 ? refuse(429, { 'retry-after': '30' }) : asAsked,
    );
    expect(failureOf(await sendKeyUpdates([updateOf('a', 1)], options))).toBeNull();
    expect(sent).toHaveLength(8);
    expect(clock.sleeps.every((ms) => ms >= 30_000)).toBe(true);
  });

  test('not past the deadline', async () => {
    const { options, sent } = keyService(() => refuse(429, { 'retry-after': '30' }));
    const results = await sendKeyUpdates([updateOf('a', 1)], { ...options, deadline: 20_000 });
    expect(failureOf(results)).toMatchObject({ code: 'api_refused', data: { status: 429 } });
    expect(sent).toHaveLength(1);
  });

  test('not at all where the service asks for more time than there is, however many digits it takes', async () => {
    const { options, sent, clock } = keyService(() => refuse(429, { 'retry-after': '9'.repeat(30) }));
    const results = await sendKeyUpdates(five, options);
    expect(failureOf(results)).toMatchObject({ code: 'key_updates_failed' });
    expect(sent.length).toBeLessThanOrEqual(4);
    expect(clock.sleeps).toEqual([]);
  });

  test.each([400, 401, 403, 404])('never after %i', async (status) => {
    const { options, sent } = keyService(() => refuse(status));
    await sendKeyUpdates([updateOf('a', 1)], options);
    expect(sent).toHaveLength(1);
  });
});

test('a 429 for one key holds the others back too', async () => {
  const service = keyService(({ url }, attempt) =>
    url === 'a' && attempt === 1 ? refuse(429, { 'retry-after': '30' }) : asAsked,
  );
  // A clock whose sleeps last until the test lets them pass.
  const wakers: (() => void)[] = [];
  const sleep = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      wakers.push(() => {
        service.clock.advance(ms);
        resolve();
      });
    });
  const sending = sendKeyUpdates(five, { ...service.options, clock: { ...service.clock, sleep } });
  await settled();
  expect(service.sent.map((request) => request.charAt(0))).toEqual(['a', 'b', 'c', 'd']);
  for (const wake of wakers) wake();
  expect(failureOf(await sending)).toBeNull();
  expect(service.sent.map((request) => request.charAt(0)).toSorted()).toEqual(['a', 'a', 'b', 'c', 'd', 'e']);
});

/** Everything that does not wait for time has happened. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

test.each([401, 403])(
  '%i to a token of an exchange says that a management key is needed, and how to give it',
  async (status) => {
    const { options } = keyService(() => refuse(status));
    const error = failureOf(await sendKeyUpdates([updateOf('a', 1)], { ...options, isExchanged: true }));
    expect(error).toMatchObject({ code: 'key_management_required', data: { status } });
    expect(error?.message).toMatch(/management key.*"api-key".*"federation-policy-id"/);
  },
);

test.each([
  [404, true, 'api_refused'],
  [401, false, 'api_refused'],
  [403, false, 'api_refused'],
])('%i is what the service said (a token of an exchange: %s)', async (status, isExchanged, code) => {
  const { options } = keyService(() => refuse(status));
  expect(failureOf(await sendKeyUpdates([updateOf('a', 1)], { ...options, isExchanged }))).toMatchObject({
    code,
    data: { status },
  });
});

test('a service that is lost is no refusal, whoever asks', async () => {
  const { options } = keyService(() => Promise.reject(connectFailure()));
  const results = await sendKeyUpdates([updateOf('a', 1)], { ...options, isExchanged: true });
  expect(failureOf(results)).toMatchObject({ code: 'api_unreachable' });
});

test('what nobody foresaw is told as it is, with its cause', async () => {
  const { options } = keyService();
  const bearer = new TypeError('no bearer');
  const client = { ...options.client, updateKey: () => Promise.reject(bearer) };
  expect(failureOf(await sendKeyUpdates([updateOf('a', 1)], { ...options, client }))).toMatchObject({
    code: 'internal',
    message: 'no bearer',
    cause: bearer,
  });
});

test('the log says which update is sent again', async () => {
  const { options, log } = keyService((_, attempt) => (attempt === 1 ? refuse(503) : asAsked));
  await sendKeyUpdates([updateOf('a', 1)], options);
  expect(log.at('info').join()).toContain(
    'Attempt 1 of the update of key "a" failed: The service answered 503: No. Next',
  );
});

test('when the job ends, what was not sent is not sent, and the error is that of the end', async () => {
  const end = new AbortController();
  const cancelled = new RunError('cancelled', 'The step was cancelled.');
  const { options, sent } = keyService(() => {
    end.abort(cancelled);
    throw cancelled;
  });
  const results = await sendKeyUpdates(five, { ...options, signal: end.signal });
  expect(failureOf(results)).toBe(cancelled);
  expect(sent).toHaveLength(4); // those that were under way already
});

describe('a hash from the environment', () => {
  const planned: KeyEntry = { ...updateOf('f01d', 1), shownHash: `\${REVIEWER_KEY_HASH}` };

  test('is sent by its value, and answered with it', async () => {
    const { options, sent } = keyService();
    const results = await sendKeyUpdates([planned], options);
    expect(sent).toEqual(['f01d {"limit":1}']);
    expect(outcome.listSettledKeys(results)).toMatchObject([{ hash: 'f01d' }]);
  });

  test('stands in no error and no line of the log, also where the service quotes it', async () => {
    const { options, log } = keyService((_, attempt) =>
      json(attempt === 1 ? 503 : 404, { error: { code: 404, message: 'No key "f01d", f01d0 is one.' } }),
    );
    const error = failureOf(await sendKeyUpdates([planned], options));
    expect(error).toMatchObject({ code: 'api_refused', data: { status: 404 } });
    expect(error?.message).toContain(`No key "\${REVIEWER_KEY_HASH}", f01d0 is one.`);
    expect(JSON.stringify(log.messages)).toContain('REVIEWER_KEY_HASH');
    expect(JSON.stringify(log.messages)).not.toMatch(/f01d\b/);
  });

  test('stands in no error where the service answers with another key', async () => {
    const { options } = keyService(() => json(200, { data: keyRecord({ hash: 'other', limit: 1 }) }));
    const error = failureOf(await sendKeyUpdates([planned], options));
    expect(error).toMatchObject({ code: 'key_mismatch' });
    expect(error?.message).toContain(`asked for hash "\${REVIEWER_KEY_HASH}", answered "other"`);
  });
});
