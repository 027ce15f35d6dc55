// Checks an agent of the local service, and the access to a model provider.
import path from 'node:path';
import { listSupportedPairs, type ModelSupport, modelSupport } from '../../agents/model-support.ts';
import { findProgram } from '../../folders.ts';
import { readDate, sendForJson } from '../../http/document.ts';
import { findLongLifetime, longLifeRemark } from '../../identity/claims.ts';
import { defaultTimeoutMs, type SubjectTokenSource } from '../../identity/source.ts';
import { readModelAccess } from '../../inputs/model-access.ts';
import type { JobIo } from '../../job/io.ts';
import { tokensOfModels } from '../../job/proxy/model-access.ts';
import { isObject } from '../../json.ts';
import type { ModelAccess } from '../../models/access.ts';
import type { Secret } from '../../secret.ts';
import type { examineAgent, examineModelAccess } from '../../service/interns/acp/examine-agent.ts';
import { readAgent } from '../agent.ts';
import type { CliIo, Invocation } from '../command.ts';
import { type Check, checkAfter, failed, failedBy, needing, ok, skipped, warning } from './check.ts';

export async function checkAgent(invocation: Invocation, job: JobIo): Promise<readonly Check[] | undefined> {
  const { io, text, has } = invocation;
  const agent = readAgent(invocation, io);
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
  const options = { agent: found.name, sandbox: agent.sandbox, text: access, examine: acp.examineModelAccess };
  const way = await wayChecks(options, job);
  // Drop the check of the model: the access decides the models, whatever keys the agent could get.
  return [...checks.filter(({ name }) => name !== 'model'), ...way, ...models];
}

export type ExaminedAgent = Omit<Awaited<ReturnType<typeof examineAgent>>, 'name'>;

export function agentChecks(examined: ExaminedAgent, io: Pick<CliIo, 'env' | 'cwd'>): readonly Check[] {
  const [program = ''] = examined.command;
  const file = findProgram(program, program.includes('/') ? [io.cwd] : foldersOf(io));
  return [programCheck(program, file, examined), ...speakingChecks(file, examined), modelCheck(examined)];
}

/** Leaves out folders within the work folder, from which the service starts no program either. */
function foldersOf({ env, cwd }: Pick<CliIo, 'env' | 'cwd'>): readonly string[] {
  const folders = (env['PATH'] ?? '').split(path.delimiter);
  return folders.filter((folder) => path.isAbsolute(folder) && path.relative(cwd, folder).startsWith('..'));
}

function programCheck(program: string, file: string | undefined, { package: name, inspection }: ExaminedAgent): Check {
  if (file === undefined) {
    const next = name === undefined ? undefined : `npm install --global ${name}`;
    return failed('agent', `"${program}" is not in PATH.`, 'Install it, or name its path with --agent.', next);
  }
  const called = inspection.state === 'running' ? inspection.agent : undefined;
  return ok('agent', called === undefined ? file : `${called}, ${file}`);
}

function speakingChecks(file: string | undefined, { inspection }: ExaminedAgent): readonly Check[] {
  if (file === undefined) return [needing('protocol', 'agent'), needing('asking', 'agent')];
  if (inspection.state === 'failed') return [failed('protocol', inspection.message), needing('asking', 'protocol')];
  const { protocolVersion, askingProblem } = inspection;
  return [
    ok('protocol', `version ${protocolVersion} of the Agent Client Protocol`),
    askingProblem === undefined ? ok('asking', 'it asks in manual, in this folder') : failed('asking', askingProblem),
  ];
}

function modelCheck({ passedVariables, keyVariables, isModelChosen }: ExaminedAgent): Check {
  if (!isModelChosen) {
    const remedy = `Set one of ${keyVariables.join(', ')}, or name another with --agent-env. With --any-model it takes what it finds.`;
    const found = 'it is given no key of a model and no gateway, so it might send code to a host that nobody chose';
    return failed('model', found, remedy);
  }
  if (passedVariables.length > 0) return ok('model', `it is given ${passedVariables.join(', ')}`);
  if (keyVariables.length === 0) return skipped('model', 'nothing is known of its keys');
  return ok('model', 'it is given no key, and may take any model (--any-model)');
}

interface WayChecksOptions {
  readonly agent: keyof typeof modelSupport;
  /** Undefined: the default, which is bubblewrap. */
  readonly sandbox: 'none' | 'bubblewrap' | undefined;
  readonly text: string;
  readonly examine: typeof examineModelAccess;
}

