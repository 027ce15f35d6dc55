// How much of the intern's words is shown.
import { expect, test } from 'vitest';
import { toShownLevel } from '../../src/report/shown-level.ts';

test.each([
  ['auto', 'private', 'full'],
  ['auto', 'internal', 'full'],
  ['auto', 'public', 'brief'],
  ['auto', 'unknown', 'brief'],
  ['auto', '', 'brief'],
  ['full', 'public', 'full'],
  ['brief', 'private', 'brief'],
  ['none', 'private', 'none'],
] as const)('%s in a repository of visibility %j is %s', (level, visibility, shown) => {
  expect(toShownLevel(level, visibility)).toBe(shown);
});
