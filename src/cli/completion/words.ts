// What a shell can complete: commands, words, flags and the values of flags, as the commands say.
import type { InputName } from '../../inputs/definitions.ts';
import { inputDefinitions } from '../../inputs/definitions.ts';
import type { Command, CommandGroup, Flag, Offer } from '../command.ts';

/** A flag; its value is one that can be offered, something that can't be completed, or there is none. */
export interface CompletedFlag {
  /** With its dashes. */
  readonly name: string;
  readonly value: 'none' | 'text' | Offer;
}

/** A command, or a member of a family, with what may follow it. */
export interface CompletedCommand {
  /** For example `chat`, or `keys update`. */
  readonly name: string;
  readonly summary: string;
  /** Words that it takes, where there are few. */
  readonly words: readonly string[];
  readonly flags: readonly CompletedFlag[];
}

/** Every command that can be completed. */
export function completedCommands(groups: readonly CommandGroup[]): readonly CompletedCommand[] {
  return groups
    .flatMap(({ commands }) => commands)
    .flatMap((command) => ('members' in command ? command.members : [command]))
    .map(toCompleted);
}

function toCompleted(command: Command): CompletedCommand {
  const { name, summary, inputs, flags } = command;
  return {
    name,
    summary,
    words: command.arguments.flatMap(({ offer }) => (offer === undefined || offer === 'files' ? [] : offer)),
    flags: [
      ...flags.map((flag) => ({ name: `--${flag.name}`, value: valueOfFlag(flag) })),
      ...inputs.map((input) => ({ name: `--${input}`, value: valueOfInput(input) })),
      { name: '--help', value: 'none' },
    ],
  };
}

function valueOfFlag({ value, offer, input }: Flag): CompletedFlag['value'] {
  if (value === undefined) return 'none';
  return offer ?? (input === undefined ? 'text' : valueOfInput(input));
}

function valueOfInput(name: InputName): CompletedFlag['value'] {
  const { is, words } = inputDefinitions[name].kind;
  if (is === 'path') return 'files';
  if (is === 'switch') return 'none';
  return words.length > 0 ? words : 'text';
}
