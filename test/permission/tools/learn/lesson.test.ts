// How often one run asked.
import { expect, test } from 'vitest';
import { mostInOneRun } from '../../../../src/permission/tools/learn/lesson.ts';
import { shell } from '../../policies.ts';
import { allowed, onlyLesson, push, run } from './runs.ts';

test('the most that one run asked is not what all asked', () => {
  const ls = allowed(shell('ls'));
  const { occurrences } = onlyLesson([run('a', push, [ls, ls]), run('b', push, [ls])]);
  expect(mostInOneRun(occurrences)).toBe(2);
  expect(mostInOneRun([])).toBe(0);
});
