// `npm run test:agents -- [AGENT …] [--write]`: tries real agents on a fake model; `--write` makes the table of docs/agents.md.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeError } from '../../src/errors.ts';
import { replaceBetween } from '../generate/tables.ts';
import { withBench } from './bench.ts';
import { installAgent } from './install.ts';
import { type FakeModel, startFakeModel } from './model/server.ts';
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

async function tryRow(row: Row, agent: TestedAgent, installed: string, { url }: FakeModel): Promise<Outcome> {
  const why = row.notFor?.(agent);
  if (why !== undefined) return { cell: `no: ${why}`, failed: false };
  try {
    const told = await withBench({ agent, installed, modelUrl: url, ...row.options }, row.work);
    return { cell: told === undefined ? 'yes' : `yes: ${told}`, failed: false };
  } catch (error) {
    return { cell: `**failed**: ${describeError(error)}`, failed: true };
  }
}

const model = await startFakeModel();
const columns: { readonly agent: TestedAgent; readonly outcomes: readonly Outcome[] }[] = [];
for (const agent of chosen) {
  const installed = installAgent(agent);
  const outcomes: Outcome[] = [];
  for (const row of rows) {
    const startedMs = Date.now();
    const outcome = await tryRow(row, agent, installed, model);
    outcomes.push(outcome);
    const seconds = ((Date.now() - startedMs) / 1000).toFixed(1);
    process.stdout.write(`${agent.title}: ${row.name}: ${outcome.cell} (${seconds} s)\n`);
  }
  columns.push({ agent, outcomes });
}
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
  writeFileSync(page, replaceBetween(readFileSync(page, 'utf8'), 'agents', ['', ...table, '']));
process.exitCode = columns.some(({ outcomes }) => outcomes.some(({ failed }) => failed)) ? 1 : 0;
