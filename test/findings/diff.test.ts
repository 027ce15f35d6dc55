// GitHub's patches as numbered lines, refused where they don't add up, and the places of findings in them.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ChangedFile, linesOn, locate, mapByPath, numberOn, readPatch } from '../../src/findings/diff.ts';
import { runs, seed } from '../support/seed.ts';

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

const hunks =
  readPatch('@@ -1,3 +1,4 @@\n one\n-two\n+zwei\n+drei\n three\n@@ -20,2 +21,2 @@\n-old\n+new\n last') ?? [];
const files = mapByPath([
  { path: 'src/a.ts', status: 'modified', hunks },
  { path: 'logo.png', status: 'added' },
] satisfies ChangedFile[]);

const at = (line: number, end_line = line, side: 'new' | 'old' = 'new', path = 'src/a.ts') => ({
  path,
  line,
  end_line,
  side,
});

test.each([
  ['an added line', at(2), ['zwei']],
  ['a context line', at(1), ['one']],
  ['a context line of the old side', at(3, 3, 'old'), ['three']],
  ['a removed line', at(2, 2, 'old'), ['two']],
  ['lines that a removed one stands between', at(1, 4), ['one', 'zwei', 'drei', 'three']],
  ['lines of the old side', at(1, 3, 'old'), ['one', 'two', 'three']],
])('%s has its place in the diff', (_what, place, texts) => {
  const placement = locate(place, files);
  expect(placement.in === 'diff' && placement.lines.map(({ text }) => text)).toEqual(texts);
});

test.each([
  ['a line below the hunk', at(5), 'outside-diff'],
  ['lines that begin above the hunk', at(20, 21), 'outside-diff'],
  ['lines that end below the hunk', at(3, 5), 'outside-diff'],
  ['lines over two hunks', at(4, 21), 'outside-diff'],
  ['a line that only the new side has', at(4, 4, 'old'), 'outside-diff'],
  ['more lines than numbers', at(1, Number.MAX_SAFE_INTEGER), 'outside-diff'],
  ['a file without a diff', at(1, 1, 'new', 'logo.png'), 'no-diff'],
  ['another file', at(1, 1, 'new', 'src/b.ts'), 'unknown-file'],
  ['another spelling of the path', at(1, 1, 'new', './src/a.ts'), 'unknown-file'],
  ['a path that leads out', at(1, 1, 'new', '../src/a.ts'), 'unknown-file'],
  ['a path with a NUL', at(1, 1, 'new', 'src/a.ts\0'), 'unknown-file'],
])('%s is elsewhere', (_what, place, why) => {
  expect(locate(place, files)).toEqual({ in: 'elsewhere', why });
});
