// Checks that an agent can be an intern of the local service: it is there, speaks the protocol, and would ask.
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import type { CliIo } from '../command.ts';
import { type Check, skipped } from './check.ts';

export interface ExaminedAgent {
  readonly command: readonly string[];
  /** Absent where none is known. */
  readonly package: string | undefined;
  /** Variables that may hold the keys of its models. */
  readonly keyVariables: readonly string[];
  readonly given: readonly string[];
  /** Somebody chose the place of its model, or takes any. */
  readonly isModelChosen: boolean;
  readonly shown:
    | { readonly state: 'failed'; readonly message: string }
    | {
        readonly state: 'running';
        readonly agent: string | undefined;
        readonly protocolVersion: number;
        readonly whyUnasked: string | undefined;
      };
}

export function agentChecks(examined: ExaminedAgent, io: Pick<CliIo, 'env' | 'cwd'>): readonly Check[] {
  const [program = ''] = examined.command;
  const file = findProgram(program, io);
  return [programCheck(program, file, examined), ...speakingChecks(file, examined), modelCheck(examined)];
}

function programCheck(program: string, file: string | undefined, { package: name, shown }: ExaminedAgent): Check {
  if (file === undefined) {
    const next = name === undefined ? {} : { next: `npm install --global ${name}` };
    const remedy = 'Install it, or name its path with --agent.';
    return { name: 'agent', state: 'failed', found: `"${program}" is not in PATH.`, remedy, ...next };
  }
  const called = shown.state === 'running' ? shown.agent : undefined;
  return { name: 'agent', state: 'ok', found: called === undefined ? file : `${called}, ${file}` };
}

function speakingChecks(file: string | undefined, { shown }: ExaminedAgent): readonly Check[] {
  const after = (name: string, needed: string): Check => ({ ...skipped(name, `needs ${needed}`), needs: [needed] });
  if (file === undefined) return [after('protocol', 'agent'), after('asking', 'agent')];
  if (shown.state === 'failed') {
    return [{ name: 'protocol', state: 'failed', found: shown.message }, after('asking', 'protocol')];
  }
  const { protocolVersion, whyUnasked } = shown;
  return [
    { name: 'protocol', state: 'ok', found: `version ${protocolVersion} of the Agent Client Protocol` },
    whyUnasked === undefined
      ? { name: 'asking', state: 'ok', found: 'it asks in manual, in this folder' }
      : { name: 'asking', state: 'failed', found: whyUnasked },
  ];
}

function modelCheck({ given, keyVariables, isModelChosen }: ExaminedAgent): Check {
  if (!isModelChosen) {
    const remedy = `Set one of ${keyVariables.join(', ')}, or name another with --agent-env. With --any-model it takes what it finds.`;
    const found = 'it is given no key of a model and no gateway, so it might send code to a host that nobody chose';
    return { name: 'model', state: 'failed', found, remedy };
  }
  if (given.length > 0) return { name: 'model', state: 'ok', found: `it is given ${given.join(', ')}` };
  if (keyVariables.length === 0) return skipped('model', 'nothing is known of its keys');
  return { name: 'model', state: 'ok', found: 'it is given no key, and may take any model (--any-model)' };
}

function findProgram(program: string, { env, cwd }: Pick<CliIo, 'env' | 'cwd'>): string | undefined {
  // The service starts no program that only the work folder has.
  const isElsewhere = (folder: string): boolean =>
    path.isAbsolute(folder) && path.relative(cwd, folder).startsWith('..');
  const folders = program.includes('/') ? [cwd] : (env['PATH'] ?? '').split(path.delimiter).filter(isElsewhere);
  return folders.map((folder) => path.resolve(folder, program)).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
