// Suggestions that keep the lines they are for: seen when they were committed as they stand, and never else.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChangedFile } from '../../src/findings/diff/changed-file.ts';
import { readPatch } from '../../src/findings/diff/patch.ts';
import { byPath, placeOf } from '../../src/findings/place.ts';
import type { SuggestedLines } from '../../src/findings/suggested.ts';
import { standsAround, toSuggestedLines } from '../../src/findings/suggested.ts';
import { runs, seed } from '../support/seed.ts';

/** A new file of these lines: all of them are in its diff. */
function fileOf(texts: readonly string[]): ChangedFile {
  const patch = [`@@ -0,0 +1,${texts.length} @@`, ...texts.map((text) => `+${text}`)].join('\n');
  return { path: 'a.ts', status: 'added', hunks: readPatch(patch) ?? [] };
}

/** What is kept of a suggestion for these lines, the first of them from 0. */
function suggest(
  texts: readonly string[],
  start: number,
  count: number,
  suggestion: string,
): SuggestedLines | undefined {
  const file = fileOf(texts);
  const finding = { path: 'a.ts', line: start + 1, endLine: start + count, side: 'new' as const };
  const place = placeOf(finding, byPath([file]));
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
      expect(standsAround(suggested, fileOf(texts), start + 1)).toBe(false);
      const committed = fileOf([...before, ...result, ...after]);
      expect(standsAround(suggested, committed, start + offset + 1)).toBe(true);
    }),
    { numRuns: runs(500), seed },
  );
});

test('whatever the file becomes, it is seen only where the result stands around the lines', () => {
  fc.assert(
    fc.property(aCase, someLines(10), fc.nat(10), ({ texts, start, lines, result }, later, first) => {
      const suggested = suggest(texts, start, lines.length, `${result.join('\n')}\n`);
      if (suggested === undefined || !standsAround(suggested, fileOf(later), first + 1)) return;
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
  const file: ChangedFile = { path: 'a.ts', status: 'modified', hunks: readPatch('@@ -1,1 +1,1 @@\n-a\n+b') ?? [] };
  const finding = { path: 'a.ts', line: 1, endLine: 1, side: 'old' as const };
  const place = placeOf(finding, byPath([file]));
  if (place.in !== 'diff') throw new Error('it is elsewhere');
  const given = { ...finding, severity: 'major' as const, title: 'Wrong', body: '', suggestion: 'a\nb' };
  expect(toSuggestedLines(given, place)).toBeUndefined();
});

function indexOf(part: readonly string[], whole: readonly string[]): number {
  return whole.findIndex((_, index) => part.every((text, at) => whole[index + at] === text));
}
