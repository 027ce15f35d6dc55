// `npm run test:agents -- [AGENT …] [--hook] [--write]`: tries real agents on a fake model, or only our hook in them; `--write` makes the tables of docs/agents.md and docs/hooks.md.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeError } from '../../src/errors.ts';
import { oneLine } from '../../src/log.ts';
import { replaceBetween } from '../generate/tables.ts';
import { openPlace, type Place } from './bench.ts';
import { hookRowNames, tryHook } from './hook-rows.ts';
import { installAgent } from './install.ts';
import { startFakeModel } from './model/server.ts';
import { type Row, rows } from './rows.ts';
import { type TestedAgent, testedAgents } from './tested-agents.ts';

interface Outcome {
  readonly cell: string;
  readonly failed: boolean;
}

const words = process.argv.slice(2);
const named = words.filter((word) => !word.startsWith('--'));
const chosen = testedAgents.filter(({ name }) => named.length === 0 || named.includes(name));
const page = path.join(import.meta.dirname, '../../docs/agents.md');
const hookPage = path.join(import.meta.dirname, '../../docs/hooks.md');

async function tryRow(row: Row, agent: TestedAgent, open: (row: Row) => Promise<Place>): Promise<Outcome> {
  const why = row.notFor?.(agent);
  if (why !== undefined) return { cell: why, failed: false };
  try {
    const place = await open(row);
    try {
      const told = await row.work(place.bench(row.name));
      return { cell: told === undefined ? 'yes' : `yes: ${told}`, failed: false };
    } finally {
      if (row.alone !== undefined) await place.close();
    }
  } catch (error) {
    return { cell: `**failed**: ${oneLine(describeError(error))}`, failed: true };
  }
}

/** Tries all rows on an agent, most of them with one service. */
async function tryAgent(agent: TestedAgent, modelUrl: string): Promise<readonly Outcome[]> {
  const options = { agent, installed: installAgent(agent), modelUrl };
  const shared = await openPlace(options);
  const outcomes: Outcome[] = [];
  for (const row of rows) {
    const startedMs = Date.now();
    const outcome = await tryRow(row, agent, async ({ alone }) =>
      alone === undefined ? shared : openPlace({ ...options, ...alone }),
    );
    const seconds = ((Date.now() - startedMs) / 1000).toFixed(1);
    process.stdout.write(`${agent.title}: ${row.name}: ${outcome.cell} (${seconds} s)\n`);
    outcomes.push(outcome);
  }
  await shared.close();
  return outcomes;
}

const model = await startFakeModel();
const columns: { readonly agent: TestedAgent; readonly outcomes: readonly Outcome[] }[] = [];
const isHookOnly = words.includes('--hook');
if (!isHookOnly) for (const agent of chosen) columns.push({ agent, outcomes: await tryAgent(agent, model.url) });
const hooked: ({ readonly agent: TestedAgent } & Awaited<ReturnType<typeof tryHook>>)[] = [];
for (const agent of chosen) {
  hooked.push({ agent, ...(await tryHook(agent, { installed: installAgent(agent), modelUrl: model.url })) });
}
await model.stop();

/** A table of one column for each agent. */
function tableOf(
  heads: readonly string[],
  lines: readonly { readonly name: string; readonly cells: readonly string[] }[],
) {
  const body = lines.map(({ name, cells }) => `| ${name} | ${cells.join(' | ')} |`);
  return ['', `| | ${heads.join(' | ')} |`, `|---|${heads.map(() => '---|').join('')}`, ...body, ''];
}

function write(file: string, name: string, table: readonly string[]): void {
  const madeBy = 'npm run test:agents -- --write';
  writeFileSync(file, replaceBetween(readFileSync(file, 'utf8'), name, table, madeBy));
}

if (words.includes('--write') && !isHookOnly) {
  const heads = columns.map(({ agent }) => `${agent.title} ${Object.values(agent.packages).join(', adapter ')}`);
  const cells = (index: number) => columns.map(({ outcomes }) => outcomes[index]?.cell ?? '');
  write(
    page,
    'agents',
    tableOf(
      heads,
      rows.map(({ name }, index) => ({ name, cells: cells(index) })),
    ),
  );
}
if (words.includes('--write')) {
  const heads = hooked.map(({ agent }) => `${agent.title} ${Object.values(agent.packages)[0]}`);
  const lines = hookRowNames.map((name) => ({ name, cells: hooked.map(({ cells }) => cells.get(name) ?? '') }));
  write(hookPage, 'hooked', tableOf(heads, lines));
}
const isBroken = columns.some(({ outcomes }) => outcomes.some(({ failed }) => failed));
process.exitCode = isBroken || hooked.some(({ failed }) => failed > 0) ? 1 : 0;
