// `interns doctor`: checks everything that a run needs, in order, and says what to fix.
import { existsSync } from 'node:fs';
import { ToolkitError } from '../../errors.ts';
import { isInCi } from '../../identity/places.ts';
import { type InputName, isInputName } from '../../inputs/definitions.ts';
import { serviceInputNames } from '../../inputs/input-lists.ts';
import { type GetText, getDefault, readSetting } from '../../inputs/input-text.ts';
import { refuseReplacedInput } from '../../inputs/proxy-settings.ts';
import { readCredentials } from '../../inputs/service-settings.ts';
import type { JobIo } from '../../job/io.ts';
import { checkPolicyTests } from '../../job/policy-tests.ts';
import { openWorkspace } from '../../job/workspace.ts';
import { loadPolicy } from '../../permission/file/policy-file.ts';
import { lint } from '../../permission/lint/lint.ts';
import { toShellWord } from '../../shell-word.ts';
import { exampleBaseUrl, type Invocation } from '../command.ts';
import { describePolicyDoubt } from '../policy/chat-policy.ts';
import { countLists, findPolicyPath } from '../policy/file.ts';
import { printResult, wrapWords } from '../screen.ts';
import { checkAgent, checkModelAccess } from './agent.ts';
import type { Check } from './check.ts';
import { createCheckRunner, failed, failedBy, ok, skippedFor, toText, variableAndFlag, warning } from './check.ts';
import { checkHook } from './hook.ts';
import { type AccessSettings, checkExchange, checkIdentity, checkIntern, checkList, checkReach } from './service.ts';

export async function runDoctor(invocation: Invocation): Promise<number> {
  const { io } = invocation;
  const job = await invocation.openJob();
  const checks = await runChecks(invocation, job);
  printResult(invocation, job, { checks }, () =>
    wrapWords(job.redactor.redact(toText(checks, io)), io.terminal?.stdout),
  );
  return checks.some(({ state }) => state === 'failed') ? 1 : 0;
}

async function runChecks(invocation: Invocation, job: JobIo): Promise<readonly Check[]> {
  const { value, text, has } = invocation;
  const hook = value('hook');
  if (hook !== undefined) return checkHook(hook, invocation.io);
  const access = text('model-access');
  if (access !== undefined) refuseReplacedInput((name) => value(name) !== undefined);
  const agentChecks = await checkAgent(invocation, job);
  if (agentChecks !== undefined) return agentChecks;
  return access === undefined ? checkServiceAccess(invocation, job) : checkModelAccess(access, has('exchange'), job);
}

async function checkServiceAccess(invocation: Invocation, job: JobIo): Promise<readonly Check[]> {
  const { words, text } = invocation;
  const { checks, mistakes, baseUrl = '', credentials, ...others } = readDoctorSettings(text, isInCi(job.env));
  const settings = credentials && { ...others, baseUrl, credentials, intern: words[0] ?? text('intern') };
  const withSettings = (run: (known: AccessSettings, io: JobIo) => Promise<Check>) => (): Promise<Check> => {
    if (settings === undefined) throw new TypeError('There are no credentials for a check that needs them.');
    return run(settings, job);
  };
  const { service, clock } =
    checks.baseUrl.state === 'failed'
      ? { service: skippedFor('service', 'base-url'), clock: skippedFor('clock', 'base-url') }
      : await checkReach(baseUrl, job);
  const runCheck = createCheckRunner(job);
  // Look for an identity even without credentials, to say how to get access.
  const identityNeeds = checks.credentials.code === 'input_missing' ? [] : [checks.credentials];
  const identity = await runCheck('identity', identityNeeds, () => checkIdentity(credentials, job));
  // An API key is sent as it is. Anything else is exchanged first.
  const hasKey = credentials?.by === 'api-key';
  const exchangeNeeds = hasKey ? [] : [checks.credentials, service, identity];
  const exchange = await runCheck('exchange', exchangeNeeds, withSettings(checkExchange));
  const interns = await runCheck('interns', [hasKey ? service : exchange, ...mistakes], withSettings(checkList));
  const intern = await runCheck('intern', [interns], withSettings(checkIntern));
  const policy = await checkPolicy(invocation, job);
  return [checks.baseUrl, checks.credentials, ...mistakes, service, clock, identity, exchange, interns, intern, policy];
}

