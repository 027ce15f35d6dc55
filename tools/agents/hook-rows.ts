// What is tried on an agent with our hook installed: one row of docs/hooks.md each.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Hooked, type HookedTurn, openHooked, ownProgram } from './hooked-opencode.ts';
import type { TestedAgent } from './tested-agents.ts';

interface HookRow {
  readonly name: string;
  readonly work: (hooked: Hooked) => Promise<HookedTurn>;
  readonly wanted: { readonly ran: boolean; readonly asked: boolean; readonly says?: string };
}

const rejected = { ran: false, asked: false };

const withProgram =
  (script: string | undefined) =>
  async (hooked: Hooked): Promise<HookedTurn> => {
    hooked.setProgram(script);
    try {
      return await hooked.touch('allowed');
    } finally {
      hooked.setProgram(ownProgram);
    }
  };

/** The failures come first: no file is there yet. */
const rows: readonly HookRow[] = [
  {
    name: 'a crash of the hook',
    work: withProgram('throw new Error("x");'),
    wanted: { ...rejected, says: 'interns: refused' },
  },
  { name: 'a loop', work: withProgram('for (;;);'), wanted: { ...rejected, says: 'interns: refused' } },
  { name: 'a hook that waits without end', work: withProgram('setInterval(() => {}, 1000);'), wanted: rejected },
  {
    name: 'a hook whose program is missing',
    work: withProgram(undefined),
    wanted: { ...rejected, says: 'interns: refused' },
  },
  { name: 'an answer that is no JSON', work: withProgram('console.log("{");'), wanted: rejected },
  {
    name: 'a command that a rule allows',
    work: (hooked) => hooked.touch('allowed'),
    wanted: { ran: true, asked: false },
  },
  {
    name: 'a command that a rule rejects',
    work: (hooked) => hooked.touch('rejected'),
    wanted: { ...rejected, says: 'This rule would allow it' },
  },
  {
    name: 'a command that nothing decides',
    work: (hooked) => hooked.touch('undecided'),
    wanted: { ran: false, asked: true },
  },
  {
    name: 'the agent writes another policy into the checkout',
    async work(hooked) {
      await hooked.touch('.github/intern-policy.yml');
      const lax = 'version: 1\nrules:\n  - id: all\n    match: { kind: permission }\n    then: allow\n';
      writeFileSync(path.join(hooked.workFolder, '.github/intern-policy.yml'), lax);
      return hooked.touch('rejected');
    },
    wanted: { ...rejected, says: 'decided by' },
  },
];

const becameOf = ({ ran, asked }: Pick<HookedTurn, 'ran' | 'asked'>): string =>
  ran ? 'runs' : asked ? 'the agent asks' : 'rejected';

/** Tries every row. @returns lines of a table, and how many failed */
export async function tryHook(
  agent: TestedAgent,
  places: { readonly installed: string; readonly modelUrl: string },
): Promise<{ readonly table: readonly string[]; readonly failed: number }> {
  const table: string[] = [];
  let failed = 0;
  const note = (name: string, wanted: HookRow['wanted'], turn: HookedTurn): void => {
    const isSo = turn.ran === wanted.ran && turn.asked === wanted.asked && turn.said.includes(wanted.says ?? '');
    if (!isSo) failed += 1;
    table.push(`| ${name} | ${isSo ? '' : '**failed**: '}${becameOf(turn)} |`);
    process.stdout.write(`${agent.title}, hook: ${table.at(-1)}${isSo ? '' : ` ${turn.said.slice(0, 2000)}`}\n`);
  };
  const hooked = await openHooked(agent, places);
  try {
    for (const { name, work, wanted } of rows) note(name, wanted, await work(hooked));
  } finally {
    hooked.close();
  }
  const broken = await openHooked(agent, { ...places, plugin: 'this is no program' });
  try {
    note('a plugin that does not load', { ran: false, asked: true }, await broken.touch('allowed'));
  } finally {
    broken.close();
  }
  return { table, failed };
}
