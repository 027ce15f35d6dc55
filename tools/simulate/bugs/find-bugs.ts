// Looks for each planted bug, in a process of its own, and writes what was found into docs/reliability.md.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceBetween } from '../../generate/tables.ts';
import type { Bug } from './bug.ts';
import { bugs } from './bugs.ts';

const root = join(import.meta.dirname, '../../..');
const page = join(root, 'docs/reliability.md');

interface Found {
  readonly seed: number;
  readonly runs: number;
  readonly invariant: string;
}

/** @returns whether all of them were found in so many simulations at most */
export function findBugs(runs: number): boolean {
  const found = bugs.map((bug) => ({ bug, found: find(bug, runs) }));
  const missed = found.filter((one) => one.found === undefined);
  if (missed.length > 0) {
    process.stdout.write(
      `${missed.length} of ${bugs.length} bugs were not found: ${missed.map(({ bug }) => bug.name).join(', ')}\n`,
    );
    return false;
  }
  const rows = found.map(
    ({ bug, found: by }) => `| \`${bug.name}\` | ${bug.what} | ${by?.seed} | ${by?.runs} | ${by?.invariant} |`,
  );
  const head = [
    '| planted bug | what is wrong then | found by seed | after runs | because it was not true that |',
    '|---|---|---|---|---|',
  ];
  writeFileSync(
    page,
    replaceBetween(readFileSync(page, 'utf8'), 'bugs', [...head, ...rows], 'npm run simulate -- --bugs'),
  );
  process.stdout.write(`All ${bugs.length} planted bugs were found; the table is in docs/reliability.md.\n`);
  return true;
}

/** Simulates one seed after another with the bug planted, until an invariant breaks. */
function find(bug: Bug, runs: number): Found | undefined {
  const script = join(import.meta.dirname, '../simulate.ts');
  const { stdout, stderr } = spawnSync(process.execPath, [script, '--bug', bug.name, '--runs', String(runs)], {
    encoding: 'utf8',
  });
  const [, seed, invariant = ''] = /^Seed (\d+): not true that (.*?): /m.exec(stdout) ?? [];
  const [, count] = /^(\d+) runs /m.exec(stdout) ?? [];
  const isFound = seed !== undefined && count !== undefined;
  process.stdout.write(
    isFound ? `${bug.name}: seed ${seed}, ${invariant}\n` : `${bug.name}: NOT FOUND ${stdout}${stderr}\n`,
  );
  return isFound ? { seed: Number(seed), runs: Number(count), invariant } : undefined;
}
