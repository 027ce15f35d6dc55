// The plan of a round, from what is there and what was found: what counts, what is said, what is told, in which order.
import { describe, expect, test } from 'vitest';
import { readPatch } from '../../../src/findings/diff.ts';
import { toVerdict } from '../../../src/findings/verdict.ts';
import type { Memory, OwnReview, OwnThread } from '../../../src/github/review/memory.ts';
import type { RoundFacts, RoundPlan } from '../../../src/github/review/plan-round.ts';
import { numberRound, planRound } from '../../../src/github/review/plan-round.ts';
import { ownThread } from './own-thread.ts';
import { findingAt } from './round-world.ts';

const head = 'a'.repeat(40);
const hunks = readPatch(`@@ -1,1 +1,31 @@\n one\n${'+x\n'.repeat(30)}`.trimEnd()) ?? [];
const file = { path: 'a.ts', status: 'modified', hunks };

const empty: Memory = {
  head,
  author: 'author',
  isFromFork: false,
  account: { login: 'acme[bot]', type: 'Bot' },
  ownLogin: 'acme',
  reviews: [],
  threads: [],
};

interface Given {
  readonly threads?: readonly OwnThread[];
  readonly reviews?: readonly OwnReview[];
  /** Head of the pull request by now. */
  readonly now?: string;
  readonly review?: Partial<RoundFacts['review']>;
  readonly rules?: Partial<RoundFacts['rules']>;
  readonly files?: RoundFacts['changes']['files'];
}

function plan({ threads = [], reviews = [], now = head, review = {}, rules = {}, files = [file] }: Given): RoundPlan {
  const said = {
    internVerdict: 'pass',
    summary: '',
    findings: [],
    leftOut: undefined,
    unreadable: 0,
    problem: undefined,
  } as const;
  return planRound({
    memory: { ...empty, head: now, threads, reviews },
    loginsWithAccess: new Set(['octocat']),
    head,
    changes: { files, isWhole: true },

    since: new Map(),
    review: { ...said, ...review },
    rules: { tag: 'intern', severityFloor: ['note'], maxFindings: 25, failAt: 'major', ...rules },
  });
}

const major = findingAt('a.ts', 10, 'One');
const minor = findingAt('a.ts', 10, 'One', { severity: 'minor' });
const threadOf = (finding = major, more: Partial<OwnThread> = {}): OwnThread => ownThread(finding, more, file);
const settled = { isResolved: true, resolvedBy: 'octocat' } as const;
const hidden = { isResolved: true, resolvedBy: 'author' } as const;

const fatesOf = ({ rows }: RoundPlan) =>
  rows.map(({ finding, fate }) => `${finding.title} (${finding.severity}): ${fate.is}`);

test.each([
  ['the first, where there is no review', [], 1],
  [
    'one more than the last',
    [
      [1, 'b'],
      [3, 'c'],
      [2, 'd'],
    ],
    4,
  ],
  [
    'that of its review',
    [
      [1, 'b'],
      [2, 'a'],
      [3, 'c'],
    ],
    2,
  ],
] as const)('the round of a head is %s', (_, known, round) => {
  const reviews = known.map(([number, digit]): OwnReview => {
    return { id: '', round: number, head: digit.repeat(40), url: '', body: '', isPartial: false, verdict: undefined };
  });
  expect(numberRound({ ...empty, reviews }, head)).toBe(round);
});

