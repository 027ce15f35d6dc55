// What a thread counts as, and whose it is: decided by who resolved it, and by who wrote in it.
import { describe, expect, test } from 'vitest';
import type { ChangedFile } from '../../../src/findings/diff.ts';
import { locate, mapByPath, readPatch } from '../../../src/findings/diff.ts';
import type { ReviewedChanges } from '../../../src/github/review/changed-files.ts';
import type { Memory, OwnThread } from '../../../src/github/review/memory.ts';
import { createLineFinder, locateThreads } from '../../../src/github/review/thread-lines.ts';
import {
  isConversation,
  isOnLines,
  judgeState,
  listFingerprints,
  placeFindings,
} from '../../../src/github/review/threads.ts';
import { ownThread } from './own-thread.ts';
import { findingAt } from './round-world.ts';

const memory: Memory = {
  head: '',
  author: 'author',
  isFromFork: false,
  account: { login: 'acme[bot]', type: 'Bot' },
  ownLogin: 'acme',
  reviews: [],
  threads: [],
};
const mayWrite = new Set(['octocat', 'author']);

type Given = Pick<OwnThread, 'isResolved' | 'resolvedBy' | 'lastAnswer'>;

const threadWith = (more: Partial<OwnThread>): OwnThread => ownThread(findingAt('a.ts', 1, 'One'), more);

const by = (resolvedBy: string | undefined, lastAnswer?: Given['lastAnswer']): Given => {
  return { isResolved: true, resolvedBy, lastAnswer };
};
const unresolved = (lastAnswer?: Given['lastAnswer']): Given => ({
  isResolved: false,
  resolvedBy: undefined,
  lastAnswer,
});

test.each<[string, Given, object]>([
  ['that nobody resolved is open', unresolved(), { is: 'open' }],
  ['that nobody resolved is open where we found it again', unresolved('again'), { is: 'open' }],
  ['that we could not resolve is closed by our word', unresolved('gone'), { is: 'closed' }],
  ['that an app resolved is closed by our word', by(undefined, 'gone'), { is: 'closed' }],
  ['that we resolved is closed by our word', by('acme', 'gone'), { is: 'closed' }],
  ['that a person resolved who may, after our word, is settled', by('octocat', 'gone'), { is: 'settled' }],
  ['that a person resolved who may is settled', by('octocat'), { is: 'settled' }],
  ['that its author resolved who may is settled', by('author'), { is: 'settled' }],
  ['that a person resolved who may not is hidden', by('stranger'), { is: 'hidden', by: 'stranger' }],
  ['that an unknown account resolved is hidden', by(undefined), { is: 'hidden', by: undefined }],
  ['that we found again since is hidden', by('acme', 'again'), { is: 'hidden', by: 'acme' }],
])('a thread %s', (_, given, state) => {
  expect(judgeState(threadWith(given), memory, mayWrite)).toEqual(state);
});

test('from a fork its author settles nothing, and others who may do', () => {
  const fork = { ...memory, isFromFork: true };
  expect(judgeState(threadWith(by('author')), fork, mayWrite)).toEqual({ is: 'hidden', by: 'author' });
  expect(judgeState(threadWith(by('octocat')), fork, mayWrite)).toEqual({ is: 'settled' });
});

test.each<[string, OwnThread['commenters'], boolean]>([
  ['nobody', [], false],
  ['a passer-by', ['stranger'], false],
  ['the author', ['stranger', 'author'], true],
  ['somebody who may write', ['octocat', 'stranger'], true],
  ['more people than are known', 'unknown', true],
])('a thread in which %s wrote is not ours alone: %s', (_, commenters, isOne) => {
  expect(isConversation(threadWith({ commenters }), { ...memory, author: 'author' }, new Set(['octocat']))).toBe(isOne);
});

const hunks = readPatch('@@ -10,3 +20,4 @@\n one\n+two\n+three\n-six\n four') ?? [];
const file: ChangedFile = { path: 'a.ts', status: 'modified', hunks };

/** A thread on lines of {@link file}. */
function threadOn(line: number, end_line: number, side: 'new' | 'old' = 'new'): OwnThread {
  return ownThread(findingAt('a.ts', line, 'It is wrong', { end_line, side }), {}, file);
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
    expect(createLineFinder({ files, isWhole: true })(threadOn(21, 22))).toEqual(lines);
  });

  test('are not known where GitHub lists no more files', () => {
    expect(createLineFinder({ files: [], isWhole: false })(threadOn(21, 22))).toEqual({ are: 'unknown' });
  });
});

