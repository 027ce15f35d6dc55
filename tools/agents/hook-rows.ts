// What is tried on an agent with our hook installed: one row of docs/hooks.md each.
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Hooked, type HookedPlaces, type HookedTurn, ownProgram } from './hooked.ts';
import { openCodex } from './hooked-codex.ts';
import { openGemini } from './hooked-gemini.ts';
import { openOpencode } from './hooked-opencode.ts';
import type { TestedAgent } from './tested-agents.ts';

interface Wanted extends Pick<HookedTurn, 'ran' | 'asked' | 'waits'> {
  readonly says?: string;
}

interface HookRow {
  readonly name: string;
  readonly work: (hooked: Hooked) => Promise<HookedTurn>;
  readonly wanted: Wanted;
  /** Agents of which something else is known. */
  readonly butOf?: Partial<Readonly<Record<TestedAgent['name'], Wanted>>>;
  /** What is another before it starts. */
  readonly start?: Pick<HookedPlaces, 'plugin' | 'untrusted'>;
  /** The agents that have such a thing; absent: all. */
  readonly onlyOf?: readonly TestedAgent['name'][];
}

const openers: Partial<
  Readonly<Record<TestedAgent['name'], (agent: TestedAgent, places: HookedPlaces) => Promise<Hooked>>>
> = { codex: openCodex, gemini: openGemini, opencode: openOpencode };

const rejected = { ran: false, asked: false };
const asks = { ran: false, asked: true };
const waits = { ran: false, asked: false, waits: true };
const runs = { ran: true, asked: false };

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
  {
    name: 'a hook that waits without end',
    work: withProgram('setInterval(() => {}, 1000);'),
    wanted: rejected,
    butOf: { codex: asks, gemini: waits },
  },
  {
    name: 'a hook whose program is missing',
    work: withProgram(undefined),
    wanted: { ...rejected, says: 'interns: refused' },
  },
  {
    name: 'an answer that is no JSON',
    work: withProgram('console.log("{");'),
    wanted: rejected,
    butOf: { codex: asks, gemini: runs },
  },
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
  {
    name: 'a plugin that does not load',
    start: { plugin: 'this is no program' },
    work: (hooked) => hooked.touch('allowed'),
    wanted: asks,
    onlyOf: ['opencode'],
  },
  {
    name: 'a read that a rule asks about',
    work: async ({ read }) => (await read?.('asked.txt')) ?? { ...runs, said: 'It can read nothing here.' },
    wanted: { ...rejected, says: 'decided by' },
    butOf: { gemini: asks },
    onlyOf: ['gemini', 'opencode'],
  },
  {
    name: 'a read that nothing decides',
    work: async ({ read }) => (await read?.('other.txt')) ?? { ...rejected, said: 'It can read nothing here.' },
    wanted: runs,
    onlyOf: ['gemini', 'opencode'],
  },
  {
    name: 'a hook that nobody trusted in "/hooks"',
    start: { untrusted: true },
    work: (hooked) => hooked.touch('allowed'),
    wanted: asks,
    onlyOf: ['codex'],
  },
];

const becameOf = ({ ran, asked, waits: isWaiting }: HookedTurn): string =>
  ran ? 'runs' : asked ? 'the agent asks' : isWaiting === true ? 'the agent waits' : 'rejected';

/** Names of all rows. */
export const hookRowNames: readonly string[] = rows.map(({ name }) => name);

/** Tries every row. @returns what came of each that the agent has, and how many failed */
export async function tryHook(
  agent: TestedAgent,
  places: { readonly installed: string; readonly modelUrl: string },
): Promise<{ readonly cells: ReadonlyMap<string, string>; readonly failed: number }> {
  const open = openers[agent.name];
  const cells = new Map<string, string>();
  if (open === undefined) return { cells, failed: 0 };
  let failed = 0;
  const note = (name: string, wanted: Wanted, turn: HookedTurn): void => {
    const isSo =
      turn.ran === wanted.ran &&
      turn.asked === wanted.asked &&
      (turn.waits ?? false) === (wanted.waits ?? false) &&
      turn.said.includes(wanted.says ?? '');
    if (!isSo) failed += 1;
    const cell = `${isSo ? '' : '**failed**: '}${becameOf(turn)}`;
    cells.set(name, cell);
    process.stdout.write(`${agent.title}, hook: ${name}: ${cell}${isSo ? '' : ` ${turn.said.slice(-2000)}`}\n`);
  };
  const chosen = rows.filter(({ onlyOf }) => onlyOf?.includes(agent.name) !== false);
  const shared = await open(agent, places);
  for (const { name, work, wanted, butOf, start } of chosen) {
    const hooked = start === undefined ? shared : await open(agent, { ...places, ...start });
    rmSync(path.join(hooked.workFolder, 'allowed'), { force: true });
    note(name, butOf?.[agent.name] ?? wanted, await work(hooked));
    if (hooked !== shared) hooked.close();
  }
  shared.close();
  return { cells, failed };
}