describe('a finding on the lines of a thread', () => {
  test.each<[string, OwnThread, typeof major, string, number]>([
    ['that is open is known', threadOf(), major, 'known', 1],
    ['that is open is known, though it is worse', threadOf(minor), major, 'known', 2],
    ['that is settled is settled', threadOf(major, settled), major, 'settled', 0],
    ['that is settled is settled, though it is less', threadOf(major, settled), minor, 'settled', 0],
    ['that is settled is new, where it is worse', threadOf(minor, settled), major, 'new', 1],
    ['that somebody hid is new', threadOf(major, hidden), major, 'new', 1],
    ['that we closed is new', threadOf(major, { lastAnswer: 'gone' }), major, 'new', 1],
  ])('%s', (_, thread, finding, fate, counts) => {
    const { rows, verdict, remarks } = plan({ threads: [thread], review: { findings: [finding] } });
    expect(rows).toEqual([{ finding, fate: { is: fate }, url: thread.url }]);
    expect(verdict.tally).toHaveLength(counts);
    expect(remarks).toHaveLength(thread.resolvedBy === 'author' ? 1 : 0);
  });

  test.each<[string, OwnThread, object | undefined]>([
    ['that is open is no news', threadOf(), undefined],
    ['that is settled is no news', threadOf(major, settled), undefined],
    ['that somebody hid is said, and reopens it', threadOf(major, hidden), { reply: 'again', action: 'unresolve' }],
    ['is said once', threadOf(major, { ...hidden, lastAnswer: 'again' }), { reply: undefined, action: 'unresolve' }],
    ['that we could not close is said', threadOf(major, { lastAnswer: 'gone' }), { reply: 'again', action: undefined }],
  ])('%s', (_, thread, answer) => {
    const { answers } = plan({ threads: [thread], review: { findings: [major] } });
    expect(answers).toEqual(answer === undefined ? [] : [{ thread, ...answer }]);
  });

  test('keeps the next round from beginning here where it became worse than its thread says', () => {
    expect(plan({ threads: [threadOf(minor)], review: { findings: [major] } }).isPartial).toBe(true);
    expect(plan({ threads: [threadOf()], review: { findings: [major] } }).isPartial).toBe(false);
  });
});

describe('where nothing was found', () => {
  test.each<[string, OwnThread]>([
    ['is settled', threadOf(major, settled)],
    ['we closed', threadOf(major, { lastAnswer: 'gone' })],
  ])('of a thread that %s nothing is told', (_, thread) => {
    expect(plan({ threads: [thread] })).toMatchObject({
      rows: [],
      answers: [],
      remarks: [],
      isPartial: false,
      verdict: { tally: [], internVerdict: 'pass' },
    });
  });

  test('an open thread counts as it was', () => {
    const thread = threadOf(findingAt('a.ts', 10, 'One', { end_line: 12 }));
    const { rows, verdict, remarks } = plan({ threads: [thread] });
    expect(remarks).toEqual([]);
    expect(rows).toMatchObject([
      { finding: { path: 'a.ts', line: 10, end_line: 12 }, fate: { is: 'known' }, url: thread.url },
    ]);
    expect(verdict.tally).toEqual([{ severity: 'major' }]);
  });
});

describe('a thread whose lines are gone', () => {
  const gone = (more: Partial<OwnThread> = {}): OwnThread => ownThread(major, more);
  const suggested = { before: 0, count: 1, digest: '0'.repeat(32) };

  test.each<[string, OwnThread, object]>([
    ['is answered and resolved', gone(), { reply: 'gone', action: 'resolve' }],
    [
      'is answered, where its author wrote in it',
      gone({ commenters: ['author'] }),
      { reply: 'gone', action: undefined },
    ],
    ['is answered, where somebody hid it', gone(hidden), { reply: 'gone', action: undefined }],
    [
      'is not told as mended by what it suggested',
      gone({ marker: { ...gone().marker, suggested } }),
      { reply: 'gone', action: 'resolve' },
    ],
  ])('%s', (_, thread, answer) => {
    expect(plan({ threads: [thread] })).toMatchObject({
      rows: [{ finding: { title: 'One', line: 10, end_line: 10 }, fate: { is: 'gone' }, url: thread.url }],
      answers: [{ thread, ...answer }],
      verdict: { tally: [] },
      remarks: [],
    });
  });

  test('is answered once', () => {
    const { rows, answers, remarks } = plan({ threads: [gone({ ...hidden, lastAnswer: 'gone' })] });
    expect([rows, answers, remarks]).toEqual([[], [], []]);
  });

  test('stays open where more was pushed since', () => {
    const { rows, answers } = plan({ threads: [gone()], now: 'c'.repeat(40) });
    expect([rows.map(({ fate }) => fate.is), answers]).toEqual([['known'], []]);
  });
});

