// Checks the hook of an agent, and lists its known gaps.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { createInterface } from 'node:readline';
import { text as readText } from 'node:stream/consumers';
import { hookFacts } from '../../agents/hook-facts.ts';
import { type HookName, hookNames } from '../../agents/hook-names.ts';
import { hooks } from '../../agents/hooks.ts';
import type { HookProfile } from '../../agents/profile.ts';
import { describeError } from '../../errors.ts';
import { settingsFile } from '../../hook/install.ts';
import { findPolicyInUse } from '../../hook/policy-in-use.ts';
import { readChoice } from '../../inputs/values.ts';
import { isObject, parseJson } from '../../json.ts';
import { toShellWord } from '../../shell-word.ts';
import { findPlace } from '../../trust/checkout.ts';
import type { CliIo } from '../command.ts';
import { type Check, failed, ok, warning } from './check.ts';

type Place = Pick<CliIo, 'env' | 'cwd'>;

const waitMs = 20_000;

/** Starts each entry once, with a call that no policy can allow. */
export async function hookChecks(name: string, io: Place): Promise<readonly Check[]> {
  const host = readChoice('hook', name, hookNames);
  const profile = hooks[host];
  const file = settingsFile(profile, { env: io.env, home: io.env['HOME'] ?? homedir() });
  const entries = entriesIn(file, profile);
  const known = ok('version', `what is known of ${host} is from ${profile.source}`);
  const missing = Object.keys(profile.events).filter((event) => !entries.has(event));
  const [command] = entries.values();
  if (command === undefined || missing.length > 0) {
    const where = command === undefined ? '' : ` at ${missing.join(' and ')}`;
    const next = `interns policy hook --for ${host} --install`;
    return [failed('hook', `${file} has no entry of this program${where}`, undefined, next), known];
  }
  const calls = [...new Map([...entries].toReversed().map(([event, one]) => [one, event]))];
  const undoable =
    'whatever runs as the same user can undo this: an agent that may write your settings can take the hook out';
  return [
    warning('gap', undoable),
    ok('hook', file),
    ...(await Promise.all(calls.map(async ([one, event]) => tried(one, impossibleCall(profile, event, io.cwd), io)))),
    ...(host === 'codex' ? [await codexTrust(command, io)] : []),
    await policyOf(command, host, io),
    known,
    ...hookFacts[host].gaps.map(({ what }) => warning('gap', what)),
  ];
}

async function policyOf(command: string, host: HookName, { env, cwd }: Place): Promise<Check> {
  const [, quoted, bare] = / --policy (?:'([^']*)'|([^' ]+))/.exec(command) ?? [];
  const named = quoted ?? bare;
  try {
    const inUse = await findPolicyInUse(findPlace(cwd), { policy: named, env });
    if (inUse.policy !== undefined) return ok('policy', `${inUse.source}, SHA-256 ${inUse.digest.slice(0, 12)}`);
    if (inUse.why !== undefined) return warning('policy', inUse.why, undefined, 'interns policy trust');
    const found = 'there is none for this folder, so the hook says nothing here';
    return warning('policy', found, undefined, `interns policy init --for ${host} && interns policy trust`);
  } catch (error) {
    const next = named === undefined ? 'interns policy check' : `interns policy check ${toShellWord(named)}`;
    return failed('policy', describeError(error), undefined, next);
  }
}

function entriesIn(file: string, { events, install }: HookProfile): ReadonlyMap<string, string> {
  if (!existsSync(file)) return new Map();
  const text = readFileSync(file, 'utf8');
  const settings = install.script === undefined ? parseJson(text) : undefined;
  const lists = isObject(settings) && isObject(settings['hooks']) ? settings['hooks'] : undefined;
  const found = Object.keys(events).flatMap((event) => {
    // Search the text, since a pasted entry may have comments beside it, which are not JSON.
    const command = commandIn(lists === undefined ? text : JSON.stringify(lists[event] ?? null));
    return command === undefined ? [] : [[event, command] as const];
  });
  return new Map(found);
}

function commandIn(text: string): string | undefined {
  const [, written] = /("\/bin\/sh -c (?:[^"\\]|\\.)*\/hook\.js(?:[^"\\]|\\.)*")/.exec(text) ?? [];
  const command: unknown = written === undefined ? undefined : JSON.parse(written);
  return typeof command === 'string' ? command : undefined;
}

