// The beginning of a policy that is learnt from nothing.
import { describe, expect, test } from 'vitest';
import { newPolicyText } from '../../../../src/permission/tools/learn/new-policy.ts';
import type { PastPause } from '../../../../src/permission/tools/replay.ts';
import { shell } from '../../policies.ts';
import { allowed, answered, push, read, rejected, run, stopped } from './runs.ts';

/** The lines after the default of a policy that begins with runs of these pauses. */
function budgetOf(...runs: readonly (readonly PastPause[])[]): string {
  const text = newPolicyText(runs.map((pauses, index) => run(`${index}`, push, pauses)));
  return text.slice(text.indexOf('default: reject\n') + 'default: reject\n'.length);
}

let commands = 0;

/** So many pauses, no two for the same command. */
function many(count: number, make: (args: string) => PastPause): readonly PastPause[] {
  return Array.from({ length: count }, () => {
    commands += 1;
    return make(shell(`ls ${commands}`));
  });
}

test('a policy learnt from nothing is valid, and refuses', async () => {
  const text = newPolicyText([]);
  expect(text).toMatch(/^# What an intern may do .*\nversion: 1\ndefault: reject\n$/su);
  expect(await read(`${text}rules: []\n`)).toMatchObject({ rules: [] });
});

describe('its budget', () => {
  test('is not written where the usual one has room', () => {
    const row = many(4, rejected);
    expect(budgetOf(many(15, allowed), [...many(21, stopped), ...many(20, (args) => answered(args, 'x'))], row)).toBe(
      '',
    );
    expect(budgetOf(Array.from({ length: 3 }, () => allowed(shell('ls'))))).toBe('');
  });

  test('has room for what the largest run needed', () => {
    expect(budgetOf(many(16, allowed), many(17, allowed), [])).toBe('budget: { allows: 17 }\n');
    expect(budgetOf(many(41, (args) => answered(args, 'x')))).toBe('budget: { answers: 41 }\n');
    expect(budgetOf(Array.from({ length: 4 }, () => stopped(shell('ls'))))).toBe('budget: { same_pause: 4 }\n');
    expect(budgetOf(many(45, allowed))).toBe('budget: { answers: 45, allows: 45 }\n');
  });

  test('counts rejects in a row: an allow ends one, a stop and an answer do not', () => {
    const five = many(5, rejected);
    const pauses = [...five, ...many(1, stopped), ...many(1, (args) => answered(args, 'x')), ...many(1, rejected)];
    expect(budgetOf(pauses)).toBe('budget: { rejects_in_a_row: 6 }\n');
    expect(budgetOf([...many(4, rejected), ...many(1, allowed), ...many(3, rejected)])).toBe('');
    expect(budgetOf([...five, ...many(1, allowed), ...many(2, rejected)])).toBe('budget: { rejects_in_a_row: 5 }\n');
  });

  test('counts no reject in a row that was no answer', () => {
    const unanswered = many(5, rejected).map((each) => ({ ...each, decided: { ...each.decided, answer: null } }));
    expect(budgetOf(unanswered)).toBe('');
  });
});
