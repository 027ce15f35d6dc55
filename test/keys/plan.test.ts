// A plan and its sending: each key read once, what differs sent once, everything held back together by a 429.
import { expect, test } from 'vitest';
import type { Client } from '../../src/client/client.ts';
import type { ApiKeyRecord, KeyUpdate } from '../../src/contract/keys.ts';
import { ApiError } from '../../src/errors.ts';
import type { KeyEntry } from '../../src/keys/entry.ts';
import { applyUpdate } from '../../src/keys/fold.ts';
import { applyPlan, planKeys, toSteps } from '../../src/keys/plan.ts';
import { createKeyRequests, type KeyRequests, maxParallelRequests } from '../../src/keys/requests.ts';
import { findBrokenLimits, noLimits } from '../../src/keys/safety.ts';
import { handClock } from '../support/clock.ts';
import { keyRecord } from '../support/key-record.ts';
import { recordLog } from '../support/log.ts';

const friday = Date.parse('2026-11-20T12:00:00Z');

function entryOf(hash: string, update: KeyUpdate = { limit: 60 }): KeyEntry {
  return { source: `keys.yml:${hash}`, hash, shownHash: hash, update, when: undefined };
}

/** What a request is answered with; a number is the status of a refusal. */
type Answer = (hash: string, attempt: number) => number | Partial<ApiKeyRecord>;

/** Requests to keys that are kept in memory, and what was asked of them. */
function keysOf(answer: Answer = () => ({})) {
  const asked: string[] = [];
  const underWay = { now: 0, most: 0 };
  const kept = new Map<string, ApiKeyRecord>();
  const attempts = new Map<string, number>();
  const request = async (hash: string, update: KeyUpdate): Promise<ApiKeyRecord> => {
    asked.push(`${hash} ${JSON.stringify(update)}`);
    attempts.set(hash, (attempts.get(hash) ?? 0) + 1);
    underWay.now += 1;
    underWay.most = Math.max(underWay.most, underWay.now);
    await new Promise((resolve) => setImmediate(resolve));
    underWay.now -= 1;
    const answered = answer(hash, attempts.get(hash) ?? 0);
    if (typeof answered === 'number') {
      throw new ApiError('key_unreadable', `The service answered ${answered}.`, {
        status: answered,
        retryAfterMs: 7000,
      });
    }
    const record = applyUpdate({ ...keyRecord({ hash }), ...kept.get(hash), ...answered }, update);
    kept.set(hash, record);
    return record;
  };
  const client: Pick<Client, 'readKey' | 'updateKey'> = {
    readKey: ({ hash }) => request(hash, {}),
    updateKey: ({ hash, update }) => request(hash, update),
  };
  const clock = handClock();
  const requests: KeyRequests = createKeyRequests({
    client,
    isExchanged: false,
    deadline: 1e12,
    clock,
    log: recordLog(),
    signal: new AbortController().signal,
  });
  return { requests, asked, underWay, clock };
}

test('of 10,000 keys each is read once, and each that differs is sent once, four at once', async () => {
  const count = 10_000;
  const hashes = Array.from({ length: count }, (_, index) => `key${index}`);
  const { requests, asked, underWay } = keysOf((hash) => (Number(hash.slice(3)) % 10 === 0 ? {} : { limit: 60 }));
  const entries = [...hashes, ...hashes].map((hash) => entryOf(hash)); // twice each: folded into one
  const plan = await planKeys(entries, requests, friday);
  expect([plan.length, asked.length]).toEqual([count, count]);
  expect(findBrokenLimits(toSteps(plan), { ...noLimits, maxChanges: count / 10 - 1 })).toMatchObject([
    { changes: 1000 },
  ]);
  const results = await applyPlan(plan, requests);
  expect(asked.length).toBe(count + count / 10);
  expect(new Set(asked.slice(count))).toEqual(
    new Set(hashes.filter((_, index) => index % 10 === 0).map((hash) => `${hash} {"limit":60}`)),
  );
  expect(results.map(({ key }) => key.hash)).toEqual(hashes);
  expect(underWay.most).toBe(maxParallelRequests);
});

test('a 429 to a read is waited for, and no key is left out', async () => {
  const { requests, asked, clock } = keysOf((hash, attempt) => (hash === 'b' && attempt < 3 ? 429 : {}));
  const plan = await planKeys(
    ['a', 'b', 'c'].map((hash) => entryOf(hash)),
    requests,
    friday,
  );
  expect(plan.map((planned) => 'error' in planned)).toEqual([false, false, false]);
  expect(asked.filter((one) => one.startsWith('b'))).toHaveLength(3);
  expect(clock.sleeps.every((ms) => ms >= 7000)).toBe(true);
});

test('a key that can not be read stops no other, and is never sent', async () => {
  const { requests, asked } = keysOf((hash) => (hash === 'b' ? 404 : {}));
  const plan = await planKeys(
    ['a', 'b', 'c'].map((hash) => entryOf(hash)),
    requests,
    friday,
  );
  const told = await applyPlan(plan, undefined);
  expect(told.map(({ outcome }) => outcome.state)).toEqual(['planned', 'failed', 'planned']);
  const results = await applyPlan(plan, requests);
  expect(results.map(({ outcome }) => outcome.state)).toEqual(['updated', 'failed', 'updated']);
  expect(asked.filter((one) => one.startsWith('b'))).toEqual(['b {}']);
});

test('a difference in usage or updated_at is none', async () => {
  const { requests, asked } = keysOf((_, attempt) => ({
    updated_at: `2026-11-20T12:00:0${attempt}Z`,
    usage_daily: attempt,
    limit_remaining: 50 - attempt,
  }));
  const plan = await planKeys([entryOf('a', { limit: 50, name: 'reviewer' })], requests, friday);
  expect(await applyPlan(plan, undefined)).toMatchObject([{ outcome: { state: 'unchanged' } }]);
  const changing = await planKeys([entryOf('b')], requests, friday);
  expect(await applyPlan(changing, requests)).toMatchObject([{ outcome: { state: 'updated', otherChanges: [] } }]);
  expect(asked).toEqual(['a {}', 'b {}', 'b {"limit":60}']);
});

test.each([
  ['limit', { limit: 10 }],
  ['limit_reset', { limit_reset: 'weekly' }],
  ['disabled', { disabled: true }],
  ['include_byok_in_limit', { include_byok_in_limit: true }],
  ['name', { name: 'x' }],
] as const)(
  'another %s than the one that was read is told, where the update did not send it',
  async (field, changed) => {
    const update: KeyUpdate = field === 'name' ? { limit: 60 } : { name: 'new' };
    const { requests } = keysOf((_, attempt) => (attempt > 1 ? changed : {}));
    const plan = await planKeys([entryOf('a', update)], requests, friday);
    expect(await applyPlan(plan, requests)).toMatchObject([
      { outcome: { state: 'updated', otherChanges: [{ field, new: Object.values(changed)[0] }] } },
    ]);
  },
);
