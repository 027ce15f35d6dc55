// What the entry of a hook says on its command line.
import { parseArgs } from 'node:util';
import { type HookName, hookNames } from '../agents/hooks.ts';
import { HookRefusal } from './refusal.ts';

/** The settings of an entry. */
export interface HookSettings {
  readonly host: HookName;
  readonly policy: string | undefined;
  readonly rejectsUndecided: boolean;
  readonly transcript: 'none' | undefined;
}

/** Reads the words of an entry. */
export function readHookSettings(words: readonly string[]): HookSettings {
  const { values } = parseArgs({
    args: [...words],
    options: {
      for: { type: 'string' },
      policy: { type: 'string' },
      undecided: { type: 'string', default: 'ask' },
      transcript: { type: 'string' },
    },
  });
  const host = hookNames.find((name) => name === values.for);
  if (host === undefined)
    throw new HookRefusal(`--for is ${JSON.stringify(values.for ?? null)}: write one of ${hookNames.join(', ')}`);
  const { undecided } = values;
  if (undecided !== 'ask' && undecided !== 'reject') throw new HookRefusal('--undecided is "ask" or "reject"');
  const { transcript } = values;
  if (transcript !== undefined && transcript !== 'none') throw new HookRefusal('--transcript is "none"');
  return { host, policy: values.policy, rejectsUndecided: undecided === 'reject', transcript };
}
