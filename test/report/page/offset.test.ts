// Times of a run as people read them, and the axis that they stand on.
import { expect, test } from 'vitest';
import { toAxis, toMarks, toOffset } from '../../../src/report/page/offset.ts';

test.each([
  [-3, '+0:00.0'],
  [0, '+0:00.0'],
  [1249, '+0:01.2'],
  [59_960, '+1:00.0'],
  [125_300, '+2:05.3'],
  [3_725_000, '+1:02:05'],
])('%d ms after the beginning is %s', (ms, offset) => {
  expect(toOffset(ms)).toBe(offset);
});

test.each([
  [0, '0, 1 ms, 2 ms, 3 ms, 4 ms'],
  [3_400, '0, 1 s, 2 s, 3 s, 4 s'],
  [43_000, '0, 10 s, 20 s, 30 s, 40 s'],
  [140_000, '0, 30 s, 1 min, 1 min 30 s, 2 min'],
  [1_907_000, '0, 8 min, 16 min, 24 min, 32 min'],
  [5_000_000, '0, 20 min, 40 min, 1 h, 1 h 20 min'],
  [90_000_000, '0, 5 h, 10 h, 15 h, 20 h'],
  [900_000_000, '0, 50 h, 100 h, 150 h, 200 h'],
])('an axis for %d ms has the marks %s', (ms, labels) => {
  const axis = toAxis(7, 7 + ms);
  expect(
    toMarks(axis)
      .map(({ label }) => label)
      .join(', '),
  ).toBe(labels);
  expect(toMarks(axis).map(({ at }) => at)).toEqual([0, 20, 40, 60, 80]);
  expect(axis.from).toBe(7);
  expect(axis.length).toBeGreaterThanOrEqual(ms);
});
