// Which new findings open threads in a round, and what becomes of the others.
import { expect, test } from 'vitest';
import { locate, mapByPath, readPatch } from '../../../src/findings/diff.ts';
import type { Finding } from '../../../src/findings/finding.ts';
import type { Memory, OwnThread } from '../../../src/github/review/memory.ts';
import type { RoundRules } from '../../../src/github/review/plan-round.ts';
import { planThreads } from '../../../src/github/review/plan-round.ts';
import { ownThread } from './own-thread.ts';
import { findingAt } from './round-world.ts';

const head = 'a'.repeat(40);
const hunks = readPatch(`@@ -1,1 +1,9 @@\n one\n${'+x\n'.repeat(8)}`.trimEnd()) ?? [];
const file = { path: 'a.ts', status: 'modified', hunks };
const files = mapByPath([file, { path: 'b.png', status: 'added' }]);

interface Given {
  readonly threads?: readonly OwnThread[];
  readonly round?: number;
  readonly rules?: Partial<RoundRules>;
}

function open(findings: readonly Finding[], { threads = [], round = 1, rules = {} }: Given = {}) {
  const account = { login: 'acme', type: 'User' };
  const memory: Memory = { head, author: '', isFromFork: false, account, ownLogin: 'acme', reviews: [], threads };
  const fresh = findings.map((finding) => ({ finding, placement: locate(finding, files) }));
  const bounds = { tag: 'intern', severityFloor: ['note'], maxFindings: 25, failAt: 'major', ...rules } as const;
  const { opened, unthreaded, rows, tally } = planThreads(fresh, memory, { head, round, rules: bounds });
  return {
    opened,
    fates: rows.map(({ finding: { title }, fate }) => [title, fate]),
    inBody: unthreaded.map(({ finding }) => finding.title),
    counts: tally.length,
  };
}

const at = (line: number, title: string, severity: Finding['severity'] = 'major') =>
  findingAt('a.ts', line, title, { severity });

test('a thread keeps its finding, and what its suggestion makes of the lines', () => {
  const plain = findingAt('a.ts', 3, 'Plain', { end_line: 4, severity: 'minor' });
  const suggested = { ...at(5, 'Suggested'), suggestion: 'y\nx\n' };
  const { opened, fates } = open([plain, suggested]);
  const { marker } = ownThread(plain, {}, file);
  expect(opened.map((one) => one.marker)).toEqual([
    { ...ownThread(suggested, {}, file).marker, suggested: { before: 1, count: 2, digest: expect.any(String) } },
    marker,
  ]);
  expect(opened.map(({ placed }) => placed.finding)).toEqual([suggested, plain]);
  expect(fates).toEqual([
    ['Suggested', { is: 'new' }],
    ['Plain', { is: 'new' }],
  ]);
});

test('a finding without lines in the diff stands in the body, with the reason', () => {
  const findings = [findingAt('c.ts', 1, 'Unknown'), findingAt('b.png', 1, 'Picture'), at(20, 'Outside')];
  expect(open(findings, { rules: { severityFloor: ['critical'], maxFindings: 0 } })).toEqual({
    opened: [],
    fates: [
      ['Unknown', { is: 'elsewhere', why: 'unknown-file' }],
      ['Picture', { is: 'elsewhere', why: 'no-diff' }],
      ['Outside', { is: 'elsewhere', why: 'outside-diff' }],
    ],
    inBody: ['Unknown', 'Picture', 'Outside'],
    counts: 3,
  });
});

test.each([
  [1, ['Large', 'Small']],
  [2, ['Large']],
  [3, []],
  [4, []],
])('in round %i the floor is that of the round: %j', (round, titles) => {
  const rules = { severityFloor: ['note', 'major', 'critical'] } as const;
  const { opened, fates, inBody, counts } = open([at(3, 'Small', 'note'), at(4, 'Large')], { round, rules });
  expect(opened.map(({ marker }) => marker.title)).toEqual(titles);
  const is = (title: string) => (titles.includes(title) ? 'new' : 'below-floor');
  expect(fates).toEqual(['Large', 'Small'].map((title) => [title, { is: is(title) }]));
  expect([inBody, counts]).toEqual([[], 2]);
});

test('of the findings of a commit so many have threads, the worst first; those of commits before do not count', () => {
  const here = ownThread(at(2, 'Here'), {}, file);
  const before = { ...here, marker: { ...here.marker, head: 'b'.repeat(40) } };
  const findings = [at(3, 'Note', 'note'), at(4, 'Minor', 'minor'), at(5, 'Critical', 'critical')];
  const { fates, inBody, counts } = open(findings, { threads: [here, before, before], rules: { maxFindings: 2 } });
  expect(fates).toEqual([
    ['Critical', { is: 'new' }],
    ['Minor', { is: 'beyond-max' }],
    ['Note', { is: 'beyond-max' }],
  ]);
  expect([inBody, counts]).toEqual([['Minor', 'Note'], 3]);
});

test('the same twice in one answer opens one thread; another title, or the same on other lines, one more', () => {
  const findings = [at(3, 'One'), at(3, 'One'), at(3, 'Two'), at(4, 'One')];
  const { fates, opened } = open(findings);
  expect(fates.map(([title]) => title)).toEqual(['One', 'Two', 'One']);
  expect(opened).toHaveLength(3);
});
