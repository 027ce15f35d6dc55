// What a shell can complete: commands, sub-commands, flags and the values of flags.
import type { InputName } from '../../inputs/definitions.ts';
import { inputDefinitions } from '../../inputs/definitions.ts';
import type { Commands, CommandUsage } from '../usage.ts';

/** A flag; its value is a file, one of some words, something that can't be completed, or there is none. */
export interface CompletedFlag {
  /** With its dashes. */
  readonly name: string;
  readonly value: 'none' | 'text' | 'file' | readonly string[];
}

/** A command, or a sub-command, with its flags. */
export interface CompletedCommand {
  /** For example `chat`, or `keys update`. */
  readonly name: string;
  readonly about: string;
  readonly flags: readonly CompletedFlag[];
}

/** Commands that parse their words by themselves; a test runs their help and compares. */
const otherCommands: readonly CompletedCommand[] = [
  {
    name: 'policy check',
    about: 'errors and warnings of a policy file',
    flags: [
      { name: '--strict', value: 'none' },
      { name: '--json', value: 'none' },
    ],
  },
  {
    name: 'policy test',
    about: 'run the tests in a policy file',
    flags: [
      { name: '--mutate', value: 'none' },
      { name: '--json', value: 'none' },
    ],
  },
  {
    name: 'policy explain',
    about: 'what a policy says to a pause, and why',
    flags: [
      { name: '--pause', value: 'text' },
      { name: '--context', value: 'text' },
      { name: '--event', value: 'text' },
      { name: '--actor', value: 'text' },
      { name: '--json', value: 'none' },
    ],
  },
  {
    name: 'policy replay',
    about: 'decisions of a past run that would change',
    flags: [
      { name: '--against', value: 'file' },
      { name: '--json', value: 'none' },
    ],
  },
  { name: 'policy init', about: 'write a policy file to begin with', flags: [] },
  {
    name: 'serve',
    about: 'start the local Intern Service',
    flags: [
      { name: '--config', value: 'file' },
      { name: '--port', value: 'text' },
      { name: '--host', value: 'text' },
      { name: '--data', value: 'file' },
      { name: '--identity-provider', value: 'none' },
      { name: '--identity-provider-port', value: 'text' },
    ],
  },
  {
    name: 'conformance',
    about: 'check any deployment against the reference of the API',
    flags: [
      { name: '--base-url', value: 'text' },
      { name: '--intern', value: 'text' },
      { name: '--asking-prompt', value: 'text' },
      { name: '--key-hash', value: 'text' },
      { name: '--federation-policy-id', value: 'text' },
      { name: '--json', value: 'none' },
    ],
  },
  { name: 'exec', about: 'run a command against a local Intern Service', flags: [{ name: '--config', value: 'file' }] },
  { name: 'completion bash', about: 'for bash', flags: [] },
  { name: 'completion zsh', about: 'for zsh', flags: [] },
  { name: 'completion fish', about: 'for fish', flags: [] },
];

/** Every command that can be completed. */
export async function completedCommands(commands: Commands): Promise<readonly CompletedCommand[]> {
  const completed = await Promise.all(
    [...commands].map(async ([name, { about, usage }]): Promise<readonly CompletedCommand[]> => {
      if (usage !== undefined) return [toCompleted(await usage())];
      const known = otherCommands.filter((other) => other.name.split(' ')[0] === name);
      return known.length > 0 ? known : [{ name, about, flags: [] }];
    }),
  );
  return completed.flat();
}

function toCompleted({ name, about, inputs, flags }: CommandUsage): CompletedCommand {
  const own = flags.map(
    (flag): CompletedFlag => ({ name: `--${flag.name}`, value: flag.value === undefined ? 'none' : 'text' }),
  );
  const help: CompletedFlag = { name: '--help', value: 'none' };
  return {
    name,
    about,
    flags: [...own, ...inputs.map((input) => ({ name: `--${input}`, value: valueTakenBy(input) })), help],
  };
}

function valueTakenBy(name: InputName): CompletedFlag['value'] {
  const { is, words } = inputDefinitions[name].kind;
  if (is === 'path') return 'file';
  if (is === 'switch') return 'none';
  return words.length > 0 ? words : 'text';
}
