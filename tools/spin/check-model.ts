// Holds the model to the service by walks, verifies its properties, and tells what was found.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transitions } from '../../src/service/runs/runs.ts';
import { type MachineGround, prepareMachines } from '../explore/machine.ts';
import { replaceBetween } from '../generate/tables.ts';
import { replay } from './replay.ts';
import { writeTables } from './tables.ts';
import { type Model, openModel, type Property } from './verify.ts';

const page = join(import.meta.dirname, '../../docs/reliability.md');
const walks = 300;

/** In the order in which they are verified: the quickest first. */
const properties: readonly Property[] = [
  { name: 'job_finishes', what: 'a job that meets only failures that pass finishes in the end', isPassing: true },
  { name: 'one_start', what: 'a prompt never starts two runs', isPassing: false },
  {
    name: 'finished_means_finished',
    what: 'a run that finished for the job finished at the service',
    isPassing: false,
  },
  { name: 'job_ends', what: 'a job ends in the end', isPassing: false },
  { name: 'runs_end', what: 'no run stays open: it ends in the end, job or no job', isPassing: false },
];

/** @param isWritten - whether the figures go into docs/reliability.md @returns whether everything holds */
export async function checkModel({ isWritten }: { readonly isWritten: boolean }): Promise<boolean> {
  // One question's unheard words are more than is kept already, so that walks come to that too.
  const ground = await prepareMachines({ replay_bytes: 5 });
  const model = openModel(writeTables());
  try {
    const isHeld = await holdToService(model, ground);
    if (!isHeld) return false;
    const rows: string[] = [];
    for (const property of properties) {
      const { states, depth, counterexample } = model.verify(property);
      if (counterexample !== undefined) return await tellBroken(property, counterexample, ground);
      process.stdout.write(`${property.name}: ${property.what} (${states} states, depth ${depth})\n`);
      rows.push(`| ${property.what} | ${states.toLocaleString('en')} | ${depth} |`);
    }
    if (isWritten) write(rows);
    return true;
  } finally {
    model.close();
  }
}

/** Walks through the model, with every move of the table, and the same steps at the service. */
async function holdToService(model: Model, ground: MachineGround): Promise<boolean> {
  const missing = new Set(
    Object.entries(transitions).flatMap(([state, row]) => Object.keys(row).map((trigger) => `${state} ${trigger}`)),
  );
  let all = 0;
  for (let seed = 1; seed <= walks; seed += 1) {
    const output = model.walk(seed);
    const { steps, difference = brokenBy(output) } = await replay(output, ground);
    all += steps;
    for (const [, state, trigger] of output.matchAll(/^ *move (\w+) by_(\w+)$/gm))
      missing.delete(`${state} ${trigger}`);
    if (difference === undefined) continue;
    process.stdout.write(`Walk ${seed}: the service does otherwise than the model: ${difference}\n${happened(output)}`);
    return false;
  }
  process.stdout.write(`${walks} walks, ${all} steps: the service does what the model does\n`);
  if (missing.size > 0) process.stdout.write(`No walk has the move ${[...missing].join(', ')}\n`);
  return missing.size === 0;
}

function brokenBy(output: string): string | undefined {
  return output.includes('assertion violated') ? 'it lacks the move that comes next' : undefined;
}

async function tellBroken({ name, what }: Property, counterexample: string, ground: MachineGround): Promise<false> {
  const { difference } = await replay(counterexample, ground);
  const service = difference === undefined ? 'The service does the same.' : `The service does otherwise: ${difference}`;
  process.stdout.write(`${name}: it is not true that ${what}:\n${happened(counterexample)}${service}\n`);
  return false;
}

/** Of what Spin prints, what happened. */
function happened(output: string): string {
  const lines = output.matchAll(/^ *((?:step|network|job) .*|.*START OF CYCLE.*)$/gm);
  return [...lines].map(([, line]) => `  ${line}\n`).join('');
}

function write(rows: readonly string[]): void {
  const head = ['| property | states | depth |', '|---|---|---|'];
  writeFileSync(page, replaceBetween(readFileSync(page, 'utf8'), 'properties', [...head, ...rows], 'npm run spin'));
}
