// The definition of an input, stated once: `action.yml`, the documents, the command line and the reader are made from it.
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
  /** Its text where it is not given. One that begins with `${{` is evaluated by the runner. */
  readonly default?: string;
  /** Another default of some commands; the runner then hands over nothing where it is not given. */
  readonly defaultOf?: { readonly [Name in ActionCommand]?: string };
  readonly commands: 'all' | readonly ActionCommand[];
  /** `action`: it is about GitHub's events, and no flag. Absent: it exists everywhere. */
  readonly where?: 'action';
}

export type InputDefinitions = Readonly<Record<string, InputDefinition>>;

/** A sentence or two, as in `action.yml`; both where the command line differs. */
export type InputMeaning = string | { readonly action: string; readonly commandLine: string };

/** The meanings of inputs, beside them: the action reads no prose, so its bundle holds none. */
export type InputMeanings<Definitions extends InputDefinitions> = {
  readonly [Name in keyof Definitions]: InputMeaning;
};

/** They run an intern. */
export const runCommands = ['prompt', 'answer', 'resume'] as const satisfies readonly ActionCommand[];
