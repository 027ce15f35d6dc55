// Limits of different resets a day, and what counts as a raise.
import { describe, expect, test } from 'vitest';
import { type Allowance, perDay, raiseOf, totalPerDay } from '../../src/keys/safety.ts';

function key(limit: number | null, limit_reset: string | null, more: Partial<Allowance> = {}): Allowance {
  return { limit, limit_reset, disabled: false, include_byok_in_limit: false, ...more };
}

test.each([
  [50, 'daily', 50],
  [70, 'weekly', 10],
  [300, 'monthly', 10],
  [300, null, 300],
  [0, 'daily', 0],
  [null, 'daily', Number.POSITIVE_INFINITY],
  [null, null, Number.POSITIVE_INFINITY],
])('USD %s %s are USD %f a day', (limit, reset, amount) => {
  expect(perDay(key(limit, reset))).toBe(amount);
});

test('the sum is one of the enabled keys, to the cent', () => {
  const third = key(100, 'monthly');
  expect(totalPerDay([third, third, third, key(9, 'daily', { disabled: true })])).toBe(10);
  expect(totalPerDay([third, key(null, null)])).toBe(Number.POSITIVE_INFINITY);
  expect(totalPerDay([third, key(null, null, { disabled: true })])).toBe(3.333333333);
  expect(totalPerDay([])).toBe(0);
});

describe('a raise', () => {
  test.each([
    [key(50, 'daily'), key(100, 'daily'), 2],
    [key(50, 'daily'), key(50, 'daily'), 1],
    [key(50, 'daily'), key(25, 'daily'), 0.5],
    [key(70, 'weekly'), key(10, 'daily'), 1],
    [key(300, 'monthly'), key(20, 'daily'), 2],
    [key(10, 'daily'), key(300, 'monthly'), 1],
    [key(100, null), key(200, null), 2],
    [key(50, 'daily'), key(100, null), 2],
    [key(300, 'monthly'), key(300, null), 1],
    [key(0, 'daily'), key(0, 'monthly'), 1],
    [key(null, null), key(1e9, 'daily'), 0],
    [key(null, 'daily'), key(null, null), 1],
    [key(50, 'daily'), key(500, 'daily', { disabled: true }), 0],
    [key(50, 'daily', { disabled: true }), key(0, 'daily'), 0],
    [key(50, 'yearly'), key(100, 'yearly'), 2],
    [key(50, 'daily'), key(50, 'daily', { include_byok_in_limit: true }), 1],
  ])('from %j to %j is %f times as much', (before, after, factor) => {
    expect(raiseOf(before, after)).toEqual({ factor });
  });

  test.each([
    ['enabled', key(50, 'daily', { disabled: true }), key(50, 'daily')],
    ['enabled', key(50, 'daily', { disabled: true }), key(0.01, 'monthly')],
    ['enabled', key(50, 'daily', { disabled: true }), key(null, null)],
    ['gets_reset', key(50, null), key(1, 'monthly')],
    ['gets_reset', key(50, null), key(50, 'weekly')],
    ['gets_reset', key(50, 'yearly'), key(1, 'daily')],
    ['byok', key(50, 'daily', { include_byok_in_limit: true }), key(1, 'daily')],
    ['no_limit', key(50, 'daily'), key(null, 'daily')],
    ['from_nothing', key(0, 'daily'), key(0.01, 'daily')],
  ] as const)('has no bound: %s', (because, before, after) => {
    expect(raiseOf(before, after)).toEqual({ factor: Number.POSITIVE_INFINITY, because });
  });
});
