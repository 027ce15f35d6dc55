// What a conclusion means for the step, the exit code and the eye.
import { expect, test } from 'vitest';
import { conclusionSigns, isSuccess, toExitCode } from '../../src/report/conclusion.ts';

test.each([
  ['finished', 0, true],
  ['skipped', 0, true],
  ['failed', 1, false],
  ['ended', 1, false],
  ['rejected', 3, false],
  ['paused', 4, true],
] as const)('%s has exit code %i, and a step succeeds with it: %s', (conclusion, code, succeeds) => {
  expect([toExitCode(conclusion), isSuccess(conclusion)]).toEqual([code, succeeds]);
});

test('every conclusion has a sign of its own, but for the two that failed', () => {
  const { ended, ...signs } = conclusionSigns;
  expect(ended).toBe(signs.failed);
  expect(new Set(Object.values(signs)).size).toBe(5);
});
