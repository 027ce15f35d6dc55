// Checks that an agent can be an intern of the local service.
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { type AgentModelWays, modelWays, pairsThatWork } from '../../agents/model-ways.ts';
import type { JobIo } from '../../job/io.ts';
import type { examineAgent, examineModelWay } from '../../service/interns/acp/examine-agent.ts';
import { readAgent } from '../agent.ts';
import type { AskedCommand, CliIo } from '../command.ts';
import { type Check, failed, needing, ok, skipped, warning } from './check.ts';
import { modelAccessChecks, readText } from './model-access.ts';

/** Undefined if no agent is named. */
export async function checkAgent(asked: AskedCommand, job: JobIo): Promise<readonly Check[] | undefined> {
  const { io, text, has } = asked;
  const agent = readAgent(asked, io);
  if (agent === undefined) return undefined;
  const acp = await import('../../service/interns/acp/examine-agent.ts');
  const { modelAccess, ...rest } = agent;
  const anyModel = rest.anyModel || modelAccess !== undefined;
  const { env, cwd: folder } = io;
  const found = await acp.examineAgent({ agent: { ...rest, anyModel }, folder, env, signal: job.signal });
  const checks = agentChecks(found, io);
  const access = text('model-access');
  if (access === undefined) return checks;
  const models = await modelAccessChecks(access, has('exchange'), job);
  const options = { agent: found.name, sandbox: agent.sandbox, text: access, examine: acp.examineModelWay };
  const way = await wayChecks(options, job);
  // The model access decides the models, whatever keys the agent could get.
  return [...checks.filter(({ name }) => name !== 'model'), ...way, ...models];
}

export type ExaminedAgent = Omit<Awaited<ReturnType<typeof examineAgent>>, 'name'>;

export function agentChecks(examined: ExaminedAgent, io: Pick<CliIo, 'env' | 'cwd'>): readonly Check[] {
  const [program = ''] = examined.command;
  const file = findProgram(program, io);
  return [programCheck(program, file, examined), ...speakingChecks(file, examined), modelCheck(examined)];
}

function programCheck(program: string, file: string | undefined, { package: name, shown }: ExaminedAgent): Check {
  if (file === undefined) {
    const next = name === undefined ? undefined : `npm install --global ${name}`;
    return failed('agent', `"${program}" is not in PATH.`, 'Install it, or name its path with --agent.', next);
  }
  const called = shown.state === 'running' ? shown.agent : undefined;
  return ok('agent', called === undefined ? file : `${called}, ${file}`);
}

function speakingChecks(file: string | undefined, { shown }: ExaminedAgent): readonly Check[] {
  if (file === undefined) return [needing('protocol', 'agent'), needing('asking', 'agent')];
  if (shown.state === 'failed') return [failed('protocol', shown.message), needing('asking', 'protocol')];
  const { protocolVersion, whyUnasked } = shown;
  return [
    ok('protocol', `version ${protocolVersion} of the Agent Client Protocol`),
    whyUnasked === undefined ? ok('asking', 'it asks in manual, in this folder') : failed('asking', whyUnasked),
  ];
}

function modelCheck({ given, keyVariables, isModelChosen }: ExaminedAgent): Check {
  if (!isModelChosen) {
    const remedy = `Set one of ${keyVariables.join(', ')}, or name another with --agent-env. With --any-model it takes what it finds.`;
    const found = 'it is given no key of a model and no gateway, so it might send code to a host that nobody chose';
    return failed('model', found, remedy);
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
  readonly examine: typeof examineModelWay;
}

export async function wayChecks({ agent, sandbox, text, examine }: WayChecksOptions, job: JobIo) {
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
    return [pair, failed('sandbox', inFlags(found.sandbox)), needing('network', 'sandbox')];
  }
  return [
    pair,
    ok('sandbox', 'bubblewrap confines what is started'),
    found.network === undefined
      ? ok('network', `only the broker is reached, not ${new URL(access.baseUrl).host}`)
      : failed('network', inFlags(found.network)),
  ];
}

function pairCheck(agent: keyof typeof modelWays, provider: keyof AgentModelWays['variables']): Check {
  const { variables }: AgentModelWays = modelWays[agent];
  if (variables[provider] !== undefined) return ok('pair', `${agent} can be led to ${provider}`);
  return failed('pair', `nothing leads ${agent} to ${provider}`, `These pairs work: ${pairsThatWork()}.`);
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
