// Checks an agent of the local service, and the access to a model provider.
import path from 'node:path';
import { listSupportedPairs, type ModelSupport, modelSupport } from '../../agents/model-support.ts';
import { findProgram } from '../../folders.ts';
import { readDate, sendForJson } from '../../http/document.ts';
import { findLongLifetime, longLifeRemark } from '../../identity/claims.ts';
import { defaultTimeoutMs, type SubjectTokenSource } from '../../identity/source.ts';
import { readModelAccess } from '../../inputs/model-access.ts';
import type { JobIo } from '../../job/io.ts';
import { createModelTokens } from '../../job/proxy/model-access.ts';
import { isObject } from '../../json.ts';
import type { ModelAccess } from '../../models/access.ts';
import type { Secret } from '../../secret.ts';
import type { examineAgent, examineModelAccess } from '../../service/interns/acp/examine-agent.ts';
import { readAgent } from '../agent.ts';
import type { CliIo, Invocation } from '../command.ts';
import { type Check, createCheckRunner, failed, failedBy, ok, skipped, skippedFor, warning } from './check.ts';

export async function checkAgent(invocation: Invocation, job: JobIo): Promise<readonly Check[] | undefined> {
  const { io, text, has } = invocation;
  const agent = readAgent(invocation, io);
  if (agent === undefined) return undefined;
  const acp = await import('../../service/interns/acp/examine-agent.ts');
  const { modelAccess, ...agentOptions } = agent;
  const anyModel = agentOptions.anyModel || modelAccess !== undefined;
  const { env, cwd: folder } = io;
  const examined = await acp.examineAgent({ agent: { ...agentOptions, anyModel }, folder, env, signal: job.signal });
  const checks = judgeAgent(examined, io);
  const access = text('model-access');
  if (access === undefined) return checks;
  const models = await checkModelAccess(access, has('exchange'), job);
  const options = { agent: examined.name, sandbox: agent.sandbox, accessText: access, examine: acp.examineModelAccess };
  // Drop the check of the agent's keys: with --model-access, they don't matter.
  return [...checks.filter(({ name }) => name !== 'model'), ...(await checkConnection(options, job)), ...models];
}

export type ExaminedAgent = Omit<Awaited<ReturnType<typeof examineAgent>>, 'name'>;

export function judgeAgent(examined: ExaminedAgent, io: Pick<CliIo, 'env' | 'cwd'>): readonly Check[] {
  const [program = ''] = examined.command;
  const file = findProgram(program, program.includes('/') ? [io.cwd] : listProgramFolders(io));
  return [judgeProgram(program, file, examined), ...judgeProtocol(file, examined), judgeModel(examined)];
}

/** Lists the folders of PATH outside the work folder: the service starts no program from inside it either. */
function listProgramFolders({ env, cwd }: Pick<CliIo, 'env' | 'cwd'>): readonly string[] {
  const folders = (env['PATH'] ?? '').split(path.delimiter);
  return folders.filter((folder) => path.isAbsolute(folder) && path.relative(cwd, folder).startsWith('..'));
}

function judgeProgram(program: string, file: string | undefined, { package: name, inspection }: ExaminedAgent): Check {
  if (file === undefined) {
    const next = name === undefined ? undefined : `npm install --global ${name}`;
    const place = program.includes('/') ? 'not a program' : 'in no folder of PATH outside the work folder';
    return failed('agent', `"${program}" is ${place}.`, 'Install it, or name its path with --agent.', next);
  }
  const agentTitle = inspection.state === 'running' ? inspection.agent : undefined;
  return ok('agent', agentTitle === undefined ? file : `${agentTitle}, ${file}`);
}

function judgeProtocol(file: string | undefined, { inspection }: ExaminedAgent): readonly Check[] {
  if (file === undefined) return [skippedFor('protocol', 'agent'), skippedFor('asking', 'agent')];
  if (inspection.state === 'failed') return [failed('protocol', inspection.message), skippedFor('asking', 'protocol')];
  const { protocolVersion, askingProblem } = inspection;
  return [
    ok('protocol', `version ${protocolVersion} of the Agent Client Protocol`),
    askingProblem === undefined ? ok('asking', 'it asks here, in manual mode') : failed('asking', askingProblem),
  ];
}

