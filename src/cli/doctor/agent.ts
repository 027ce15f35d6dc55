// Checks that an agent can be an intern of the local service.
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { type AgentModelWays, modelWays, pairsThatWork } from '../../agents/model-ways.ts';
import type { JobIo } from '../../job/io.ts';
import type { ModelAccess } from '../../models/access.ts';
import type { CliIo } from '../command.ts';
import { type Check, needing, ok, skipped, warning } from './check.ts';
import { readText } from './model-access.ts';

export interface ExaminedAgent {
  readonly command: readonly string[];
  readonly package: string | undefined;
  readonly keyVariables: readonly string[];
  readonly given: readonly string[];
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
  return ok('agent', called === undefined ? file : `${called}, ${file}`);
}

function speakingChecks(file: string | undefined, { shown }: ExaminedAgent): readonly Check[] {
  if (file === undefined) return [needing('protocol', 'agent'), needing('asking', 'agent')];
  if (shown.state === 'failed') {
    return [{ name: 'protocol', state: 'failed', found: shown.message }, needing('asking', 'protocol')];
  }
  const { protocolVersion, whyUnasked } = shown;
  return [
    ok('protocol', `version ${protocolVersion} of the Agent Client Protocol`),
    whyUnasked === undefined
      ? ok('asking', 'it asks in manual, in this folder')
      : { name: 'asking', state: 'failed', found: whyUnasked },
  ];
}

function modelCheck({ given, keyVariables, isModelChosen }: ExaminedAgent): Check {
  if (!isModelChosen) {
    const remedy = `Set one of ${keyVariables.join(', ')}, or name another with --agent-env. With --any-model it takes what it finds.`;
    const found = 'it is given no key of a model and no gateway, so it might send code to a host that nobody chose';
    return { name: 'model', state: 'failed', found, remedy };
  }
  if (given.length > 0) return ok('model', `it is given ${given.join(', ')}`);
  if (keyVariables.length === 0) return skipped('model', 'nothing is known of its keys');
  return ok('model', 'it is given no key, and may take any model (--any-model)');
}

interface WayChecksOptions {
  readonly agent: keyof typeof modelWays;
  /** Undefined: the default, bubblewrap. */
  readonly sandbox: 'none' | 'bubblewrap' | undefined;
  readonly text: string;
  readonly examine: (way: ExaminedAgentWay) => Promise<Readonly<Record<'sandbox' | 'network', string | undefined>>>;
}

interface ExaminedAgentWay extends Pick<JobIo, 'env' | 'signal'> {
  readonly agent: keyof typeof modelWays;
  readonly access: ModelAccess;
}

export async function wayChecks(
  { agent, sandbox, text, examine }: WayChecksOptions,
  job: JobIo,
): Promise<readonly Check[]> {
  const { access } = readText(text, job);
  if (access === undefined) return [];
  const pair = pairCheck(agent, access.provider.name);
  if (sandbox === 'none') {
    const found = 'there is none, so the agent finds what you can: in a job, its identity';
    const network = skipped('network', 'without a sandbox it is that of this machine');
    return [pair, warning('sandbox', found, 'Leave "--agent-sandbox none" out.'), network];
  }
  const found = await examine({ agent, access, env: job.env, signal: job.signal });
  if (found.sandbox !== undefined) {
    return [pair, { name: 'sandbox', state: 'failed', found: inFlags(found.sandbox) }, needing('network', 'sandbox')];
  }
  return [
    pair,
    ok('sandbox', 'bubblewrap confines what is started'),
    found.network === undefined
      ? ok('network', `only the broker is reached, not ${new URL(access.baseUrl).host}`)
      : { name: 'network', state: 'failed', found: inFlags(found.network) },
  ];
}

function pairCheck(agent: keyof typeof modelWays, provider: keyof AgentModelWays['variables']): Check {
  const { variables }: AgentModelWays = modelWays[agent];
  if (variables[provider] !== undefined) return ok('pair', `${agent} can be led to ${provider}`);
  const found = `nothing leads ${agent} to ${provider}`;
  return { name: 'pair', state: 'failed', found, remedy: `These pairs work: ${pairsThatWork()}.` };
}

function inFlags(words: string): string {
  return words.replace('"sandbox: none"', '"--agent-sandbox none"');
}

function findProgram(program: string, { env, cwd }: Pick<CliIo, 'env' | 'cwd'>): string | undefined {
  // Like the service, start no program that exists only in the work folder.
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
