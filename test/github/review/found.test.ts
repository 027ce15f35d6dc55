// Which thread a finding belongs to, and which findings are new.
import { expect, test } from 'vitest';
import { readPatch } from '../../../src/findings/diff/patch.ts';
import { placeFindings } from '../../../src/github/review/found.ts';
import type { OwnThread } from '../../../src/github/review/memory.ts';
import { findThreadLines } from '../../../src/github/review/thread-lines.ts';
import { ownThread } from './own-thread.ts';
import { findingAt } from './round-world.ts';

const hunks = readPatch('@@ -1,2 +1,5 @@\n one\n+two\n+three\n+four\n five') ?? [];
const file = { path: 'a.ts', status: 'modified', hunks };
const files = [file];
const at = (line: number, title: string, endLine = line) => findingAt('a.ts', line, title, { endLine });

const slow = ownThread(at(2, 'Slow'), {}, file);
const wrong = ownThread(at(2, 'Wrong'), {}, file);
const wide = ownThread(at(2, 'Wide', 3), {}, file);

/** The titles of the findings by the thread that each was given to, and of those that are new. */
function place(findings: readonly ReturnType<typeof at>[], threads: readonly OwnThread[]) {
  const linesOf = findThreadLines({ files, isWhole: true });
  const known = threads.map((thread) => ({ thread, lines: linesOf(thread) }));
  const { onThreads, fresh } = placeFindings(findings, files, known);
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