/** Makes a call to the shell tool without a command, which no policy can allow. */
function impossibleCall({ namesNoEvent, fields, tools }: HookProfile, event: string, cwd: string): string {
  const [tool] = Object.keys(tools).filter((name) => tools[name]?.kind === 'execute');
  const told = { session: 'interns doctor', turn: 'interns doctor', folder: cwd, tool, input: {} };
  const named = Object.entries(fields).flatMap(([what, [field]]: [string, readonly string[]]) => {
    const value = Object.entries(told).find(([name]) => name === what)?.[1];
    return field === undefined ? [] : [[field, value] as const];
  });
  return JSON.stringify({ ...Object.fromEntries(named), ...(namesNoEvent ? {} : { hook_event_name: event }) });
}

async function tried(command: string, call: string, { env, cwd }: Place): Promise<Check> {
  const child = spawn('/bin/sh', ['-c', command], { env, cwd, stdio: ['pipe', 'ignore', 'pipe'], timeout: waitMs });
  child.stdin.on('error', () => {}).end(call);
  const ended = Promise.all([readText(child.stderr), once(child, 'close')]);
  const [said, [code]] = await ended.catch(() => ['', [null]] as const);
  if (code !== 2) return failed('entry', `a call that nobody can allow ended with ${String(code)}, not with 2`);
  if (said.includes('cannot be judged')) return ok('entry', 'it refuses a call that nobody can allow');
  return failed('entry', `it refuses every call, because its program does not run: ${said.trim()}`);
}

/** Asks Codex whether it trusts the hook, because it silently skips one that it does not trust. */
async function codexTrust(command: string, io: Place): Promise<Check> {
  const listed = await listCodexHooks(io);
  if (typeof listed === 'string') {
    return warning('trust', `${listed}, so nobody knows here whether it trusts the hook: "/hooks" in Codex tells`);
  }
  const ours = listed.filter((hook) => hook['command'] === command);
  if (ours.length === 0) {
    return failed('trust', 'Codex does not find the hook in this folder: "features.hooks" may be off');
  }
  const idle = ours.flatMap(({ eventName, enabled, trustStatus }) => {
    if (enabled === true && (trustStatus === 'trusted' || trustStatus === 'managed')) return [];
    return [`${enabled === true ? String(trustStatus) : 'disabled'} at ${String(eventName)}`];
  });
  if (idle.length === 0) return ok('trust', 'Codex trusts the hook');
  return failed('trust', `Codex skips the hook in silence: it is ${idle.join(', ')}`, 'Trust it in "/hooks" of Codex.');
}

type Listed = readonly Readonly<Record<string, unknown>>[];

/** Starts Codex's app server, which only reads settings. Returns a text that says why, if the hooks are not known. */
async function listCodexHooks({ env, cwd }: Place): Promise<string | Listed> {
  const clientInfo = { name: 'interns', version: '1' };
  const asked = [
    { id: 1, method: 'initialize', params: { clientInfo, capabilities: { experimentalApi: true } } },
    { method: 'initialized' },
    { id: 2, method: 'hooks/list', params: { cwds: [cwd] } },
  ];
  const child = spawn('codex', ['app-server'], { env, cwd, stdio: ['pipe', 'pipe', 'ignore'], timeout: waitMs });
  try {
    return await new Promise((resolve) => {
      child.on('error', () => resolve('"codex" is not on PATH'));
      child.on('close', () => resolve('"codex app-server" does not tell its hooks'));
      child.stdin.on('error', () => {});
      child.stdin.write(asked.map((message) => `${JSON.stringify(message)}\n`).join(''));
      createInterface({ input: child.stdout }).on('line', (line) => {
        const answer = parseJson(line);
        if (!isObject(answer) || answer['id'] !== 2 || !isObject(answer['result'])) return;
        resolve(listIn(answer['result'], 'data').flatMap((folder) => listIn(folder, 'hooks')));
      });
    });
  } finally {
    child.kill('SIGKILL');
  }
}

function listIn(object: Readonly<Record<string, unknown>>, name: string): Listed {
  const list: unknown = object[name];
  return Array.isArray(list) ? list.filter(isObject) : [];
}
