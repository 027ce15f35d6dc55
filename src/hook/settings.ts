// The settings on the command line of a hook's entry.
import { type HookName, hookNames } from '../agents/hook-names.ts';
import { HookRefusal } from './payload.ts';

export interface HookSettings {
  readonly host: HookName;
  readonly policy: string | undefined;
  readonly rejectsUndecided: boolean;
  readonly transcript: 'none' | undefined;
}

export function readHookSettings(words: readonly string[]): HookSettings {
  const values = flagsOf(words);
  const host = hookNames.find((name) => name === values.get('for'));
  if (host === undefined) {
    const given = values.get('for');
    const what = given === undefined ? 'missing' : JSON.stringify(given);
    throw new HookRefusal(`--for is ${what}: write one of ${hookNames.join(', ')}`);
  }
  const undecided = values.get('undecided') ?? 'ask';
  if (undecided !== 'ask' && undecided !== 'reject') throw new HookRefusal('--undecided is "ask" or "reject"');
  const transcript = values.get('transcript');
  if (transcript !== undefined && transcript !== 'none') throw new HookRefusal('--transcript is "none"');
  return { host, policy: values.get('policy'), rejectsUndecided: undecided === 'reject', transcript };
}

const known: ReadonlySet<string> = new Set(['for', 'policy', 'undecided', 'transcript']);

/** Reads flags by hand, because every call would wait for an option parser to load. */
function flagsOf(words: readonly string[]): ReadonlyMap<string, string> {
  const flags = new Map<string, string>();
  for (let index = 0; index < words.length; index += 2) {
    const name = words[index] ?? '';
    const value = words[index + 1];
    if (!name.startsWith('--') || !known.has(name.slice(2)))
      throw new HookRefusal(`${JSON.stringify(name)} is not known`);
    if (value === undefined) throw new HookRefusal(`${name} has no value`);
    flags.set(name.slice(2), value);
  }
  return flags;
}