test('threads of other lengths and of the other side have lines of their own', () => {
  const linesOf = createLineFinder({ files: [file], isWhole: true });
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
    const placement = locate({ path: one.path, line: 21, end_line: 22, side: 'new' }, mapByPath([one]));
    return placement.in === 'diff' ? listFingerprints(placement, 'new').includes(marker.fingerprint) : undefined;
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
  ])('where it names %i to %i: %s', (line, end_line, isOn) => {
    expect(isOnLines({ ...finding, line, end_line }, marker, lines)).toBe(isOn);
  });

  test('only in that file, on that side, while they are there', () => {
    const same = { ...finding, line: 20, end_line: 23 };
    expect(isOnLines({ ...same, path: 'b.ts' }, marker, lines)).toBe(false);
    expect(isOnLines({ ...same, side: 'old' }, marker, lines)).toBe(false);
    expect(isOnLines(same, marker, { are: 'gone' })).toBe(false);
    expect(isOnLines({ ...same, path: 'b.ts' }, marker, { ...lines, file: renamed })).toBe(true);
  });
});

const fiveLines = readPatch('@@ -1,2 +1,5 @@\n one\n+two\n+three\n+four\n five') ?? [];
const fileOfFive = { path: 'a.ts', status: 'modified', hunks: fiveLines };
const at = (line: number, title: string, end_line = line) => findingAt('a.ts', line, title, { end_line });

const slow = ownThread(at(2, 'Slow'), {}, fileOfFive);
const wrong = ownThread(at(2, 'Wrong'), {}, fileOfFive);
const wide = ownThread(at(2, 'Wide', 3), {}, fileOfFive);

/** The titles of the findings by the thread that each was given to, and of those that are new. */
function place(findings: readonly ReturnType<typeof at>[], threads: readonly OwnThread[]) {
  const linesOf = createLineFinder({ files: [fileOfFive], isWhole: true });
  const known = threads.map((thread) => ({
    thread,
    lines: linesOf(thread),
    state: judgeState(thread, memory, mayWrite),
  }));
  const { onThreads, fresh } = placeFindings(findings, [fileOfFive], known);
  const given = [...onThreads].map(([{ marker }, found]) => [
    marker.title,
    ...found.map(({ finding }) => finding.title),
  ]);
  return { given, fresh: fresh.map(({ finding }) => finding.title) };
}

test.each([
  ['to that with its title', [at(2, 'Wrong')], [slow, wrong], [['Wrong', 'Wrong']]],
  ['to the first, where none has its title', [at(2, 'Ugly')], [slow, wrong], [['Slow', 'Ugly']]],
  [
    'to one that nothing was found for yet',
    [at(2, 'Ugly'), at(2, 'Odd')],
    [slow, wrong],
    [
      ['Slow', 'Ugly'],
      ['Wrong', 'Odd'],
    ],
  ],
  [
    'to the first again, where all have one',
    [at(2, 'Ugly'), at(2, 'Odd'), at(2, 'Old')],
    [slow, wrong],
    [
      ['Slow', 'Ugly', 'Old'],
      ['Wrong', 'Odd'],
    ],
  ],
  ['to that on its very lines, before one that shares some', [at(2, 'Wide')], [wide, slow], [['Slow', 'Wide']]],
  ['to one that shares most of its lines', [at(3, 'Ugly')], [slow, wide], [['Wide', 'Ugly']]],
])('a finding goes %s', (_, findings, threads, given) => {
  expect(place(findings, threads)).toEqual({ given, fresh: [] });
});

test('a finding on other lines is new, and so is one outside of the diff', () => {
  const findings = [at(4, 'Far'), at(9, 'Outside'), findingAt('b.ts', 2, 'Elsewhere')];
  expect(place(findings, [slow, wide])).toEqual({ given: [], fresh: ['Far', 'Outside', 'Elsewhere'] });
});

test('a settled thread takes its own lines alone: a finding on the next line is new', () => {
  const settled = ownThread(at(2, 'Slow', 3), by('octocat'), fileOfFive);
  expect(place([at(2, 'Slow', 3)], [settled])).toEqual({ given: [['Slow', 'Slow']], fresh: [] });
  expect(place([at(3, 'Wrong', 4), at(3, 'Worse')], [settled])).toEqual({ given: [], fresh: ['Wrong', 'Worse'] });
});

