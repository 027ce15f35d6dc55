// `npm run test:agents -- [AGENT …] [--write]`: tries real agents on a fake model; `--write` makes the table of docs/agents.md.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeError } from '../../src/errors.ts';
import { oneLine } from '../../src/log.ts';
import { replaceBetween } from '../generate/tables.ts';
import { openPlace, type Place } from './bench.ts';
import { tryHook } from './hook-rows.ts';
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
for (const agent of chosen) columns.push({ agent, outcomes: await tryAgent(agent, model.url) });
const opencode = chosen.find(({ name }) => name === 'opencode');
const hooked =
  opencode === undefined
    ? undefined
    : await tryHook(opencode, { installed: installAgent(opencode), modelUrl: model.url });
await model.stop();

const heads = columns.map(({ agent }) => `${agent.title} ${Object.values(agent.packages).join(', adapter ')}`);
const table = [
  `| | ${heads.join(' | ')} |`,
  `|---|${columns.map(() => '---|').join('')}`,
  ...rows.map(
    ({ name }, index) => `| ${name} | ${columns.map(({ outcomes }) => outcomes[index]?.cell ?? '').join(' | ')} |`,
  ),
];
if (words.includes('--write'))
  writeFileSync(
    page,
    replaceBetween(readFileSync(page, 'utf8'), 'agents', ['', ...table, ''], 'npm run test:agents -- --write'),
  );
if (words.includes('--write') && hooked !== undefined) {
  const head = [`| OpenCode ${opencode?.packages['opencode-ai'] ?? ''} | |`, '|---|---|'];
  const lines = ['', ...head, ...hooked.table, ''];
  const text = replaceBetween(readFileSync(hookPage, 'utf8'), 'hooked', lines, 'npm run test:agents -- --write');
  writeFileSync(hookPage, text);
}
process.exitCode =
  (hooked?.failed ?? 0) > 0 || columns.some(({ outcomes }) => outcomes.some(({ failed }) => failed)) ? 1 : 0;
