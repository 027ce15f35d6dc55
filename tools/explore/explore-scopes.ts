// Explores scopes one after another, and tells what was found.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceBetween } from '../generate/tables.ts';
import { prepareMachines } from './machine.ts';
import { type Explored, explore } from './search.ts';
import type { Scope } from './world.ts';

const page = join(import.meta.dirname, '../../docs/reliability.md');

/** What is explored where nothing else is asked for. */
export const allScopes: readonly Scope[] = [
  { sessions: 2, prompts: 1, pauses: 3, restarts: 2 },
  { sessions: 1, prompts: 2, pauses: 3, restarts: 2 },
  { sessions: 2, prompts: 2, pauses: 1, restarts: 0 },
];

/** @param isWritten - whether the figures go into docs/reliability.md @returns whether everything held in all of them */
export async function exploreScopes(
  scopes: readonly Scope[],
  { isWritten }: { readonly isWritten: boolean },
): Promise<boolean> {
  const ground = await prepareMachines();
  const rows: string[] = [];
  for (const scope of scopes) {
    const startedAt = process.hrtime.bigint();
    const explored = await explore(ground, scope);
    const seconds = Number(process.hrtime.bigint() - startedAt) / 1e9;
    tell(scope, explored, seconds);
    if (explored.broken !== undefined) return false;
    rows.push(toRow(scope, explored));
  }
  if (isWritten) {
    const head = [
      '| sessions | prompts of each | questions | restarts | states | steps | depth |',
      '|---|---|---|---|---|---|---|',
    ];
    writeFileSync(page, replaceBetween(readFileSync(page, 'utf8'), 'scopes', [...head, ...rows], 'npm run explore'));
  }
  return true;
}

function tell(scope: Scope, { states, steps, depth, broken }: Explored, seconds: number): void {
  const { sessions, pauses, restarts, prompts } = scope;
  process.stdout.write(
    `${sessions} sessions, ${pauses} pauses, ${restarts} restarts, ${prompts} prompts each: ${states} states, ${steps} steps, depth ${depth}, ${seconds.toFixed(1)} s\n`,
  );
  if (broken === undefined) return;
  const path = broken.path.map((action, index) => `  ${index + 1}. ${action}\n`).join('');
  process.stdout.write(`Broken, by the shortest way:\n${path}${broken.what.map((what) => `  ${what}\n`).join('')}`);
}

function toRow({ sessions, prompts, pauses, restarts }: Scope, { states, steps, depth }: Explored): string {
  const figures = [sessions, prompts, pauses, restarts, states, steps, depth];
  return `| ${figures.map((figure) => figure.toLocaleString('en')).join(' | ')} |`;
}
