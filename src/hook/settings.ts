// Reads the settings from a hook's command line.
import { hookNames } from '../agents/hook-names.ts';
import { HookRefusal } from './payload.ts';

export type HookSettings = Readonly<ReturnType<typeof readHookSettings>>;

export function readHookSettings(words: readonly string[]) {
  const values = readFlags(words);
  const host = hookNames.find((name) => name === values.get('for'));
  if (host === undefined) {
    const name = values.get('for');
    const what = name === undefined ? 'missing' : JSON.stringify(name);
    throw new HookRefusal(`--for is ${what}: write one of ${hookNames.join(', ')}`);
  }
  const undecided = values.get('undecided') ?? 'ask';
  if (undecided !== 'ask' && undecided !== 'reject') throw new HookRefusal('--undecided must be "ask" or "reject"');
  const transcript = values.get('transcript');
  if (transcript !== undefined && transcript !== 'none') throw new HookRefusal('--transcript must be "none"');
  return { host, policy: values.get('policy'), rejectsUndecided: undecided === 'reject', transcript };
}

const knownFlags: ReadonlySet<string> = new Set(['for', 'policy', 'undecided', 'transcript']);

/** Parses flags by hand, because every call would wait for an option parser to load. */
function readFlags(words: readonly string[]): ReadonlyMap<string, string> {
  const flags = new Map<string, string>();
  for (let index = 0; index < words.length; index += 2) {
    const name = words[index] ?? '';
    const value = words[index + 1];
    if (!name.startsWith('--') || !knownFlags.has(name.slice(2)))
      throw new HookRefusal(`${JSON.stringify(name)} is not known`);
    if (value === undefined) throw new HookRefusal(`${name} has no value`);
    flags.set(name.slice(2), value);
  }
  return flags;
}
