// Tests limits of safety, and amounts a day.

import { describe, expect, test } from 'vitest';
import {
  type Allowance,
  findBrokenLimits,
  hasLimits,
  measureRaise,
  noLimits,
  pickStricter,
  type SafetyLimits,
  type Step,
  sumLimits,
  toDailyLimit,
} from '../../src/keys/safety.ts';

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
  expect(toDailyLimit(key(limit, reset))).toBe(amount);
});

test('the sum is one of the enabled keys, to the cent', () => {
  const third = key(100, 'monthly');
  expect(sumLimits([third, third, third, key(9, 'daily', { disabled: true })])).toBe(10);
  expect(sumLimits([third, key(null, null)])).toBe(Number.POSITIVE_INFINITY);
  expect(sumLimits([third, key(null, null, { disabled: true })])).toBe(3.333333333);
  expect(sumLimits([])).toBe(0);
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
    expect(measureRaise(before, after)).toEqual({ factor });
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
  ] as const)('has no bound: %s', (reason, before, after) => {
    expect(measureRaise(before, after)).toEqual({ factor: Number.POSITIVE_INFINITY, reason });
  });
});

const fifty: Allowance = { limit: 50, limit_reset: 'daily', disabled: false, include_byok_in_limit: false };

function step(after: Partial<Allowance>, before: Partial<Allowance> = {}): Step {
  const [from, to] = [
    { ...fifty, ...before },
    { ...fifty, ...before, ...after },
  ];
  return { keyName: '"a" (f01d)', before: from, after: to, isChanged: Object.keys(after).length > 0 };
}

function broken(limits: Partial<SafetyLimits>, ...steps: readonly Step[]): readonly string[] {
  return findBrokenLimits(steps, { ...noLimits, ...limits }).map(({ limit }) => limit);
}

test.each([
  [1, []],
  [2, []],
  [3, ['max_changes']],
])('max_changes 2, and %i keys change', (count, limits) => {
  const steps = Array.from({ length: count }, () => step({ limit: 49 }));
  expect(broken({ maxChanges: 2 }, ...steps, step({}), step({}))).toEqual(limits);
});

test('max_changes 0 lets nothing change', () => {
  expect(broken({ maxChanges: 0 }, step({}))).toEqual([]);
  expect(broken({ maxChanges: 0 }, step({ limit: 49 }))).toEqual(['max_changes']);
});

test.each([
  [99.99, []],
  [100, []],
  [100.01, ['raise_at_most']],
  [null, ['raise_at_most']],
])('raise_at_most 2x from USD 50 to %s', (limit, limits) => {
  expect(broken({ raiseAtMost: 2 }, step({ limit }))).toEqual(limits);
});

test.each([
  [2.99, []],
  [3, []],
  [3.01, ['raise_at_most']],
])('raise_at_most 1.5x compares a day: USD 60 a month to %f a day', (limit, limits) => {
  const steps = [step({ limit, limit_reset: 'daily' }, { limit: 60, limit_reset: 'monthly' })];
  expect(broken({ raiseAtMost: 1.5 }, ...steps)).toEqual(limits);
});

test('each key that is raised too far is told, and others are not', () => {
  expect(broken({ raiseAtMost: 2 }, step({ limit: 101 }), step({ limit: 100 }), step({ limit: null }))).toEqual([
    'raise_at_most',
    'raise_at_most',
  ]);
});

test.each([
  [49.99, []],
  [50, []],
  [50.01, ['total_at_most']],
  [null, ['total_at_most']],
])('total_at_most 100 with a key of USD 50 and one of %s', (limit, limits) => {
  expect(broken({ totalAtMost: 100 }, step({}), step({ limit, include_byok_in_limit: true }))).toEqual(limits);
});

test('total_at_most counts keys that do not change, and none that is disabled afterwards', () => {
  expect(broken({ totalAtMost: 100 }, step({}), step({}), step({ limit: 1 }))).toEqual(['total_at_most']);
  expect(broken({ totalAtMost: 100 }, step({}), step({}), step({ disabled: true }))).toEqual([]);
});

describe('never_disable_all', () => {
  test.each([
    [[step({ disabled: true }), step({})], []],
    [[step({ disabled: true }), step({ disabled: true })], ['never_disable_all']],
    [[step({ disabled: true }), step({}, { disabled: true })], ['never_disable_all']],
    [[step({ limit: 1 }, { disabled: true })], []],
    [[step({ disabled: true })], ['never_disable_all']],
  ] as const)('case %#', (steps, limits) => {
    expect(broken({ neverDisableAll: true }, ...steps)).toEqual(limits);
    expect(broken({}, ...steps)).toEqual([]);
  });
});

test('a plan that changes nothing breaks nothing', () => {
  const limits = { maxChanges: 0, raiseAtMost: 1, totalAtMost: 0, neverDisableAll: true };
  expect(broken(limits, step({}), step({}))).toEqual([]);
});

test('all that is broken is told at once', () => {
  const limits = { maxChanges: 1, raiseAtMost: 2, totalAtMost: 100, neverDisableAll: true };
  expect(broken(limits, step({ limit: 101 }), step({ limit: 1 }))).toEqual([
    'max_changes',
    'raise_at_most',
    'total_at_most',
  ]);
});

test('of two the stricter counts, limit by limit', () => {
  const file = { maxChanges: 5, raiseAtMost: undefined, totalAtMost: 100, neverDisableAll: false };
  const inputs = { maxChanges: 3, raiseAtMost: 2, totalAtMost: 200, neverDisableAll: true };
  const both = { maxChanges: 3, raiseAtMost: 2, totalAtMost: 100, neverDisableAll: true };
  expect(pickStricter(file, inputs)).toEqual(both);
  expect(pickStricter(inputs, file)).toEqual(both);
  expect(pickStricter(noLimits, noLimits)).toEqual(noLimits);
});

test.each([
  [{}, false],
  [{ maxChanges: 0 }, true],
  [{ raiseAtMost: 1 }, true],
  [{ totalAtMost: 0 }, true],
  [{ neverDisableAll: true }, true],
])('%j limits something: %s', (limits, isLimiting) => {
  expect(hasLimits({ ...noLimits, ...limits })).toBe(isLimiting);
});
