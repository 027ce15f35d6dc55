// What a command takes: its words, flags and examples, for its parser, its help and the completion of shells.
import type { InputName } from '../inputs/definitions.ts';
import type { CliIo } from './io.ts';

/** A word that a command takes. */
export interface UsageArgument {
  /** As in the help: `INTERN`. */
  readonly name: string;
  readonly about: string;
  readonly required: boolean;
}

/** A flag of a command beside those of inputs. */
export interface UsageFlag {
  /** Without the dashes. */
  readonly name: string;
  readonly about: string;
  /** What its value is called; absent: it takes none. */
  readonly value?: string;
  /** The input that it is another name for. */
  readonly aliasOf?: InputName;
}

/** An example in the help. */
export interface UsageExample {
  /** What it does, in a line. */
  readonly about: string;
  readonly line: string;
}

/** Everything that the help of a command says. */
export interface CommandUsage {
  /** For example `keys update`. */
  readonly name: string;
  /** One line, for the list of commands. */
  readonly about: string;
  /** What one has to know beyond that; may be empty. */
  readonly details: string;
  readonly arguments: readonly UsageArgument[];
  /** Inputs of the action that are flags here, in the order in which they are shown. */
  readonly inputs: readonly InputName[];
  readonly flags: readonly UsageFlag[];
  readonly examples: readonly UsageExample[];
}

/** The commands by their names, in the order in which they are shown. */
export type Commands = ReadonlyMap<string, Command>;

/** One command; its code is loaded when it runs. */
export interface Command {
  readonly group: string;
  readonly about: string;
  /** Gives the work: from the words behind the name to the exit code. */
  readonly load: () => Promise<(args: readonly string[], io: CliIo, all: Commands) => Promise<number>>;
  /** What it takes; absent where the command parses its words itself. */
  readonly usage?: () => Promise<CommandUsage>;
}

/** The flags of every command that talks to a service. */
export const serviceInputs: readonly InputName[] = [
  'base-url',
  'federation-policy-id',
  'audience',
  'api-key',
  'subject-token',
  'subject-token-file',
];

/** The flags of every command that runs an intern. */
export const runInputs: readonly InputName[] = [
  'approval-mode',
  'policy',
  'policy-ref',
  'on-pause',
  'on-timeout',
  'fail-on-reject',
  'max-pauses',
  'timeout',
  'idle-timeout',
  'wait-for-intern',
  'workspace-id',
  'transcript',
  'transcript-file',
];

/** `--json`, which every command has. */
export const jsonFlag: UsageFlag = { name: 'json', about: 'Print one JSON document on standard output.' };

/** `--verbose`, which every command that talks to a service has. */
export const verboseFlag: UsageFlag = { name: 'verbose', about: 'Show every step on standard error.' };
