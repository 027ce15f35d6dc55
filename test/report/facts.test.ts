// How long something took, in the unit that fits.
import { expect, test } from 'vitest';
import { toSpan } from '../../src/report/facts.ts';

test.each([
  [-1, '0 ms'],
  [0, '0 ms'],
  [999, '999 ms'],
  [1000, '1.0 s'],
  [59_949, '59.9 s'],
  [59_951, '1 min 0 s'],
  [725_000, '12 min 5 s'],
  [3_600_000, '1 h 0 min'],
  [7_800_000, '2 h 10 min'],
])('%d ms last %s', (ms, span) => {
  expect(toSpan(ms)).toBe(span);
});
