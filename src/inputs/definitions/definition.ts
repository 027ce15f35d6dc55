// What the definition of an input says.
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
  /** The runner evaluates a default that begins with `${{`. */
  readonly default?: string;
  /** The runner passes an empty text where a command has its own default. */
  readonly defaultOf?: { readonly [Name in ActionCommand]?: string };
  readonly commands: 'all' | readonly ActionCommand[];
  readonly where?: 'action';
}

export type InputDefinitions = Readonly<Record<string, InputDefinition>>;

export type InputMeaning = string | { readonly action: string; readonly commandLine: string };

/** The meanings of inputs, kept apart: the action shows no prose, so its bundle holds none. */
export type InputMeanings<Definitions extends InputDefinitions> = {
  readonly [Name in keyof Definitions]: InputMeaning;
};

export const runCommands = ['prompt', 'answer', 'resume'] as const satisfies readonly ActionCommand[];
