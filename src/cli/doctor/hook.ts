// Checks a hook of an agent, and lists its known gaps.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { hookFacts } from '../../agents/hook-facts.ts';
import { type HookName, hookNames } from '../../agents/hook-names.ts';
import { hooks } from '../../agents/hooks.ts';
import type { HookProfile } from '../../agents/profile.ts';
import { describeError } from '../../errors.ts';
import { settingsFile, quoted as shellWord } from '../../hook/install.ts';
import { policyInUse } from '../../hook/policy-in-use.ts';
import { readChoice } from '../../inputs/values.ts';
import { isObject, parseJson } from '../../json.ts';
import { findPlace } from '../../trust/checkout.ts';
import type { CliIo } from '../command.ts';
import type { Check } from './check.ts';
import { codexTrust } from './codex-trust.ts';

/** Starts each entry once, with a call that nobody can allow. */
export async function hookChecks(name: string, io: Pick<CliIo, 'env' | 'cwd'>): Promise<readonly Check[]> {
  const host = readChoice('hook', name, hookNames);
  const profile = hooks[host];
  const file = settingsFile(profile, { env: io.env, home: io.env['HOME'] ?? homedir() });
  const entries = entriesIn(file, profile);
  const gaps = hookFacts[host].gaps.map(({ what }): Check => ({ name: 'gap', state: 'warning', found: what }));
  const known: Check = { name: 'version', state: 'ok', found: `what is known of ${host} is from ${profile.source}` };
  const missing = Object.keys(profile.events).filter((event) => !entries.has(event));
  const [command] = entries.values();
  if (command === undefined || missing.length > 0) {
    const where = command === undefined ? '' : ` at ${missing.join(' and ')}`;
    const found = `${file} has no entry of this program${where}`;
    const next = `interns policy hook --for ${host} --install`;
    return [{ name: 'hook', state: 'failed', found, next }, known];
  }
  const calls = [...new Map([...entries].toReversed().map(([event, one]) => [one, event]))];
  return [
    undoable,
    { name: 'hook', state: 'ok', found: file },
    ...(await Promise.all(calls.map(async ([one, event]) => tried(one, impossibleCall(profile, event, io.cwd), io)))),
    ...(host === 'codex' ? [await codexTrust(command, io)] : []),
    await policyOf(command, host, io),
    known,
    ...gaps,
  ];
}

const undoable: Check = {
  name: 'gap',
  state: 'warning',
  found: 'whatever runs as the same user can undo this: an agent that may write your settings can take the hook out',
};

async function policyOf(command: string, host: HookName, { env, cwd }: Pick<CliIo, 'env' | 'cwd'>): Promise<Check> {
  const [, quoted, bare] = / --policy (?:'([^']*)'|([^' ]+))/.exec(command) ?? [];
  const named = quoted ?? bare;
  try {
    const inUse = await policyInUse(findPlace(cwd), { policy: named, env });
    if (inUse.policy !== undefined) {
      return { name: 'policy', state: 'ok', found: `${inUse.source}, SHA-256 ${inUse.digest.slice(0, 12)}` };
    }
    if (inUse.why !== undefined) {
      return { name: 'policy', state: 'warning', found: inUse.why, next: 'interns policy trust' };
    }
    const found = 'there is none for this folder, so the hook says nothing here';
    const next = `interns policy init --for ${host} && interns policy trust`;
    return { name: 'policy', state: 'warning', found, next };
  } catch (error) {
    const next = named === undefined ? 'interns policy check' : `interns policy check ${shellWord(named)}`;
    return { name: 'policy', state: 'failed', found: describeError(error), next };
  }
}

function entriesIn(file: string, { events, install }: HookProfile): ReadonlyMap<string, string> {
  if (!existsSync(file)) return new Map();
  const text = readFileSync(file, 'utf8');
  const settings = install.script === undefined ? parseJson(text) : undefined;
  const lists = isObject(settings) && isObject(settings['hooks']) ? settings['hooks'] : undefined;
  const found = Object.keys(events).flatMap((event) => {
    // A pasted entry may stand beside comments, which are not JSON.
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

/** No policy can allow a shell tool without a command. */
function impossibleCall({ eventField, fields, tools }: HookProfile, event: string, cwd: string): string {
  const [tool] = Object.keys(tools).filter((name) => tools[name]?.kind === 'execute');
  const told = { session: 'interns doctor', turn: 'interns doctor', folder: cwd, tool, input: {} };
  const named = Object.entries(fields).flatMap(([what, [field]]: [string, readonly string[]]) => {
    const value = Object.entries(told).find(([name]) => name === what)?.[1];
    return field === undefined ? [] : [[field, value] as const];
  });
  return JSON.stringify({ ...Object.fromEntries(named), ...(eventField === undefined ? {} : { [eventField]: event }) });
}

async function tried(command: string, call: string, { env, cwd }: Pick<CliIo, 'env' | 'cwd'>): Promise<Check> {
  let said = '';
  const code = await new Promise<number | null>((resolve) => {
    const child = spawn('/bin/sh', ['-c', command], { env, cwd, stdio: ['pipe', 'ignore', 'pipe'], timeout: 20_000 });
    child.stderr.on('data', (part) => (said += String(part)));
    child.stdin.on('error', () => {});
    child.on('error', () => resolve(null));
    child.on('close', resolve);
    child.stdin.end(call);
  });
  if (code !== 2) {
    const found = `a call that nobody can allow ended with ${code}, not with 2`;
    return { name: 'entry', state: 'failed', found };
  }
  if (said.includes('cannot be judged')) {
    return { name: 'entry', state: 'ok', found: 'it refuses a call that nobody can allow' };
  }
  const found = `it refuses every call, because its program does not run: ${said.trim()}`;
  return { name: 'entry', state: 'failed', found };
}