function judgeModel({ passedVariables, keyVariables, isModelChosen }: ExaminedAgent): Check {
  if (!isModelChosen) {
    const remedy = `Set one of ${keyVariables.join(', ')}, or name another with --agent-env. With --any-model, it uses any model that it finds.`;
    const found = 'it has neither a key for a model nor a gateway, so it might send code to a host that nobody chose';
    return failed('model', found, remedy);
  }
  if (passedVariables.length > 0) return ok('model', `it is given ${passedVariables.join(', ')}`);
  if (keyVariables.length === 0) return skipped('model', 'it is unknown which keys it takes');
  return ok('model', 'it is given no key, and may use any model (--any-model)');
}

interface ConnectionCheckOptions {
  readonly agent: keyof typeof modelSupport;
  /** Undefined: the default, which is bubblewrap. */
  readonly sandbox: 'none' | 'bubblewrap' | undefined;
  readonly accessText: string;
  readonly examine: typeof examineModelAccess;
}

export async function checkConnection({ agent, sandbox, accessText, examine }: ConnectionCheckOptions, job: JobIo) {
  const { access } = readAccess(accessText, job);
  if (access === undefined) return []; // checkModelAccess says why
  const { name } = access.provider;
  const { variables }: ModelSupport = modelSupport[agent];
  const pair =
    variables[name] === undefined
      ? failed('pair', `${agent} can't use ${name}`, `These pairs work: ${listSupportedPairs()}.`)
      : ok('pair', `${agent} can use ${name}`);
  if (sandbox === 'none') {
    const found = 'there is none, so the agent can read what you can: in a job, its identity';
    const network = skipped('network', 'without a sandbox, the agent has the network of this machine');
    return [pair, warning('sandbox', found, 'Leave out "--agent-sandbox none".'), network];
  }
  const examined = await examine({ agent, access, env: job.env, signal: job.signal });
  if (examined.sandbox !== undefined) {
    return [pair, failed('sandbox', rewordForFlags(examined.sandbox)), skippedFor('network', 'sandbox')];
  }
  return [
    pair,
    ok('sandbox', 'bubblewrap confines what is started'),
    examined.network === undefined
      ? ok('network', `only the broker can be reached, not ${new URL(access.baseUrl).host}`)
      : failed('network', rewordForFlags(examined.network)),
  ];
}

function rewordForFlags(message: string): string {
  return message.replace('"sandbox: none"', '"--agent-sandbox none"');
}

const timeoutMs = 10_000;

/** Exchanges a token as a run does. Without `canSpendToken`, keeps a single-use token for the next run. */
export async function checkModelAccess(text: string, canSpendToken: boolean, job: JobIo): Promise<readonly Check[]> {
  const { check, access } = readAccess(text, job);
  if (access === undefined) {
    const [identity, exchange] = [skippedFor('identity', check.name), skippedFor('exchange', check.name, 'identity')];
    return [check, identity, exchange, skippedFor('clock', 'models'), skippedFor('models', 'exchange')];
  }
  const runCheck = createCheckRunner(job);
  const { provider, apiKey, isSingleUse } = access;
  let source: SubjectTokenSource | undefined;
  const identity = await runCheck('identity', [], async () => {
    source = await createModelTokens(job, access).check();
    if (source === undefined) return skipped('identity', 'a key of the provider needs none');
    return checkToken(access, source, job);
  });
  let token: Secret | undefined;
  const exchange = await runCheck('exchange', [identity], async () => {
    if (isSingleUse && source?.takesAudience === false && !canSpendToken) {
      const why = `the token from ${source.name} can be exchanged only once, and the next run would lack it: "--exchange" exchanges it anyway`;
      return { ...skipped('exchange', why), needs: ['--exchange'] };
    }
    const obtained = await createModelTokens(job, access).obtain();
    token = obtained.token;
    if (apiKey !== undefined) return skipped('exchange', 'a key of the provider needs none');
    return ok('exchange', `${provider.title} grants a token for ${Math.round(obtained.lifetimeMs / 1000)} s`);
  });
  let serverDateMs: number | undefined;
  const models = await runCheck('models', [exchange], async () => {
    if (token === undefined) throw new TypeError('There is no token.');
    const result = await checkModels(access, token, job);
    ({ serverDateMs } = result);
    return result.check;
  });
  return [check, identity, exchange, judgeClock(serverDateMs, models, job), models];
}

