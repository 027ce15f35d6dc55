// Types of what a Bash grammar tells of a text, and what is certain of one argument before it runs.

export interface Unread {
  readonly error: string;
}

/** A text as literal simple commands, each a list of words with the program first, or why it is more than that. */
export type LiteralReading = { readonly commands: readonly (readonly string[])[] } | Unread;

/** It is known only when it runs. */
export interface OpenArgument {
  /** Every word that it may become begins like this. */
  readonly begins: string;
  /** Becomes one word, whatever it holds. */
  readonly single: boolean;
}

export type SeenArgument = string | OpenArgument;

export interface SeenCommand {
  /** Null when it is known only when it runs. */
  readonly program: string | null;
  readonly arguments: readonly SeenArgument[];
  /** Files that its redirections write. */
  readonly writes: readonly SeenArgument[];
}

/** Everything that a text runs. */
export interface SeenScript {
  readonly commands: readonly SeenCommand[];
  /** Files that redirections of groups and loops write. */
  readonly writes: readonly SeenArgument[];
}

/** Every command that a text runs, or why that can't be told. */
export type FullReading = SeenScript | Unread;

/** Gives the certain beginning of an argument: all of it, where it is known. */
export function beginning(argument: SeenArgument): string {
  return typeof argument === 'string' ? argument : argument.begins;
}

export function isLike(argument: SeenArgument | undefined, pattern: RegExp): boolean {
  return typeof argument === 'string' && pattern.test(argument);
}

/** An argument in a sentence, not all of a long one. */
export function shown(argument: SeenArgument, noun = 'an argument'): string {
  return typeof argument === 'string'
    ? JSON.stringify(argument.slice(0, 60))
    : `${noun} that is known only when it runs`;
}
