// Checks the hook of an agent, and lists its known gaps.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { createInterface } from 'node:readline';
import { text as readText } from 'node:stream/consumers';
import { hookGaps } from '../../agents/hook-gaps.ts';
import { type HookName, hookNames } from '../../agents/hook-names.ts';
import { hooks } from '../../agents/hooks.ts';
import type { HookProfile } from '../../agents/profile.ts';
import { describeError } from '../../errors.ts';
import { getSettingsFile } from '../../hook/install.ts';
import { findPolicyInUse } from '../../hook/policy-in-use.ts';
import { readChoice } from '../../inputs/values.ts';
import { isObject, parseJson } from '../../json.ts';
import { toShellWord } from '../../shell-word.ts';
import { findPlace } from '../../trust/checkout.ts';
import type { CliIo } from '../command.ts';
import { type Check, failed, ok, warning } from './check.ts';

type EnvAndCwd = Pick<CliIo, 'env' | 'cwd'>;

const waitMs = 20_000;

/** Starts each installed command once, with a call that no policy can allow. */
export async function checkHook(name: string, io: EnvAndCwd): Promise<readonly Check[]> {
  const host = readChoice('hook', name, hookNames);
  const profile = hooks[host];
  const file = getSettingsFile(profile, { env: io.env, home: io.env['HOME'] ?? homedir() });
  const commandByEvent = readCommands(file, profile);
  const versionCheck = ok('version', `the facts about ${host} are from ${profile.knownFrom}`);
  const missing = Object.keys(profile.events).filter((event) => !commandByEvent.has(event));
  const [command] = commandByEvent.values();
  if (command === undefined || missing.length > 0) {
    const where = command === undefined ? '' : ` at ${missing.join(' and ')}`;
    const next = `interns policy hook --for ${host} --install`;
    return [failed('hook', `${file} has no entry for this program${where}`, undefined, next), versionCheck];
  }
  // Of several events with one command, keep the first.
  const eventByCommand = new Map([...commandByEvent].toReversed().map(([event, installed]) => [installed, event]));
  const refusalChecks = Array.from(eventByCommand, ([installed, event]) => {
    return checkRefusal(installed, createImpossibleCall(profile, event, io.cwd), io);
  });
  const generalGap =
    'whatever runs as the same user can undo this: an agent that may write your settings can remove the hook';
  return [
    warning('gap', generalGap),
    ok('hook', file),
    ...(await Promise.all(refusalChecks)),
    ...(host === 'codex' ? [await checkCodexTrust(command, io)] : []),
    await checkPolicyInUse(command, host, io),
    versionCheck,
    ...Object.values(hookGaps[host]).map((gap) => warning('gap', gap)),
  ];
}

async function checkPolicyInUse(command: string, host: HookName, { env, cwd }: EnvAndCwd): Promise<Check> {
  const [, quoted, bare] = / --policy (?:'([^']*)'|([^' ]+))/.exec(command) ?? [];
  const policyPath = quoted ?? bare;
  try {
    const inUse = await findPolicyInUse(findPlace(cwd), { policy: policyPath, env });
    if (inUse.policy !== undefined) return ok('policy', `${inUse.source}, SHA-256 ${inUse.digest.slice(0, 12)}`);
    if (inUse.why !== undefined) return warning('policy', inUse.why, undefined, 'interns policy trust');
    const found = 'there is none for this folder, so the hook decides nothing here';
    return warning('policy', found, undefined, `interns policy init --for ${host} && interns policy trust`);
  } catch (error) {
    const next = policyPath === undefined ? 'interns policy check' : `interns policy check ${toShellWord(policyPath)}`;
    return failed('policy', describeError(error), undefined, next);
  }
}

function readCommands(file: string, { events, install }: HookProfile): ReadonlyMap<string, string> {
  if (!existsSync(file)) return new Map();
  const text = readFileSync(file, 'utf8');
  const settings = install.script === undefined ? parseJson(text) : undefined;
  const lists = isObject(settings) && isObject(settings['hooks']) ? settings['hooks'] : undefined;
  const commands = Object.keys(events).flatMap((event) => {
    // Search the whole text if it is not JSON: settings may have comments, or be a script.
    const command = findCommand(lists === undefined ? text : JSON.stringify(lists[event] ?? null));
    return command === undefined ? [] : [[event, command] as const];
  });
  return new Map(commands);
}

