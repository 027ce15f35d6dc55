// Checks a hook: is it installed, does its entry refuse what it can't judge, and what gets past it all the same.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { hookNames } from '../../agents/hook-names.ts';
import { hooks } from '../../agents/hooks.ts';
import { describeError } from '../../errors.ts';
import { settingsFile } from '../../hook/install.ts';
import { policyInUse } from '../../hook/policy-in-use.ts';
import { readChoice } from '../../inputs/values.ts';
import { findPlace } from '../../trust/checkout.ts';
import type { CliIo } from '../command.ts';
import type { Check } from './check.ts';

/** Checks the hook of a host; starts the entry once, with a call that can't be judged. */
export async function hookChecks(name: string, { env, cwd }: Pick<CliIo, 'env' | 'cwd'>): Promise<readonly Check[]> {
  const host = readChoice('hook', name, hookNames);
  const profile = hooks[host];
  const file = settingsFile(profile, { env, home: env['HOME'] ?? homedir() });
  const command = entryIn(file);
  const gaps = profile.gaps.map((gap): Check => ({ name: 'gap', state: 'warning', found: gap }));
  const known: Check = { name: 'version', state: 'ok', found: `what is known of ${host} is from ${profile.source}` };
  if (command === undefined) {
    const found = `${file} has no entry of this program`;
    return [{ name: 'hook', state: 'failed', found, next: `interns policy hook --for ${host} --install` }, known];
  }
  return [
    undoable,
    { name: 'hook', state: 'ok', found: file },
    await tried(command, env),
    await policyOf(command, { env, cwd }),
    known,
    ...gaps,
  ];
}

const undoable: Check = {
  name: 'gap',
  state: 'warning',
  found: 'whatever runs as the same user can undo this: an agent that may write your settings can take the hook out',
};

async function policyOf(command: string, { env, cwd }: Pick<CliIo, 'env' | 'cwd'>): Promise<Check> {
  const [, quoted, bare] = / --policy (?:'([^']*)'|([^' ]+))/.exec(command) ?? [];
  try {
    const inUse = await policyInUse(findPlace(cwd), { policy: quoted ?? bare, env });
    if (inUse.policy !== undefined) {
      return { name: 'policy', state: 'ok', found: `${inUse.source}, SHA-256 ${inUse.digest.slice(0, 12)}` };
    }
    const found = inUse.why ?? 'there is none for this folder, so the hook says nothing here';
    return { name: 'policy', state: 'warning', found, next: 'interns policy trust' };
  } catch (error) {
    return { name: 'policy', state: 'failed', found: describeError(error), next: 'interns policy check' };
  }
}

/** Finds the command of our entry in a settings file, or in a plugin. */
function entryIn(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const [, written] =
    /("\/bin\/sh -c (?:[^"\\]|\\.)*\/hook\.js(?:[^"\\]|\\.)*")/.exec(readFileSync(file, 'utf8')) ?? [];
  const command: unknown = written === undefined ? undefined : JSON.parse(written);
  return typeof command === 'string' ? command : undefined;
}

async function tried(command: string, env: CliIo['env']): Promise<Check> {
  const code = await new Promise<number | null>((resolve) => {
    const child = spawn('/bin/sh', ['-c', command], { env, stdio: ['pipe', 'ignore', 'ignore'], timeout: 20_000 });
    child.stdin?.on('error', () => {});
    child.on('error', () => resolve(null));
    child.on('close', resolve);
    child.stdin?.end('no call');
  });
  if (code === 2) return { name: 'entry', state: 'ok', found: 'it refuses a call that it cannot judge' };
  return { name: 'entry', state: 'failed', found: `a call that nobody could judge ended with ${code}, not with 2` };
}
