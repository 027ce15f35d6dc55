// A sample of changes: as many as wanted, the same each time, some in every file.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Change } from '../../../tools/mutation/sample.ts';
import { marginOf, sampleOf } from '../../../tools/mutation/sample.ts';
import { runs, seed } from '../../support/seed.ts';

/** So many changes in each file. */
function changesOf(...counts: readonly number[]): readonly Change[] {
  return counts.flatMap((count, file) =>
    Array.from({ length: count }, (_, line) => ({
      id: `${file}-${line}`,
      fileName: `src/${file}.ts`,
      replacement: 'true',
      location: { start: { line, column: 1 } },
    })),
  );
}

test('a sample is as large as wanted, and has its share of every file', () => {
  const sample = sampleOf(changesOf(1000, 500, 300, 200), 200, '1');
  const ofFile = (file: number): number => [...sample].filter((id) => id.startsWith(`${file}-`)).length;
  expect([sample.size, ofFile(0), ofFile(1), ofFile(2), ofFile(3)]).toEqual([200, 100, 50, 30, 20]);
});

test('a sample smaller than the number of files is as large as wanted, and spread over them', () => {
  const sample = sampleOf(changesOf(...Array.from({ length: 100 }, () => 20)), 25, '1');
  const files = new Set([...sample].map((id) => id.split('-')[0]));
  expect([sample.size, files.size]).toEqual([25, 25]);
});

test('every file is in it where there is room, and it is larger than wanted by one for each file at most', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 1, max: 300 }),
      (counts, size) => {
        const changes = changesOf(...counts);
        const sample = sampleOf(changes, size, '1');
        const files = new Set([...sample].map((id) => id.split('-')[0]));
        if (size >= counts.length) expect(files.size).toBe(counts.length);
        expect(sample.size).toBeLessThanOrEqual(size + counts.length);
        expect(sample.size).toBeGreaterThanOrEqual(Math.min(size, changes.length) - 1);
      },
    ),
    { numRuns: runs(2_000), seed },
  );
});

test('the same seed takes the same changes, in whatever order they come; another takes others', () => {
  const changes = changesOf(400, 400);
  const sample = sampleOf(changes, 50, '1');
  expect(sampleOf(changes.toReversed(), 50, '1')).toEqual(sample);
  expect(sampleOf(changes, 50, '2')).not.toEqual(sample);
});

test('the margin is that of a share that was found in a part, and none where all was tried', () => {
  expect(marginOf(0.9, 300, 1_000_000)).toBeCloseTo(0.0339, 4);
  expect(marginOf(0.9, 300, 600)).toBeCloseTo(0.024, 3);
  expect(marginOf(0.9, 300, 300)).toBe(0);
});
