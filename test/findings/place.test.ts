// Where a finding goes: on its lines in the diff, or elsewhere.
import { expect, test } from 'vitest';
import type { ChangedFile } from '../../src/findings/diff/changed-file.ts';
import { readPatch } from '../../src/findings/diff/patch.ts';
import { byPath, placeOf } from '../../src/findings/place.ts';

const hunks =
  readPatch('@@ -1,3 +1,4 @@\n one\n-two\n+zwei\n+drei\n three\n@@ -20,2 +21,2 @@\n-old\n+new\n last') ?? [];
const files = byPath([
  { path: 'src/a.ts', status: 'modified', hunks },
  { path: 'logo.png', status: 'added' },
] satisfies ChangedFile[]);

const at = (line: number, endLine = line, side: 'new' | 'old' = 'new', path = 'src/a.ts') => ({
  path,
  line,
  endLine,
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
  const placement = placeOf(place, files);
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
  expect(placeOf(place, files)).toEqual({ in: 'elsewhere', why });
});
