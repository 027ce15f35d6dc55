// Where the lines of a thread are now: there, gone, or not known, and which findings are on them.
import { describe, expect, test } from 'vitest';
import type { ChangedFile } from '../../../src/findings/diff/changed-file.ts';
import { readPatch } from '../../../src/findings/diff/patch.ts';
import { byPath, placeOf } from '../../../src/findings/place.ts';
import type { OwnThread } from '../../../src/github/review/memory.ts';
import { findThreadLines, fingerprintsOf, isOnLines } from '../../../src/github/review/thread-lines.ts';
import { ownThread } from './own-thread.ts';
import { findingAt } from './round-world.ts';

const hunks = readPatch('@@ -10,3 +20,4 @@\n one\n+two\n+three\n-six\n four') ?? [];
const file: ChangedFile = { path: 'a.ts', status: 'modified', hunks };

/** A thread on lines of {@link file}. */
function threadOn(line: number, endLine: number, side: 'new' | 'old' = 'new'): OwnThread {
  return ownThread(findingAt('a.ts', line, 'It is wrong', { endLine, side }), {}, file);
}

const renamed: ChangedFile = { path: 'b.ts', status: 'renamed', previousPath: 'a.ts', hunks };
const copied: ChangedFile = { path: 'b.ts', status: 'copied', previousPath: 'a.ts', hunks };
const moved: ChangedFile = { ...file, hunks: readPatch('@@ -1,0 +5,2 @@\n+two\n+three') ?? [] };
const changed: ChangedFile = { ...file, hunks: readPatch('@@ -20,2 +20,3 @@\n one\n+two\n four') ?? [] };
const unseen: ChangedFile = { path: 'a.ts', status: 'modified' };

describe('the lines of a thread on lines 21 to 22', () => {
  test.each<[string, readonly ChangedFile[], object]>([
    ['are there', [file], { are: 'there', file, first: 21, last: 22 }],
    ['are there where they moved', [moved], { are: 'there', file: moved, first: 5, last: 6 }],
    ['are there under another name', [renamed], { are: 'there', file: renamed, first: 21, last: 22 }],
    [
      'are there rather than in what was made of them',
      [copied, renamed, file],
      { are: 'there', file, first: 21, last: 22 },
    ],
    ['are gone where they changed', [changed], { are: 'gone' }],
    ['are gone with their file', [], { are: 'gone' }],
    ['are not those of a copy', [copied], { are: 'gone' }],
    ['are not known where GitHub gives no diff', [unseen], { are: 'unknown' }],
  ])('%s', (_, files, lines) => {
    expect(findThreadLines({ files, isWhole: true })(threadOn(21, 22))).toEqual(lines);
  });

  test('are not known where GitHub lists no more files', () => {
    expect(findThreadLines({ files: [], isWhole: false })(threadOn(21, 22))).toEqual({ are: 'unknown' });
  });
});

test('threads of other lengths and of the other side have lines of their own', () => {
  const linesOf = findThreadLines({ files: [file], isWhole: true });
  const spans = [threadOn(21, 22), threadOn(21, 21), threadOn(11, 11, 'old'), threadOn(20, 23)].map(linesOf);
  expect(spans).toMatchObject([
    { first: 21, last: 22 },
    { first: 21, last: 21 },
    { first: 11, last: 11 },
    { first: 20, last: 23 },
  ]);
});

test('lines are known by the path of now, and by that before a rename, but not by that of a copy', () => {
  const { marker } = threadOn(21, 22);
  const known = [file, renamed, copied].map((one) => {
    const placement = placeOf({ path: one.path, line: 21, endLine: 22, side: 'new' }, byPath([one]));
    return placement.in === 'diff' ? fingerprintsOf(placement, 'new').includes(marker.fingerprint) : undefined;
  });
  expect(known).toEqual([true, true, false]);
});

describe('a finding is on lines 20 to 23', () => {
  const { marker } = threadOn(20, 23);
  const lines = { are: 'there', file, first: 20, last: 23 } as const;
  const finding = findingAt('a.ts', 20, 'One');

  test.each([
    [20, 23, true],
    [21, 22, true],
    [22, 23, true],
    [20, 27, true],
    [18, 23, true],
    [18, 21, false],
    [22, 25, false],
    [20, 28, false],
    [23, 23, false],
    [16, 19, false],
    [24, 24, false],
  ])('where it names %i to %i: %s', (line, endLine, isOn) => {
    expect(isOnLines({ ...finding, line, endLine }, marker, lines)).toBe(isOn);
  });

  test('only in that file, on that side, while they are there', () => {
    const same = { ...finding, line: 20, endLine: 23 };
    expect(isOnLines({ ...same, path: 'b.ts' }, marker, lines)).toBe(false);
    expect(isOnLines({ ...same, side: 'old' }, marker, lines)).toBe(false);
    expect(isOnLines(same, marker, { are: 'gone' })).toBe(false);
    expect(isOnLines({ ...same, path: 'b.ts' }, marker, { ...lines, file: renamed })).toBe(true);
  });
});
