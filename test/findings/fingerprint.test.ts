// Fingerprints, the same for lines that moved and no others, and suggestions that stand in a diff.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ChangedFile, locate, mapByPath, readPatch } from '../../src/findings/diff.ts';
import type { FindingPlace } from '../../src/findings/finding.ts';
import {
  fingerprintAllWindows,
  isApplied,
  type SuggestedLines,
  toFingerprint,
  toSuggestedLines,
} from '../../src/findings/fingerprint.ts';
import { runs, seed } from '../support/seed.ts';

function file(patch: string, path = 'a.ts'): ChangedFile {
  return { path, status: 'modified', hunks: readPatch(patch) ?? [] };
}

function fingerprint(changed: ChangedFile, line: number, over: Partial<FindingPlace> = {}, path?: string): string {
  const place = { path: changed.path, line, end_line: line, side: 'new' as const, ...over };
  const placement = locate(place, mapByPath([changed]));
  if (placement.in !== 'diff') throw new Error('it is elsewhere');
  return toFingerprint(placement, place.side, path);
}

const original = file('@@ -1,2 +1,5 @@\n one\n+same\n+two\n+same\n three');
const moved = file('@@ -201,2 +201,5 @@\n one\n+same\n+two\n+same\n three');

test('survives lines that moved', () => {
  for (const line of [1, 2, 3, 4, 5]) expect(fingerprint(original, line)).toBe(fingerprint(moved, line + 200));
  expect(fingerprint(original, 2, { end_line: 4 })).toBe(fingerprint(moved, 202, { end_line: 204 }));
});

test('differs by path, side, text, number of lines, and among equal texts', () => {
  const all = [
    fingerprint(original, 1),
    fingerprint(original, 1, { side: 'old' }),
    fingerprint(original, 2),
    fingerprint(original, 4),
    fingerprint(original, 2, { end_line: 3 }),
    fingerprint(original, 3),
    fingerprint({ ...original, path: 'b.ts' }, 1),
  ];
  expect(new Set(all).size).toBe(all.length);
});

test('is that of the earlier path where a file was renamed', () => {
  const renamed = { ...original, path: 'b.ts', previousPath: 'a.ts', status: 'renamed' };
  expect(fingerprint(renamed, 3, {}, 'a.ts')).toBe(fingerprint(original, 3));
});

test('finds lines again by what they said', () => {
  const known = fingerprint(original, 4);
  const found = new Map(fingerprintAllWindows(moved, 'new', 1)).get(known ?? '');
  expect(found?.map(({ newLine }) => newLine)).toEqual([204]);
});

test('of every place the two ways agree, also where a later part of the diff says the same', () => {
  const parts = file('@@ -1 +1,2 @@\n one\n+same\n@@ -50 +51,3 @@\n two\n+same\n+same');
  expect(fingerprintAllWindows(parts, 'new', 1).map(([one]) => one)).toEqual(
    [1, 2, 51, 52, 53].map((line) => fingerprint(parts, line)),
  );
  const wide = fingerprintAllWindows(original, 'new', 2);
  expect(wide.map(([one]) => one)).toEqual(
    [1, 2, 3, 4].map((line) => fingerprint(original, line, { end_line: line + 1 })),
  );
  expect(fingerprintAllWindows(original, 'new', 6)).toEqual([]);
  expect(fingerprintAllWindows({ path: 'a.ts', status: 'added' }, 'new', 1)).toEqual([]);
});

test('among lines that repeat, each place is told apart as by looking at all of them', () => {
  const text = fc.array(fc.constantFrom('a', 'b'), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 4 }), (texts, count) => {
      const repeating = file(`@@ -0,0 +1,${texts.length} @@\n${texts.map((one) => `+${one}`).join('\n')}`);
      for (const [index, [known]] of fingerprintAllWindows(repeating, 'new', count).entries()) {
        expect(fingerprint(repeating, index + 1, { end_line: index + count })).toBe(known);
      }
    }),
    { seed, numRuns: runs(300) },
  );
});

