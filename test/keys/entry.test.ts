// Tests conditions on usage.

import { expect, test } from 'vitest';
import type { ApiKeyRecord } from '../../src/contract/keys.ts';
import { checkUsage, type UsageCondition } from '../../src/keys/entry.ts';
import { keyRecord } from '../support/key-record.ts';

const percent = (of: UsageCondition['of'], share: number): UsageCondition => ({ of, atLeast: { percent: share } });
const usd = (of: UsageCondition['of'], amount: number): UsageCondition => ({ of, atLeast: { usd: amount } });

/** Whether a condition holds on a record, with the record's own limit. */
function holds(condition: UsageCondition, more: Partial<ApiKeyRecord>): boolean {
  const record = keyRecord(more);
  return checkUsage(condition, record, record.limit).isMet;
}

test.each([
  [79.99, false],
  [80, true],
  [80.01, true],
])('80 %% of USD 100 with a usage of %f: %s', (usage_monthly, isReached) => {
  expect(holds(percent('monthly', 80), { limit: 100, usage_monthly })).toBe(isReached);
});

test.each([
  [9.99, false],
  [10, true],
  [10.01, true],
])('an amount of USD 10 with a usage of %f: %s', (usage_daily, isReached) => {
  expect(holds(usd('daily', 10), { usage_daily })).toBe(isReached);
});

test.each([
  ['daily', { usage_daily: 7 }],
  ['weekly', { usage_weekly: 7 }],
  ['monthly', { usage_monthly: 7 }],
  ['total', { usage: 7 }],
] as const)('%s looks at that usage alone', (of, more) => {
  const all = { usage: 7, usage_daily: 7, usage_weekly: 7, usage_monthly: 7 };
  const none = { usage: 0, usage_daily: 0, usage_weekly: 0, usage_monthly: 0 };
  const name = of === 'total' ? 'usage' : (`usage_${of}` as const);
  expect(holds(usd(of, 7), { ...none, ...more })).toBe(true);
  expect(holds(usd(of, 7), { ...all, [name]: 0 })).toBe(false);
});

test('tenths add up to ones: USD 0.10 and 0.20 reach USD 0.30', () => {
  const more = { include_byok_in_limit: true, usage_daily: 0.1, byok_usage_daily: 0.2 };
  expect(holds(usd('daily', 0.3), more)).toBe(true);
  expect(holds(percent('daily', 30), { ...more, limit: 1 })).toBe(true);
});

test.each([
  [true, true, 5],
  [false, false, null],
])('usage of own provider keys counts where the key counts it (%s)', (include_byok_in_limit, isReached, byok) => {
  const record = keyRecord({ include_byok_in_limit, usage_daily: 5, byok_usage_daily: 5 });
  expect(checkUsage(usd('daily', 10), record, null)).toMatchObject({ isMet: isReached, byok });
});

test.each(['daily', 'weekly', 'monthly', 'total'] as const)('own provider keys count %s too', (of) => {
  const name = of === 'total' ? 'byok_usage' : (`byok_usage_${of}` as const);
  const nothing = { usage: 0, usage_daily: 0, usage_weekly: 0, usage_monthly: 0 };
  expect(holds(usd(of, 3), { ...nothing, include_byok_in_limit: true, [name]: 3 })).toBe(true);
});

test('a percentage of no limit never holds, and has no amount', () => {
  const record = keyRecord({ limit: null, limit_reset: null, usage: 1e9 });
  expect(checkUsage(percent('total', 0), record, null)).toMatchObject({ isMet: false, threshold: null, limit: null });
});

test('a percentage of a limit of 0 always holds', () => {
  expect(holds(percent('daily', 80), { limit: 0, usage_daily: 0 })).toBe(true);
});

test('what decided is told: usage, limit and amount', () => {
  expect(checkUsage(percent('daily', 40), keyRecord(), 50)).toEqual({
    condition: percent('daily', 40),
    isMet: true,
    used: 20,
    byok: null,
    limit: 50,
    threshold: 20,
  });
});