export async function wayChecks({ agent, sandbox, text, examine }: WayChecksOptions, job: JobIo) {
  const { access } = readText(text, job);
  if (access === undefined) return [];
  const { name } = access.provider;
  const { variables }: ModelSupport = modelSupport[agent];
  const pair =
    variables[name] === undefined
      ? failed('pair', `nothing leads ${agent} to ${name}`, `These pairs work: ${listSupportedPairs()}.`)
      : ok('pair', `${agent} can be led to ${name}`);
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

function inFlags(words: string): string {
  return words.replace('"sandbox: none"', '"--agent-sandbox none"');
}

const noticeableSkewMs = 60_000;
const timeoutMs = 10_000;

/** Exchanges once, as a run does; a token that counts only once is exchanged only if `spendsHeldToken`. */
export async function modelAccessChecks(text: string, spendsHeldToken: boolean, job: JobIo): Promise<readonly Check[]> {
  const { check, access } = readText(text, job);
  if (access === undefined) {
    const [identity, exchange] = [needing('identity', check.name), needing('exchange', check.name, 'identity')];
    return [check, identity, exchange, needing('clock', 'models'), needing('models', 'exchange')];
  }
  const look = checkAfter(job);
  const { provider, apiKey, isSingleUse } = access;
  let source: SubjectTokenSource | undefined;
  const identity = await look('identity', [], async () => {
    source = await tokensOfModels(job, access).check();
    if (source === undefined) return skipped('identity', 'a key of the provider needs none');
    return checkToken(access, source, job);
  });
  let token: Secret | undefined;
  const exchange = await look('exchange', [identity], async () => {
    if (isSingleUse && source?.takesAudience === false && !spendsHeldToken) {
      const why = `the token from ${source.name} counts once, and the next job would lack it: "--exchange" does it all the same`;
      return { ...skipped('exchange', why), needs: ['--exchange'] };
    }
    const obtained = await tokensOfModels(job, access).obtain();
    token = obtained.token;
    if (apiKey !== undefined) return skipped('exchange', 'a key of the provider needs none');
    return ok('exchange', `${provider.title} grants a token for ${Math.round(obtained.lifetimeMs / 1000)} s`);
  });
  let serverDateMs: number | undefined;
  const models = await look('models', [exchange], async () => {
    if (token === undefined) throw new TypeError('There is no token.');
    const listed = await listModels(access, token, job);
    ({ serverDateMs } = listed);
    return listed.check;
  });
  return [check, identity, exchange, judgeClock(serverDateMs, models, job), models];
}

function readText(text: string, { env }: Pick<JobIo, 'env'>) {
  try {
    const access = readModelAccess(text, env);
    const { provider, baseUrl, ids } = access;
    const named = Object.entries(ids).map(([name, value]) => `${name} "${value}"`);
    return { access, check: ok('model-access', [provider.title, baseUrl, ...named].join(', ')) };
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

async function listModels(access: ModelAccess, token: Secret, { fetch, clock, signal }: JobIo) {
  const { provider, baseUrl, apiKey } = access;
  const { title, wire, name } = provider;
  const pairs = wire.authorize(apiKey === undefined ? 'token' : 'key', token.reveal(), () => '');
  const headers = Object.fromEntries(pairs.flatMap((one, at) => (at % 2 === 0 ? [[one, pairs[at + 1] ?? '']] : [])));
  const version = name === 'anthropic' ? { 'anthropic-version': '2023-06-01' } : {};
  const url = `${baseUrl}${wire.completePath('/models')}`;
  const request = { method: 'GET', url, headers: { Accept: 'application/json', ...version, ...headers } } as const;
  const response = await sendForJson(request, { fetch, timeoutMs, now: clock.now, signal });
  const serverDateMs = readDate(response.headers);
  if (response.status !== 200) {
    const other = 'The exchange was fine, so look at what the service account may use.';
    const remedy = response.status === 404 ? 'Correct "base_url".' : other;
    const found = `${title} answered ${response.status} to a request for its models.`;
    return { serverDateMs, check: failed('models', found, remedy) };
  }
  const data = isObject(response.json) ? response.json['data'] : undefined;
  const isList = Array.isArray(data);
  const check = isList ? ok('models', `${data.length} on the first page`) : warning('models', 'the answer is no list');
  return { serverDateMs, check };
}

function judgeClock(serverDateMs: number | undefined, models: Check, { clock }: JobIo): Check {
  if (serverDateMs === undefined) {
    return models.needs === undefined ? skipped('clock', 'the answer has no date') : needing('clock', 'models');
  }
  const seconds = Math.round((clock.now() - serverDateMs) / 1000);
  const found = `${Math.abs(seconds)} s ${seconds < 0 ? 'behind' : 'ahead of'} the provider's`;
  if (Math.abs(seconds) * 1000 <= noticeableSkewMs) return ok('clock', found);
  return warning('clock', found, 'Set the clock, or synchronize it (NTP).');
}