/** A new file of these lines: all of them are in its diff. */
function fileOf(texts: readonly string[]): ChangedFile {
  const patch = [`@@ -0,0 +1,${texts.length} @@`, ...texts.map((text) => `+${text}`)].join('\n');
  return { path: 'a.ts', status: 'added', hunks: readPatch(patch) ?? [] };
}

/** Keeps the suggestion for these lines, the first of them from 0. */
function suggest(
  texts: readonly string[],
  start: number,
  count: number,
  suggestion: string,
): SuggestedLines | undefined {
  const changed = fileOf(texts);
  const finding = { path: 'a.ts', line: start + 1, end_line: start + count, side: 'new' as const };
  const place = locate(finding, mapByPath([changed]));
  if (place.in !== 'diff') throw new Error('it is elsewhere');
  return toSuggestedLines({ ...finding, severity: 'major', title: 'It is wrong', body: '', suggestion }, place);
}

// Few texts, so that many lines are equal.
const someLines = (most: number): fc.Arbitrary<readonly string[]> =>
  fc.array(fc.constantFrom('a', 'b', ''), { maxLength: most });

const aCase = fc
  .record({
    before: someLines(6),
    lines: fc.array(fc.constantFrom('a', 'b', ''), { minLength: 1, maxLength: 3 }),
    after: someLines(6),
    above: someLines(3),
    below: someLines(3),
  })
  .map(({ before, lines, after, above, below }) => {
    const result = [...above, ...lines, ...below];
    return { texts: [...before, ...lines, ...after], start: before.length, lines, result, before, after };
  });

test('one that keeps its lines is seen when it was committed, unless it stood there before', () => {
  fc.assert(
    fc.property(aCase, ({ texts, start, lines, result, before, after }) => {
      // A line break at the end belongs to no line.
      const suggested = suggest(texts, start, lines.length, `${result.join('\n')}\n`);
      const offset = indexOf(lines, result);
      const around = texts.slice(Math.max(0, start - offset), start - offset + result.length);
      const stood = start >= offset && JSON.stringify(around) === JSON.stringify(result);
      expect(suggested === undefined).toBe(stood);
      if (suggested === undefined) return;
      expect(isApplied(suggested, fileOf(texts), start + 1)).toBe(false);
      const committed = fileOf([...before, ...result, ...after]);
      expect(isApplied(suggested, committed, start + offset + 1)).toBe(true);
    }),
    { numRuns: runs(500), seed },
  );
});

test('whatever the file becomes, it is seen only where the result stands around the lines', () => {
  fc.assert(
    fc.property(aCase, someLines(10), fc.nat(10), ({ texts, start, lines, result }, later, first) => {
      const suggested = suggest(texts, start, lines.length, `${result.join('\n')}\n`);
      if (suggested === undefined || !isApplied(suggested, fileOf(later), first + 1)) return;
      const from = first - suggested.before;
      expect(later.slice(from, from + result.length)).toEqual(result);
      expect(later.slice(first, first + lines.length)).toEqual(lines);
    }),
    { numRuns: runs(500), seed },
  );
});

test.each([
  ['that is empty', ''],
  ['that changes the lines', 'c'],
  ['that parts them', 'a\nc\nb'],
])('of one %s nothing is kept', (_, suggestion) => {
  expect(suggest(['x', 'a', 'b'], 1, 2, suggestion)).toBeUndefined();
});

test('of one for the version before the change nothing is kept', () => {
  const changed: ChangedFile = { path: 'a.ts', status: 'modified', hunks: readPatch('@@ -1,1 +1,1 @@\n-a\n+b') ?? [] };
  const finding = { path: 'a.ts', line: 1, end_line: 1, side: 'old' as const };
  const place = locate(finding, mapByPath([changed]));
  if (place.in !== 'diff') throw new Error('it is elsewhere');
  const given = { ...finding, severity: 'major' as const, title: 'Wrong', body: '', suggestion: 'a\nb' };
  expect(toSuggestedLines(given, place)).toBeUndefined();
});

function indexOf(part: readonly string[], whole: readonly string[]): number {
  return whole.findIndex((_, index) => part.every((text, at) => whole[index + at] === text));
}
