// The report on key updates: usage as bars, what remains, the next reset.
import { describe, expect, test } from 'vitest';
import type { ApiKeyRecord } from '../../src/contract/keys.ts';
import { ApiError } from '../../src/errors.ts';
import type { KeyOutcome, KeyResult, KeysReport } from '../../src/keys/outcome.ts';
import { toKeysBlocks } from '../../src/report/keys-summary.ts';
import { toKeyLines, toUsd } from '../../src/report/keys-words.ts';
import { toPlainText } from '../../src/report/render/plain.ts';
import { keyRecord } from '../support/key-record.ts';

const friday = Date.parse('2026-11-20T12:00:00Z');

const onSundays = { schedule: { days: ['sun'], fromMinute: 0, untilMinute: 1440 }, usage: undefined } as const;

function result(outcome: KeyOutcome, shownHash = 'f01d'): KeyResult {
  const key = { source: 'keys.yml:4', hash: 'f01d', shownHash };
  const isSkipped = outcome.state === 'skipped';
  const entry = { ...key, update: { limit: 50 }, when: isSkipped ? onSundays : undefined };
  return { key, entries: [{ entry, state: isSkipped ? 'out_of_time' : 'taken', usageCheck: undefined }], outcome };
}

function reportOf(results: readonly KeyResult[], more: Partial<KeysReport> = {}): KeysReport {
  return { mode: 'update', results, total: undefined, brokenLimits: [], isHeldBack: false, ...more };
}

function updated(more: Partial<ApiKeyRecord> = {}): KeyResult {
  return result({ state: 'updated', record: keyRecord(more), changes: undefined, otherChanges: [] });
}

/** The cells of the first row of the table of updated keys. */
function cells(results: readonly KeyResult[]): readonly string[] {
  const rows = toPlainText(toKeysBlocks(reportOf(results), friday)).split('\n');
  const header = rows.findIndex((row) => row.startsWith('Key'));
  return (rows[header + 2] ?? '').split(/ {2,}/);
}

describe('a row of an updated key', () => {
  test('has key, limit, what remains, the usage of three periods and the next reset', () => {
    expect(cells([updated()])).toEqual([
      'reviewer f01d',
      'USD 50.00, daily',
      'USD 30.00',
      '▰▱▱▱▱ USD 20.00',
      '▰▰▰▱▱ USD 100.00',
      '▰▰▰▰▰ USD 200.00',
      '2026-11-21 00:00',
    ]);
  });

  test('of a key without limit and reset says so', () => {
    const row = cells([updated({ limit: null, limit_remaining: null, limit_reset: null })]);
    expect(row).toEqual(expect.arrayContaining(['no limit, no reset', 'no limit', 'never']));
  });

  test('of an unused key has empty bars', () => {
    expect(cells([updated({ usage_daily: 0, usage_weekly: 0, usage_monthly: 0, limit: null })])).toContain(
      '▱▱▱▱▱ USD 0.00',
    );
  });

  test('shows a small usage with one bar at least', () => {
    expect(cells([updated({ usage_daily: 0.01 })])).toContain('▰▱▱▱▱ USD 0.01');
  });

  test('keeps a reset that it does not know', () => {
    expect(cells([updated({ limit_reset: 'yearly' })])).toContain('not known (yearly)');
  });
});

test('the heading counts what came of the updates', () => {
  const failed = result({ state: 'failed', error: new ApiError('api_refused', 'No.') });
  const text = toPlainText(
    toKeysBlocks(reportOf([updated(), updated(), result({ state: 'skipped', record: undefined }), failed]), friday),
  );
  expect(text).toMatch(/^❌ Keys: 2 updated, 1 skipped, 1 failed\n/);
  expect(text).toContain('CAUTION: Key f01d (keys.yml:4): No. (api_refused)');
});

test('a key whose name is markup stays text', () => {
  expect(toPlainText(toKeysBlocks(reportOf([updated({ name: 'x\n::error::y' })]), friday))).not.toMatch(/^::error/m);
});

test('a table ends at 500 rows and alerts at 50, and both say how many more there are', () => {
  const many = (outcome: KeyOutcome): readonly KeyResult[] => Array.from({ length: 502 }, () => result(outcome));
  const changes = [{ field: 'limit', old: 40, new: 50 }] as const;
  const plan = reportOf(many({ state: 'planned', record: keyRecord(), changes }), { mode: 'plan' });
  const rows = toPlainText(toKeysBlocks(plan, friday)).split('\n');
  expect(rows.filter((row) => row.startsWith('reviewer'))).toHaveLength(500);
  expect(rows).toContain('2 more rows are left out here; the outputs and --json have all keys.');
  const failed = reportOf(many({ state: 'failed', error: new ApiError('key_unreadable', 'No.') }), { mode: 'plan' });
  const alerts = toPlainText(toKeysBlocks(failed, friday)).split('\n');
  expect(alerts.filter((line) => line.startsWith('CAUTION: Key'))).toHaveLength(50);
  expect(alerts).toContain('CAUTION: And 452 more; the log has them.');
});

test.each([
  [0, 'USD 0.00'],
  [0.004, 'USD <0.01'],
  [0.005, 'USD 0.01'],
  [12.5, 'USD 12.50'],
  [1234567.891, 'USD 1234567.89'],
])('%f is shown as %s', (amount, shown) => {
  expect(toUsd(amount)).toBe(shown);
});

describe('a hash from the environment', () => {
  const shownHash = `\${REVIEWER_KEY_HASH}`;
  const failed: KeyOutcome = { state: 'failed', error: new ApiError('api_refused', 'No.', { status: 404 }) };

  test.each([{ outcome: { state: 'skipped', record: undefined } }, { outcome: failed }] as const)(
    'is shown by its variable where nothing was answered: $outcome.state',
    ({ outcome }) => {
      const one = result(outcome, shownHash);
      const shown = `${toKeyLines(one).join()} ${toPlainText(toKeysBlocks(reportOf([one]), friday))}`;
      expect(shown).toContain('REVIEWER_KEY_HASH');
      expect(shown).not.toContain('f01d');
    },
  );

  test('is shown as the service answered it', () => {
    const one = result({ state: 'unchanged', record: keyRecord() }, shownHash);
    expect(toKeyLines(one).join()).toContain('(f01d)');
  });
});