describe('lines since the commit of their thread', () => {
  const twelve = Array.from({ length: 12 }, (_, index) => `+line ${index + 1}`);
  const added = (lines: readonly string[], path = 'a.ts'): ChangedFile => ({
    path,
    status: 'added',
    hunks: readPatch(`@@ -0,0 +1,${lines.length} @@\n${lines.join('\n')}`) ?? [],
  });
  const first = added(twelve);
  const finding = (line: number, end_line = line) => ownThread(findingAt('a.ts', line, 'One', { end_line }), {}, first);
  const sinceOf = (thread: OwnThread, later: ChangedFile | undefined) =>
    new Map([[thread.marker.head, { files: later === undefined ? [] : [later], isWhole: true }]]);
  const linesOf = (thread: OwnThread, now: ChangedFile, later: ChangedFile | undefined) =>
    locateThreads([thread], { files: [now], isWhole: true }, sinceOf(thread, later))[0]?.lines;
  const changedBy = (patch: string, more: Partial<ChangedFile> = {}): ChangedFile => {
    return { path: 'a.ts', status: 'modified', hunks: readPatch(patch) ?? [], ...more };
  };

  test('a file that is only renamed takes its findings along', () => {
    const nowB = added(twelve, 'b.ts');
    const move = { path: 'b.ts', status: 'renamed', previousPath: 'a.ts' };
    expect(linesOf(finding(3, 5), nowB, move)).toMatchObject({ are: 'there', file: nowB, first: 3, last: 5 });
  });

  test('a comment in the middle of many lines does not end what nobody looked at whole', () => {
    const now = added([...twelve.slice(0, 6), '+// nothing', ...twelve.slice(6)]);
    const patch = changedBy('@@ -4,6 +4,7 @@\n line 4\n line 5\n line 6\n+// nothing\n line 7\n line 8\n line 9');
    expect(linesOf(finding(1, 12), now, patch)).toMatchObject({ are: 'there', first: 1 });
    expect(linesOf(finding(5, 8), now, patch), 'all of it was shown').toEqual({ are: 'gone' });
    expect(linesOf(finding(8, 12), now, patch)).toMatchObject({ are: 'there', first: 9, last: 13 });
  });

  test('lines that were removed are gone', () => {
    const now = added([...twelve.slice(0, 4), ...twelve.slice(6)]);
    const patch = changedBy('@@ -4,4 +4,2 @@\n line 4\n-line 5\n-line 6\n line 7');
    expect(linesOf(finding(5, 6), now, patch)).toEqual({ are: 'gone' });
  });

  test('of two threads on equal lines the one whose line was mended closes', () => {
    const same = added(['+x', '+same', '+y', '+same', '+z']);
    const threadAt = (line: number) => ownThread(findingAt('a.ts', line, 'One'), {}, same);
    const [upper, lower] = [threadAt(2), threadAt(4)];
    const now = added(['+x', '+mended', '+y', '+same', '+z']);
    const patch = changedBy('@@ -1,5 +1,5 @@\n x\n-same\n+mended\n y\n same\n z');
    const all = locateThreads([upper, lower], { files: [now], isWhole: true }, sinceOf(upper, patch));
    expect(all).toMatchObject([{ lines: { are: 'gone' } }, { lines: { are: 'there', first: 4, last: 4 } }]);
  });

  const checks = (count: number, from = 0): ChangedFile => {
    const starts = Array.from({ length: count }, (_, index) => (index + from) * 10 + 1);
    return changedBy(starts.map((one) => `@@ -${one},3 +${one},2 @@\n a${one}\n-check\n b${one}`).join('\n'));
  };
  const removedAt = (line: number, title: string, count: number) =>
    ownThread(findingAt('a.ts', line, title, { side: 'old' }), {}, checks(count));

  test.each([2, 11, 40])('the last of %i equal lines that were removed stays when the first is restored', (count) => {
    const last = removedAt((count - 1) * 10 + 2, 'One', count);
    const linesNow = createLineFinder({ files: [checks(count - 1, 1)], isWhole: true }, sinceOf(last, undefined));
    expect(linesNow(last)).toMatchObject({ are: 'there' });
  });

  test('an edit of the head at the number of a removed line takes nothing away', () => {
    const threads = [removedAt(2, 'One', 2), removedAt(12, 'Two', 2)] as const;
    const push = changedBy('@@ -1,2 +1,3 @@\n a0\n+check\n b0\n@@ -11,3 +12,3 @@\n b1\n-harmless\n+edited\n c1');
    const all = locateThreads(threads, { files: [checks(1, 1)], isWhole: true }, sinceOf(threads[1], push));
    expect(all[1]).toMatchObject({ lines: { are: 'there' } });
  });

  const unfollowed = (isRewritten: boolean, sinceReview?: ReviewedChanges) => (thread: OwnThread) =>
    new Map([[thread.marker.head, { isRewritten, sinceReview }]]);
  const other = { files: [added(['+other'], 'b.ts')], isWhole: true };
  const withoutPatch = { files: [{ path: 'b.ts', status: 'added' }], isWhole: true };

  test.each([
    ['of a commit that was not compared', other, unfollowed(false), 'unknown'],
    ['where history was rewritten, and the whole diff shown', other, unfollowed(true), 'gone'],
    ['where GitHub left out a part of that diff', withoutPatch, unfollowed(true), 'unknown'],
    ['where what is new does not show it', other, unfollowed(true, { files: [], isWhole: true }), 'unknown'],
  ] as const)('lines that nobody finds, %s', (_name, now, since, are) => {
    const thread = finding(3);
    expect(createLineFinder(now, since(thread))(thread)).toEqual({ are });
  });

  test('where nothing is known of the commit, the diff of the pull request decides', () => {
    expect(createLineFinder({ files: [added(twelve, 'b.ts')], isWhole: true })(finding(3))).toEqual({ are: 'gone' });
  });
});
