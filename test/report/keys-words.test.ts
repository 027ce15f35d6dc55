// Why an entry applies, or does not.
import { expect, test } from 'vitest';
import type { UsageCheck } from '../../src/keys/entry.ts';
import type { EntryVerdict } from '../../src/keys/fold.ts';
import type { KeyOutcome, KeysReport } from '../../src/keys/outcome.ts';
import { describeVerdict, toChangeList } from '../../src/report/keys-words.ts';
import { keyRecord } from '../support/key-record.ts';

const schedule = { days: ['sun'], fromMinute: 0, untilMinute: 1440 } as const;
const half = { of: 'daily', atLeast: { percent: 50 } } as const;

/** What is said of an entry for Sundays. */
function said(state: EntryVerdict['state'], reading?: Partial<UsageCheck>): string {
  const condition = reading?.condition ?? half;
  const entry = { source: 'a', hash: 'b', shownHash: 'b', update: {}, when: { schedule, usage: condition } };
  const read = { condition, isMet: true, used: 30, byok: null, limit: 50, threshold: 25, ...reading };
  return describeVerdict({ entry, state, usageCheck: reading === undefined ? undefined : read });
}

test('time and usage are both said', () => {
  expect(said('taken', {})).toMatch(/^it is .*, and daily usage USD 30\.00 reaches 50% of USD 50\.00 \(USD 25\.00\)$/u);
  expect(said('unread')).toMatch(/^it is .*, and it depends on daily usage, which was not read$/u);
  expect(said('out_of_time')).toMatch(/^it is not [^,]*$/u);
});

test.each<[string, Partial<UsageCheck>, string]>([
  ['below', { isMet: false, used: 20 }, 'daily usage USD 20.00 is below 50% of USD 50.00 (USD 25.00)'],
  ['own keys', { byok: 5 }, 'daily usage USD 30.00 (USD 5.00 of it on your own provider keys) reaches'],
  ['no own keys', { byok: 0 }, 'daily usage USD 30.00 reaches'],
  ['dollars', { condition: { of: 'total', atLeast: { usd: 10 } } }, 'total usage USD 30.00 reaches USD 10.00'],
  ['no limit', { limit: null, threshold: null }, 'the key has no limit to take 50% of; daily usage USD 30.00'],
])('usage is said in numbers: %s', (_name, reading, words) => {
  expect(said('taken', reading)).toContain(words);
});

const record = keyRecord({ name: 'reviewer' });
const changes = [
  { field: 'limit', old: 50, new: 80 },
  { field: 'disabled', old: false, new: true },
] as const;

function listOf(mode: KeysReport['mode'], outcome: KeyOutcome): ReturnType<typeof toChangeList> {
  const key = { source: 'keys.yml:4', hash: record.hash, shownHash: 'f01d' };
  const results = [{ key, entries: [], outcome }];
  return toChangeList({ mode, results, total: undefined, brokenLimits: [], isHeldBack: false });
}

const change = {
  hash: record.hash,
  name: 'reviewer',
  source: 'keys.yml:4',
  fields: { limit: { old: 50, new: 80 }, disabled: { old: false, new: true } },
};

test.each(['plan', 'check'] as const)('a %s lists what would change', (mode) => {
  expect(listOf(mode, { state: 'planned', record, changes })).toEqual([change]);
  expect(listOf(mode, { state: 'updated', record, changes, otherChanges: [] })).toEqual([]);
});

test('an update lists what it changed, and nothing that was only planned', () => {
  expect(listOf('update', { state: 'updated', record, changes, otherChanges: [] })).toEqual([change]);
  expect(listOf('update', { state: 'planned', record, changes })).toEqual([]);
  expect(listOf('update', { state: 'updated', record, changes: undefined, otherChanges: [] })).toEqual([]);
});