describe('an intern that asks for changes', () => {
  test.each<[string, Given, string]>([
    [
      'is answered by who settled what it found again',
      { threads: [threadOf(major, settled)], review: { findings: [major] } },
      'pass',
    ],
    [
      'is not, where that is too small to fail',
      { threads: [threadOf(minor, settled)], review: { findings: [minor] } },
      'changes',
    ],
    ['is not, where it did not find that again', { threads: [threadOf(major, settled)] }, 'changes'],
    ['is not, where its thread is open', { threads: [threadOf()], review: { findings: [major] } }, 'changes'],
  ])('%s', (_, { threads, review }, said) => {
    expect(
      plan({ threads: threads ?? [], review: { ...review, internVerdict: 'changes' } }).verdict.internVerdict,
    ).toBe(said);
  });

  test('is not sure where that is all it says, and nobody settled anything', () => {
    const { verdict, isPartial } = plan({ review: { internVerdict: 'changes' } });
    expect([toVerdict(verdict), isPartial]).toEqual(['unsure', true]);
  });

  test('and is unsure stays so, whatever was settled', () => {
    const { verdict } = plan({
      threads: [threadOf(major, settled)],
      review: { internVerdict: 'unsure', findings: [major] },
    });
    expect(verdict.internVerdict).toBe('unsure');
  });
});

test.each([
  ['what it could not say could be more', { unreadable: 1, findings: [major] }, true],
  ['the intern is not sure, though what it found fails', { internVerdict: 'unsure', findings: [major] }, true],
  ['what fails has no thread', { findings: [findingAt('b.ts', 1, 'Elsewhere')] }, true],
  [
    'what has no thread is too small to fail',
    { findings: [findingAt('b.ts', 1, 'Elsewhere', { severity: 'note' })] },
    false,
  ],
  ['everything that was found has a thread', { internVerdict: 'changes', findings: [major] }, false],
] as const)('a review where %s is partial: %s', (_, review, isPartial) => {
  expect(plan({ review }).isPartial).toBe(isPartial);
});

test('a head that has its review gets no second one', () => {
  const [earlier, same] = ['b', 'a'].map((digit, index): OwnReview => {
    return {
      id: digit,
      round: index + 1,
      head: digit.repeat(40),
      url: '',
      body: '',
      isPartial: false,
      verdict: undefined,
    };
  });
  const reviews = [earlier, same].flatMap((review) => review ?? []);
  expect(plan({ reviews })).toMatchObject({ round: 2, previous: same });
  expect(plan({ reviews: reviews.slice(0, 1) })).toMatchObject({ round: 2, previous: undefined });
});

test('findings that were left out count as the worst of them', () => {
  const leftOut = { count: 2, worst: 'major' } as const;
  expect(plan({ review: { leftOut } })).toMatchObject({
    isPartial: true,
    verdict: { tally: [{ severity: 'major' }] },
  });
  expect(plan({ review: { leftOut: { count: 2, worst: 'minor' } } }).isPartial).toBe(false);
});

test('what is known and what is new stand in one order, the worst first', () => {
  const known = threadOf(findingAt('a.ts', 10, 'Known', { severity: 'minor' }));
  const findings = [findingAt('a.ts', 20, 'Small', { severity: 'note' }), findingAt('a.ts', 25, 'Large')];
  expect(fatesOf(plan({ threads: [known], review: { findings } }))).toEqual([
    'Large (major): new',
    'Known (minor): known',
    'Small (note): new',
  ]);
});

test('where no floor is set every finding has a thread', () => {
  const findings = [findingAt('a.ts', 20, 'Small', { severity: 'note' })];
  expect(plan({ review: { findings }, rules: { severityFloor: [] } }).opened).toHaveLength(1);
});

test('a path that is too long to read is cut where a hidden thread is told of', () => {
  const path = `${'x'.repeat(300)}.ts`;
  const threads = [ownThread(findingAt(path, 3, 'One'), hidden)];
  const { remarks } = plan({ threads, files: [{ path, status: 'modified' }] });
  expect(remarks).toEqual([
    `"author" resolved the thread at ${'x'.repeat(199)}…:3, but has no permission to settle it, so it counts as open.`,
  ]);
});

test.each([
  [10, undefined],
  [11, 'For the same reason, these count as open too: 1 more thread.'],
])('of %i hidden threads ten are told of one by one', (count, last) => {
  const threads = Array.from({ length: count }, (_, index) =>
    threadOf(findingAt('a.ts', index + 2, `${index}`), hidden),
  );
  const { remarks } = plan({ threads });
  expect(remarks.slice(0, 10)).toEqual(
    threads.slice(0, 10).map(({ marker }) => {
      return `"author" resolved the thread at a.ts:${marker.line}, but has no permission to settle it, so it counts as open.`;
    }),
  );
  expect(remarks[10]).toBe(last);
});
