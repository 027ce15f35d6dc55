// `interns doctor`: checks everything that a run needs, in order, and says what to fix.
import { isInCi } from '../../identity/places.ts';
import type { InputText } from '../../inputs/given.ts';
import { refuseReplaced } from '../../inputs/proxy-settings.ts';
import type { JobIo } from '../../job/io.ts';
import { readAgent } from '../agent.ts';
import type { AskedCommand } from '../command.ts';
import { toJsonText } from '../json-text.ts';
import { wrapWords } from '../screen.ts';
import { agentChecks, wayChecks } from './agent.ts';
import { afterChecks, type Check, needing, toText } from './check.ts';
import { hookChecks } from './hook.ts';
import { modelAccessChecks } from './model-access.ts';
import type { AccessSettings } from './service.ts';
import { checkExchange, checkIdentity, checkIntern, checkList, checkReach } from './service.ts';
import { checkPolicy, readDoctorSettings } from './settings.ts';

export async function runDoctor(asked: AskedCommand): Promise<number> {
  const { has, io, openJob } = asked;
  const job = await openJob();
  const hook = asked.value('hook');
  if (hook === undefined && asked.text('model-access') !== undefined) {
    refuseReplaced((name) => asked.value(name) !== undefined);
  }
  const checks =
    hook === undefined
      ? ((await checkAgent(asked, job)) ?? (await checkModels(asked, job)) ?? (await checkService(asked, job)))
      : await hookChecks(hook, io);
  const { redact } = job.redactor;
  if (has('json')) io.stdout(redact(`${toJsonText({ checks }, 2)}\n`));
  else io.stdout(wrapWords(redact(toText(checks, io)), io.terminal?.stdout));
  return checks.some(({ state }) => state === 'failed') ? 1 : 0;
}

function checkService({ words: [intern], text, defaults }: AskedCommand, job: JobIo): Promise<readonly Check[]> {
  return runChecks((name) => (name === 'intern' ? intern : undefined) ?? text(name), defaults, job);
}

async function checkAgent(asked: AskedCommand, job: JobIo): Promise<readonly Check[] | undefined> {
  const { io } = asked;
  const agent = readAgent(asked, io);
  if (agent === undefined) return undefined;
  const { examineAgent, examineModelWay } = await import('../../service/interns/acp/examine-agent.ts');
  const { modelAccess, ...rest } = agent;
  const anyModel = rest.anyModel || modelAccess !== undefined;
  const examined = { agent: { ...rest, anyModel }, folder: io.cwd, env: io.env, signal: job.signal };
  const found = await examineAgent(examined);
  const checks = agentChecks(found, io);
  const models = await checkModels(asked, job);
  if (models === undefined) return checks;
  const text = asked.text('model-access') ?? '';
  const way = await wayChecks({ agent: found.name, sandbox: agent.sandbox, text, examine: examineModelWay }, job);
  // The model access decides the models, whatever keys the agent could get.
  return [...checks.filter(({ name }) => name !== 'model'), ...way, ...models];
}

async function checkModels({ text, has }: AskedCommand, job: JobIo): Promise<readonly Check[] | undefined> {
  const access = text('model-access');
  if (access === undefined) return undefined;
  return modelAccessChecks(access, has('exchange'), job);
}

export async function runChecks(text: InputText, defaults: InputText, job: JobIo): Promise<readonly Check[]> {
  const inCi = isInCi(job.env);
  const { base, credentials, wrong, baseUrl = '', given, ...others } = readDoctorSettings(text, inCi);
  const { service, clock } =
    base.state === 'failed'
      ? { service: needing('service', 'base-url'), clock: needing('clock', 'base-url') }
      : await checkReach(baseUrl, job);

  const look = (name: string, needed: readonly Check[], run: () => Promise<Check>): Promise<Check> =>
    afterChecks({ name, needed, run, signal: job.signal });
  // Without credentials, look for an identity all the same, to say how to get access.
  const chosen = credentials.code === 'input_missing' ? [] : [credentials];
  const identity = await look('identity', chosen, () => checkIdentity(given, job));
  const access = (run: (settings: AccessSettings, io: JobIo) => Promise<Check>) => (): Promise<Check> => {
    if (given === undefined) throw new TypeError('There are no credentials for a check that needs them.');
    return run({ ...others, baseUrl, credentials: given, intern: text('intern') }, job);
  };
  const hasKey = given?.by === 'api-key';
  const exchange = await look('exchange', hasKey ? [] : [credentials, service, identity], access(checkExchange));
  const interns = await look('interns', [hasKey ? service : exchange, ...wrong], access(checkList));
  const intern = await look('intern', [interns], access(checkIntern));

  const path = text('policy') ?? '';
  const policy = await checkPolicy(path, path !== defaults('policy'), job);
  return [base, credentials, ...wrong, service, clock, identity, exchange, interns, intern, policy];
}
