// An agent as people run it, with our hook installed, on the fake model: its folder, its settings, its policy.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hooks } from '../../src/agents/hooks.ts';
import { createEntryCommand, getSettingsFile, planFallback, planEntry as withEntry } from '../../src/hook/install.ts';
import { saveTrustedCopy } from '../../src/trust/trusted-copy.ts';
import type { TestedAgent } from './tested-agents.ts';

/** What came of a turn in which the model runs a command. */
export interface HookedTurn {
  /** It made its file. */
  readonly ran: boolean;
  /** The agent asks the person in front of it. */
  readonly asked: boolean;
  /** It waits for its hook, and nothing runs. */
  readonly waits?: boolean;
  /** All that the agent said. */
  readonly said: string;
}

/** An agent with the hook. */
export interface Hooked {
  readonly workFolder: string;
  /** Replaces the program that the entry runs; undefined: there is none. */
  setProgram(script: string | undefined): void;
  /** Runs `touch` with a name, in a session of its own. */
  touch(file: string): Promise<HookedTurn>;
  /** Reads a file of the work folder with the agent's own tool, which not every agent here can be made to do. */
  read?(file: string): Promise<HookedTurn>;
  close(): void;
}

/** Where an agent and its model are. */
export interface HookedPlaces {
  readonly installed: string;
  readonly modelUrl: string;
  /** In place of what our install writes. */
  readonly plugin?: string;
  /** Leaves out what a person does beside the install, such as trusting the hook. */
  readonly untrusted?: true;
}

/** The folder of an agent with the hook, before the agent starts. */
export interface HookedFolder extends Omit<Hooked, 'touch' | 'read'> {
  readonly home: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  hasMade(file: string): boolean;
}

const built = path.join(import.meta.dirname, '../../dist/cli/hook.js');

/** The program as it is built. */
export const ownProgram = `import ${JSON.stringify(built)};`;

const policy = `version: 1
rules:
  - id: allowed
    match: { kind: permission, tool: shell, command: touch allowed }
    then: allow
  - id: rejected
    match: { kind: permission, tool: shell, command: touch rejected }
    then: reject
  - id: policy-file
    match: { kind: permission, tool: shell, command: touch .github/intern-policy.yml }
    then: allow
  - id: asked
    match: { kind: permission, tool: fs.read, "/inside": asked.txt }
    then: ask
`;

/** Makes a checkout whose policy somebody trusted, and a home folder with the hook. */
export function prepareHooked(agent: TestedAgent, { installed, modelUrl, plugin }: HookedPlaces): HookedFolder {
  const base = mkdtempSync(path.join(tmpdir(), 'hooked-'));
  const workFolder = path.join(base, 'work');
  const home = path.join(base, 'home');
  const program = path.join(base, 'hook.js');
  mkdirSync(path.join(workFolder, '.git'), { recursive: true });
  mkdirSync(path.join(workFolder, '.github'));
  writeFileSync(program, ownProgram);
  writeFileSync(path.join(base, 'package.json'), '{"type":"module"}');
  const env = {
    PATH: process.env['PATH'],
    HOME: home,
    XDG_STATE_HOME: path.join(base, 'state'),
    ...agent.env({ modelUrl, installed }),
  };
  saveTrustedCopy({ checkout: workFolder, file: 'policy.yml', text: policy, now: Date.now() }, env);
  install(agent, { home, program, plugin });
  return {
    workFolder,
    home,
    env,
    hasMade: (file) => existsSync(path.join(workFolder, file)),
    setProgram(script) {
      if (script === undefined) rmSync(program);
      else writeFileSync(program, script);
    },
    close: () => rmSync(base, { recursive: true, force: true }),
  };
}

function install(
  { name }: TestedAgent,
  { home, program, plugin }: { readonly home: string; readonly program: string; readonly plugin: string | undefined },
): void {
  const profile = hooks[name];
  const settings = { host: name, policy: undefined, rejectsUndecided: false, transcript: undefined } as const;
  const command = createEntryCommand(settings, { node: process.execPath, program });
  const file = getSettingsFile(profile, { env: {}, home });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, plugin ?? withEntry(profile, file, command).after ?? '');
  const beside = planFallback(profile, path.join(home, profile.install.home), true);
  if (beside?.after !== undefined) writeFileSync(beside.file, beside.after);
}
