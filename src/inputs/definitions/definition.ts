// The definition of an input, stated once, for `action.yml`, the documents, the command line and the reader.
import type { InputKind } from '../values.ts';

export const actionCommands = [
  'prompt',
  'answer',
  'resume',
  'post-findings',
  'post-changes',
  'list',
  'update-key',
  'token',
  'proxy',
] as const;

export type ActionCommand = (typeof actionCommands)[number];

export interface InputDefinition<Value = unknown> {
  readonly kind: InputKind<Value>;
  /** The text if the input is not given; the runner evaluates a default that begins with `${{`. */
  readonly default?: string;
  /** Other defaults for some commands; if the input is not given, the runner then passes an empty text. */
  readonly defaultOf?: { readonly [Name in ActionCommand]?: string };
  readonly commands: 'all' | readonly ActionCommand[];
  /** `action`: about GitHub's events, so not a flag. Absent: available everywhere. */
  readonly where?: 'action';
}

export type InputDefinitions = Readonly<Record<string, InputDefinition>>;

/** A sentence or two, as in `action.yml`; two texts if the command line differs. */
export type InputMeaning = string | { readonly action: string; readonly commandLine: string };

/** The meanings of inputs, kept apart: the action shows no prose, so its bundle holds none. */
export type InputMeanings<Definitions extends InputDefinitions> = {
  readonly [Name in keyof Definitions]: InputMeaning;
};

/** Commands that run an intern. */
export const runCommands = ['prompt', 'answer', 'resume'] as const satisfies readonly ActionCommand[];
