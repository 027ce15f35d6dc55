// The definition of an input, stated once: `action.yml`, the documents, the command line and the reader are made from it.
import type { InputKind } from '../values.ts';

/** The values of the input `command`. */
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

/** A command of the action. */
export type ActionCommand = (typeof actionCommands)[number];

/** One input. */
export interface InputDefinition<Value = unknown> {
  readonly kind: InputKind<Value>;
  /** Its text where it is not given; absent: it has none. One that begins with `${{` is the runner's to evaluate. */
  readonly default?: string;
  /** Another default of some commands. The runner then hands over nothing where it is not given. */
  readonly defaultOf?: { readonly [Name in ActionCommand]?: string };
  /** The commands that read it. */
  readonly commands: 'all' | readonly ActionCommand[];
  /** `action`: it is about GitHub's events, and no flag. Absent: it exists everywhere. */
  readonly where?: 'action';
}

/** Inputs by their names. */
export type InputDefinitions = Readonly<Record<string, InputDefinition>>;

/** A meaning in one sentence or two, as in `action.yml`; where it is another one on the command line, both. */
export type InputMeaning = string | { readonly action: string; readonly commandLine: string };

/**
 * The meanings of inputs. They stand in the file of their inputs, but beside them: the action reads no prose, so its
 * bundle holds none.
 */
export type InputMeanings<Definitions extends InputDefinitions> = {
  readonly [Name in keyof Definitions]: InputMeaning;
};

/** The commands that run an intern. */
export const runCommands = ['prompt', 'answer', 'resume'] as const satisfies readonly ActionCommand[];