function findCommand(text: string): string | undefined {
  const [, quotedCommand] = /("\/bin\/sh -c (?:[^"\\]|\\.)*\/hook\.js(?:[^"\\]|\\.)*")/.exec(text) ?? [];
  const command: unknown = quotedCommand === undefined ? undefined : JSON.parse(quotedCommand);
  return typeof command === 'string' ? command : undefined;
}

/** Makes a call to the shell tool that no policy can allow, because it has no command. */
function createImpossibleCall({ namesNoEvent, fields, tools }: HookProfile, event: string, cwd: string): string {
  const [tool] = Object.keys(tools).filter((name) => tools[name]?.kind === 'execute');
  const session = 'interns doctor';
  const values: Readonly<Record<string, unknown>> = { session, turn: session, folder: cwd, tool, input: {} };
  const namedValues = Object.entries(fields).flatMap(([meaning, [field]]: [string, readonly string[]]) =>
    field === undefined ? [] : [[field, values[meaning]] as const],
  );
  return JSON.stringify({ ...Object.fromEntries(namedValues), ...(namesNoEvent ? {} : { hook_event_name: event }) });
}

async function checkRefusal(command: string, call: string, { env, cwd }: EnvAndCwd): Promise<Check> {
  const child = spawn('/bin/sh', ['-c', command], { env, cwd, stdio: ['pipe', 'ignore', 'pipe'], timeout: waitMs });
  child.stdin.on('error', () => {}).end(call);
  const exit = Promise.all([readText(child.stderr), once(child, 'close')]);
  const [errorText, [code]] = await exit.catch(() => ['', [null]] as const);
  if (code !== 2) return failed('entry', `a call that no policy can allow exits with ${String(code)}, not with 2`);
  if (errorText.includes('cannot be judged')) return ok('entry', 'it refuses a call that no policy can allow');
  return failed('entry', `it refuses every call, because its program does not run: ${errorText.trim()}`);
}

/** Asks Codex whether it trusts the hook, because Codex silently skips a hook that it does not trust. */
async function checkCodexTrust(command: string, io: EnvAndCwd): Promise<Check> {
  const codexHooks = await listCodexHooks(io);
  if (typeof codexHooks === 'string') {
    return warning('trust', `${codexHooks}, so it is unknown whether it trusts the hook: see "/hooks" in Codex`);
  }
  const installedHooks = codexHooks.filter((hook) => hook['command'] === command);
  if (installedHooks.length === 0) {
    return failed('trust', 'Codex does not find the hook in this folder: "features.hooks" may be off');
  }
  const states = installedHooks.flatMap(({ eventName, enabled, trustStatus }) => {
    if (enabled === true && (trustStatus === 'trusted' || trustStatus === 'managed')) return [];
    return [`${enabled === true ? String(trustStatus) : 'disabled'} at ${String(eventName)}`];
  });
  if (states.length === 0) return ok('trust', 'Codex trusts the hook');
  const found = `Codex silently skips the hook: it is ${states.join(', ')}`;
  return failed('trust', found, 'Trust it in "/hooks" of Codex.');
}

type JsonObjects = readonly Readonly<Record<string, unknown>>[];

/** Lists the hooks by asking Codex's app server, which changes nothing. Returns the reason as text if that fails. */
async function listCodexHooks({ env, cwd }: EnvAndCwd): Promise<string | JsonObjects> {
  const clientInfo = { name: 'interns', version: '1' };
  const messages = [
    { id: 1, method: 'initialize', params: { clientInfo, capabilities: { experimentalApi: true } } },
    { method: 'initialized' },
    { id: 2, method: 'hooks/list', params: { cwds: [cwd] } },
  ];
  const child = spawn('codex', ['app-server'], { env, cwd, stdio: ['pipe', 'pipe', 'ignore'], timeout: waitMs });
  try {
    return await new Promise((resolve) => {
      child.on('error', () => resolve('"codex" is not on PATH'));
      child.on('close', () => resolve('"codex app-server" does not list its hooks'));
      child.stdin.on('error', () => {});
      child.stdin.write(messages.map((message) => `${JSON.stringify(message)}\n`).join(''));
      createInterface({ input: child.stdout }).on('line', (line) => {
        const answer = parseJson(line);
        if (!isObject(answer) || answer['id'] !== 2 || !isObject(answer['result'])) return;
        resolve(readObjects(answer['result'], 'data').flatMap((folder) => readObjects(folder, 'hooks')));
      });
    });
  } finally {
    child.kill('SIGKILL');
  }
}

function readObjects(object: Readonly<Record<string, unknown>>, name: string): JsonObjects {
  const list: unknown = object[name];
  return Array.isArray(list) ? list.filter(isObject) : [];
}
