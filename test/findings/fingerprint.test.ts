// Fingerprints: the same for lines that moved, different for lines that say something else.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChangedFile } from '../../src/findings/diff/changed-file.ts';
import { readPatch } from '../../src/findings/diff/patch.ts';
import type { FindingPlace } from '../../src/findings/finding.ts';
import { fingerprintOf, fingerprintsIn } from '../../src/findings/fingerprint.ts';
import { byPath, placeOf } from '../../src/findings/place.ts';
import { runs, seed } from '../support/seed.ts';

function file(patch: string, path = 'a.ts'): ChangedFile {
  return { path, status: 'modified', hunks: readPatch(patch) ?? [] };
}

function fingerprint(changed: ChangedFile, line: number, over: Partial<FindingPlace> = {}, path?: string): string {
  const place = { path: changed.path, line, endLine: line, side: 'new' as const, ...over };
  const placement = placeOf(place, byPath([changed]));
  if (placement.in !== 'diff') throw new Error('it is elsewhere');
  return fingerprintOf(placement, place.side, path);
}

const before = file('@@ -1,2 +1,5 @@\n one\n+same\n+two\n+same\n three');
const moved = file('@@ -201,2 +201,5 @@\n one\n+same\n+two\n+same\n three');

test('survives lines that moved', () => {
  for (const line of [1, 2, 3, 4, 5]) expect(fingerprint(before, line)).toBe(fingerprint(moved, line + 200));
  expect(fingerprint(before, 2, { endLine: 4 })).toBe(fingerprint(moved, 202, { endLine: 204 }));
});

test('differs by path, side, text, number of lines, and among equal texts', () => {
  const all = [
    fingerprint(before, 1),
    fingerprint(before, 1, { side: 'old' }),
    fingerprint(before, 2),
    fingerprint(before, 4),
    fingerprint(before, 2, { endLine: 3 }),
    fingerprint(before, 3),
    fingerprint({ ...before, path: 'b.ts' }, 1),
  ];
  expect(new Set(all).size).toBe(all.length);
});

test('is that of the earlier path where a file was renamed', () => {
  const renamed = { ...before, path: 'b.ts', previousPath: 'a.ts', status: 'renamed' };
  expect(fingerprint(renamed, 3, {}, 'a.ts')).toBe(fingerprint(before, 3));
});

test('finds lines again by what they said', () => {
  const known = fingerprint(before, 4);
  const found = fingerprintsIn(moved, 'new', 1).find((one) => one.fingerprint === known);
  expect(found?.lines.map(({ newLine }) => newLine)).toEqual([204]);
});

test('of every place the two ways agree, also where a later part of the diff says the same', () => {
  const parts = file('@@ -1 +1,2 @@\n one\n+same\n@@ -50 +51,3 @@\n two\n+same\n+same');
  expect(fingerprintsIn(parts, 'new', 1).map((one) => one.fingerprint)).toEqual(
    [1, 2, 51, 52, 53].map((line) => fingerprint(parts, line)),
  );
  const wide = fingerprintsIn(before, 'new', 2);
  expect(wide.map((one) => one.fingerprint)).toEqual(
    [1, 2, 3, 4].map((line) => fingerprint(before, line, { endLine: line + 1 })),
  );
  expect(fingerprintsIn(before, 'new', 6)).toEqual([]);
  expect(fingerprintsIn({ path: 'a.ts', status: 'added' }, 'new', 1)).toEqual([]);
});

test('among lines that repeat, each place is told apart as by looking at all of them', () => {
  const text = fc.array(fc.constantFrom('a', 'b'), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 4 }), (texts, count) => {
      const repeating = file(`@@ -0,0 +1,${texts.length} @@\n${texts.map((one) => `+${one}`).join('\n')}`);
      for (const [index, known] of fingerprintsIn(repeating, 'new', count).entries()) {
        expect(fingerprint(repeating, index + 1, { endLine: index + count })).toBe(known.fingerprint);
      }
    }),
    { seed, numRuns: runs(300) },
  );
});
