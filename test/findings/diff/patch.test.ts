// GitHub's patches: lines numbered on both sides, and nothing taken for known that does not add up.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOn, numberOn } from '../../../src/findings/diff/changed-file.ts';
import { readPatch } from '../../../src/findings/diff/patch.ts';
import { runs, seed } from '../../support/seed.ts';

const patch = [
  '@@ -1,3 +1,4 @@ function range() {',
  ' one',
  '-two',
  '+zwei',
  '+@@ -1 +1 @@',
  ' three',
  '@@ -10 +11 @@',
  '-ten',
  '\\ No newline at end of file',
  '+zehn',
  '\\ No newline at end of file',
].join('\n');

test('numbers the lines of each hunk on the sides that have them', () => {
  expect(readPatch(patch)).toEqual([
    [
      { kind: 'context', oldLine: 1, newLine: 1, text: 'one' },
      { kind: 'removed', oldLine: 2, text: 'two' },
      { kind: 'added', newLine: 2, text: 'zwei' },
      { kind: 'added', newLine: 3, text: '@@ -1 +1 @@' },
      { kind: 'context', oldLine: 3, newLine: 4, text: 'three' },
    ],
    [
      { kind: 'removed', oldLine: 10, text: 'ten' },
      { kind: 'added', newLine: 11, text: 'zehn' },
    ],
  ]);
});

test.each([
  ['no header', ' one'],
  ['a line too few', '@@ -1,2 +1,2 @@\n one'],
  ['a line too many', '@@ -1 +1 @@\n one\n two'],
  ['a line of no kind', '@@ -1,2 +1,2 @@\n one\nodd'],
  ['a second hunk that is cut', '@@ -1 +1 @@\n one\n@@ -5,3 +5,3 @@\n five'],
  ['numbers beyond any file', '@@ -1 +99999999999 @@\n one'],
])('knows no line of a patch with %s', (_what, text) => {
  expect(readPatch(text)).toBeUndefined();
});

test('an empty patch has no hunk', () => {
  expect(readPatch('')).toEqual([]);
});

test('of what git writes, the lines of each side are those of the file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'patch-'));
  const lines = fc.array(fc.constantFrom('a', 'b', '@@ -1 +1 @@', '', '-x', '+y', '\\', 'ü'), { maxLength: 40 });
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const files = { old: before, new: after };
      for (const side of sides) writeFileSync(join(folder, side), files[side].map((one) => `${one}\n`).join(''));
      const hunks = readPatch(diffIn(folder)) ?? [];
      for (const side of sides) {
        for (const line of hunks.flatMap((hunk) => linesOn(side, hunk))) {
          expect(files[side][(numberOn(side, line) ?? 0) - 1]).toBe(line.text);
        }
      }
      expect(hunks.length > 0).toBe(JSON.stringify(before) !== JSON.stringify(after));
    }),
    { seed, numRuns: runs(30) },
  );
});

const sides = ['old', 'new'] as const;

/** What git says of two files, without what stands above the hunks. */
function diffIn(folder: string): string {
  const { stdout } = spawnSync('git', ['diff', '--no-index', '--no-color', 'old', 'new'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const hunks = stdout.indexOf('\n@@ ');
  return hunks === -1 ? '' : stdout.slice(hunks + 1);
}
