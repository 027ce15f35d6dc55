// The entries of a key as one update: order, time, conditions that see the record as it was read.
import { describe, expect, test } from 'vitest';
import type { KeyUpdate } from '../../src/contract/keys.ts';
import type { KeyCondition, KeyEntry } from '../../src/keys/entry.ts';
import { foldEntries } from '../../src/keys/fold.ts';
import { keyRecord } from '../support/key-record.ts';

const friday = Date.parse('2026-11-20T12:00:00Z');
let line = 0;

function entryOf(update: KeyUpdate, when?: Partial<KeyCondition>): KeyEntry {
  line += 1;
  const whole = when === undefined ? undefined : { schedule: undefined, usage: undefined, ...when };
  return { source: `keys.yml:${line}`, hash: 'f01d', shownHash: 'f01d', update, when: whole };
}

const onSundays = { schedule: { days: ['sun'], fromMinute: 0, untilMinute: 1440 } } as const;
const used = (of: 'daily' | 'monthly' | 'total', percent: number) => ({ usage: { of, atLeast: { percent } } }) as const;

function fold(...entries: readonly KeyEntry[]) {
  const { update, verdicts } = foldEntries(entries, keyRecord(), friday);
  return { update, states: verdicts.map(({ state }) => state) };
}

test('a later entry overwrites what an earlier one says, and keeps the rest', () => {
  expect(fold(entryOf({ limit: 40, disabled: true }), entryOf({ limit: 30, name: 'x' }))).toEqual({
    update: { limit: 30, disabled: true, name: 'x' },
    states: ['taken', 'taken'],
  });
});

test('an entry out of its time leaves nothing behind', () => {
  expect(fold(entryOf({ limit: 40 }, onSundays), entryOf({ name: 'x' }))).toEqual({
    update: { name: 'x' },
    states: ['out_of_time', 'taken'],
  });
});

// The record: USD 20 used today of a daily limit of USD 50.
test.each([
  [39.99, 'taken'],
  [40, 'taken'],
  [40.01, 'below'],
])('%f %% of the limit: %s', (percent, state) => {
  expect(fold(entryOf({ limit: 10 }, used('daily', percent))).states).toEqual([state]);
});

test('a percentage is one of the limit that the earlier entries leave', () => {
  expect(fold(entryOf({ limit: 25 }), entryOf({ limit: 10 }, used('daily', 80)))).toEqual({
    update: { limit: 10 },
    states: ['taken', 'taken'],
  });
  expect(fold(entryOf({ limit: 26 }), entryOf({ limit: 10 }, used('daily', 80))).states).toEqual(['taken', 'below']);
});

test('a condition sees the usage and the own provider keys as they were read, whatever earlier entries say', () => {
  const entries = [
    entryOf({ include_byok_in_limit: true }),
    entryOf({ disabled: true }, { usage: { of: 'daily', atLeast: { usd: 21 } } }),
  ];
  const record = keyRecord({ byok_usage_daily: 100 });
  expect(foldEntries(entries, record, friday).verdicts.map(({ state }) => state)).toEqual(['taken', 'below']);
});

describe('a percentage of a limit with another reset is refused', () => {
  test.each(['monthly', 'total'] as const)('of: %s, while the key resets daily', (of) => {
    expect(() => fold(entryOf({ disabled: true }, used(of, 80)))).toThrow(
      expect.objectContaining({
        code: 'input_invalid',
        message: expect.stringMatching(
          new RegExp(`"of: ${of}", but the limit of the key has the reset "daily"\\. Use "of: daily"`),
        ),
      }),
    );
  });

  test('that an earlier entry gives the key', () => {
    expect(() => fold(entryOf({ limit_reset: 'monthly' }), entryOf({ limit: 1 }, used('daily', 80)))).toThrow(
      /has the reset "monthly"/,
    );
    expect(fold(entryOf({ limit_reset: 'monthly' }), entryOf({ limit: 1 }, used('monthly', 80))).states).toEqual([
      'taken',
      'taken',
    ]);
  });

  test('and a key without reset takes total', () => {
    expect(() => fold(entryOf({ limit_reset: null }), entryOf({ limit: 1 }, used('daily', 80)))).toThrow(
      /has no reset\. Use "of: total"/,
    );
    expect(fold(entryOf({ limit_reset: null }), entryOf({ limit: 1 }, used('total', 80))).states).toEqual([
      'taken',
      'taken',
    ]);
  });

  test('but not where the key has no limit: it never holds', () => {
    expect(fold(entryOf({ limit: null }), entryOf({ limit: 1 }, used('monthly', 80))).states).toEqual([
      'taken',
      'below',
    ]);
  });

  test('but not out of its time, and not for an amount', () => {
    expect(fold(entryOf({ limit: 1 }, { ...onSundays, ...used('monthly', 80) })).states).toEqual(['out_of_time']);
    expect(fold(entryOf({ limit: 1 }, { usage: { of: 'monthly', atLeast: { usd: 200 } } })).states).toEqual(['taken']);
  });
});

test('without a record, what depends on it is left out', () => {
  const entries = [
    entryOf({ limit: 1 }),
    entryOf({ disabled: true }, used('daily', 0)),
    entryOf({ name: 'x' }, onSundays),
  ];
  const { update, verdicts } = foldEntries(entries, undefined, friday);
  expect(update).toEqual({ limit: 1 });
  expect(verdicts.map(({ state }) => state)).toEqual(['taken', 'unread', 'out_of_time']);
});