function readAccess(accessText: string, { env }: Pick<JobIo, 'env'>) {
  try {
    const access = readModelAccess(accessText, env);
    const { provider, baseUrl, ids } = access;
    const idTexts = Object.entries(ids).map(([name, value]) => `${name} "${value}"`);
    return { access, check: ok('model-access', [provider.title, baseUrl, ...idTexts].join(', ')) };
  } catch (error) {
    return { check: failedBy('model-access', error) };
  }
}

async function checkToken({ audience }: ModelAccess, source: SubjectTokenSource, { log, signal }: JobIo) {
  const token = await source.fetchToken({ audience, signal, timeoutMs: defaultTimeoutMs });
  log.mask(token);
  const found = `${source.name}, audience "${audience}"`;
  const seconds = findLongLifetime(token);
  if (seconds === undefined) return ok('identity', found);
  return warning('identity', `${found}; its token lives for ${seconds} s`, longLifeRemark);
}

async function checkModels({ provider, baseUrl, apiKey }: ModelAccess, token: Secret, { fetch, clock, signal }: JobIo) {
  const { title, wire, name } = provider;
  const rawHeaders = wire.authorize(apiKey === undefined ? 'token' : 'key', token.reveal(), () => ''); // there is no client
  const headers: Record<string, string> = {};
  for (let i = 0; i < rawHeaders.length; i += 2) headers[rawHeaders[i] ?? ''] = rawHeaders[i + 1] ?? '';
  const version = name === 'anthropic' ? { 'anthropic-version': '2023-06-01' } : {};
  const url = `${baseUrl}${wire.completePath('/models')}`;
  const request = { method: 'GET', url, headers: { Accept: 'application/json', ...version, ...headers } } as const;
  const response = await sendForJson(request, { fetch, timeoutMs, now: clock.now, signal });
  const serverDateMs = readDate(response.headers);
  if (response.status !== 200) {
    const found = `${title} answered ${response.status} to a request for its models.`;
    return { serverDateMs, check: failed('models', found, suggestRemedy(response.status, apiKey)) };
  }
  const data = isObject(response.json) ? response.json['data'] : undefined;
  const isList = Array.isArray(data);
  const check = isList ? ok('models', `${data.length} on the first page`) : warning('models', 'not a list of models');
  return { serverDateMs, check };
}

function suggestRemedy(status: number, apiKey: ModelAccess['apiKey']): string {
  if (status === 404) return 'Correct "base_url".';
  if (status === 429 || status >= 500) return 'Try again later.';
  if (apiKey !== undefined) return 'Check the key, and which models it may use.';
  return 'The exchange worked, so check which models the service account may use.';
}

function judgeClock(serverDateMs: number | undefined, models: Check, { clock }: JobIo): Check {
  if (serverDateMs === undefined) {
    return models.needs === undefined ? skipped('clock', 'no answer with a date came') : skippedFor('clock', 'models');
  }
  const seconds = Math.round((clock.now() - serverDateMs) / 1000);
  const found = `${Math.abs(seconds)} s ${seconds < 0 ? 'behind' : 'ahead of'} the provider's`;
  if (Math.abs(seconds) <= 60) return ok('clock', found);
  return warning('clock', found, 'Set the clock, or synchronize it (NTP).');
}