/** Reads each setting separately, to report all mistakes at once. */
function readDoctorSettings(text: GetText, isCiJob: boolean) {
  const url = trySetting('base-url', () => readSetting(text, 'base-url'));
  // A missing or wrong base URL is reported on its own. Read the rest with a stand-in, to which nothing is sent.
  const audienceUrl = url.value ?? exampleBaseUrl;
  const hasServiceInput = serviceInputNames.some((name) => name !== 'base-url' && text(name) !== undefined);
  const auth = trySetting('credentials', () => (hasServiceInput ? readCredentials(text, audienceUrl) : undefined));
  const timeout = trySetting('timeout', () => readSetting(text, 'timeout'));
  const workspace = trySetting('workspace-id', () => readSetting(text, 'workspace-id'));
  const { value: credentials } = auth;
  const found = credentials?.by === 'api-key' ? 'an API key' : `federation policy "${credentials?.federationPolicyId}"`;
  return {
    checks: {
      baseUrl: url.mistake ?? (url.value === undefined ? failForBaseUrl() : ok('base-url', url.value)),
      credentials: auth.mistake ?? (credentials === undefined ? failForCredentials(isCiJob) : ok('credentials', found)),
    },
    mistakes: [timeout.mistake, workspace.mistake].filter((check) => check !== undefined),
    baseUrl: url.value,
    credentials,
    timeoutMs: timeout.value ?? 0,
    workspaceId: workspace.value,
  };
}

function trySetting<Value>(name: InputName | 'credentials', read: () => Value) {
  try {
    return { value: read() };
  } catch (error) {
    const inputName = error instanceof ToolkitError ? (error.data.source ?? '') : '';
    const alternative = name === 'base-url' ? '' : ', or leave it out';
    const remedy = isInputName(inputName) ? { remedy: `Correct ${variableAndFlag(inputName)}${alternative}.` } : {};
    return { mistake: { ...failedBy(name, error), ...remedy } };
  }
}

function failForBaseUrl(): Check {
  const what = `${variableAndFlag('base-url')} is not set.`;
  const remedy =
    'Set it to the address of your Intern Service, with its version segment. No service yet? "interns exec -- interns doctor" checks a local one.';
  return failed('base-url', what, remedy, `export INTERNS_BASE_URL=${exampleBaseUrl}`, 'input_missing');
}

function failForCredentials(isCiJob: boolean): Check {
  const what = `Neither ${variableAndFlag('federation-policy-id')} nor ${variableAndFlag('api-key')} is set.`;
  const job = `In a CI job set ${variableAndFlag('federation-policy-id')}: the job's identity is exchanged, and no secret is stored.`;
  const next = isCiJob ? 'export INTERNS_FEDERATION_POLICY_ID=...' : 'export INTERNS_API_KEY=...';
  return failed('credentials', what, `${job} Elsewhere set ${variableAndFlag('api-key')}.`, next, 'input_missing');
}

async function checkPolicy({ text, io }: Invocation, job: JobIo): Promise<Check> {
  const configuredPath = text('policy') ?? '';
  const isCustomPath = configuredPath !== getDefault('policy');
  const path = isCustomPath || isInCi(io.env) ? configuredPath : findPolicyPath(io);
  const workspace = openWorkspace(job);
  const file = workspace.resolve(path);
  const bytes = await workspace.readInput(file).catch(() => undefined);
  if (bytes === undefined) {
    const what = `${path} ${existsSync(file) ? "can't be read" : 'does not exist'}`;
    const remedy = `To use another file, set ${variableAndFlag('policy')}. This writes one to start with:`;
    if (isCustomPath) return failed('policy', what, remedy, 'interns policy init');
    return warning('policy', `${what}, so no rule allows anything`, remedy, 'interns policy init');
  }
  return judgePolicy(bytes, path, () => (isCustomPath ? undefined : describePolicyDoubt(io)));
}

/** @param findDoubt - says why another file, such as a trusted copy, may be the one that decides */
async function judgePolicy(bytes: Uint8Array, path: string, findDoubt: () => string | undefined): Promise<Check> {
  const next = `interns policy check ${toShellWord(path)}`;
  try {
    const policy = await loadPolicy(bytes, path);
    checkPolicyTests(policy);
    const count = lint(policy).length;
    const found = `${path}: ${countLists(policy, ['rules', 'guards', 'tests'])} passed`;
    const doubt = findDoubt();
    if (doubt !== undefined) return warning('policy', found, doubt);
    if (count === 0) return ok('policy', found);
    return warning('policy', found, `There ${count === 1 ? 'is one warning' : `are ${count} warnings`}.`, next);
  } catch (error) {
    return { ...failedBy('policy', error), remedy: 'This shows all mistakes at once:', next };
  }
}
