// Types of a shell text as the grammar reads it, and of an argument as far as it is known before it runs.

export interface Unread {
  readonly error: string;
}

/** A text as literal simple commands, each a list of words with the program first, or why it is not literal. */
export type LiteralReading = { readonly commands: readonly (readonly string[])[] } | Unread;

/** An argument known only when it runs. */
export interface OpenArgument {
  /** The beginning of every word that it may become. */
  readonly begins: string;
  /** Set if it always becomes exactly one word. */
  readonly single: boolean;
}

export type SeenArgument = string | OpenArgument;

export interface SeenCommand {
  /** Null if known only when it runs. */
  readonly program: string | null;
  readonly arguments: readonly SeenArgument[];
  /** Files that redirections write. */
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

/** The certain beginning of an argument; all of it if known. */
export function beginning(argument: SeenArgument): string {
  return typeof argument === 'string' ? argument : argument.begins;
}

export function isLike(argument: SeenArgument | undefined, pattern: RegExp): boolean {
  return typeof argument === 'string' && pattern.test(argument);
}

/** Quotes an argument for a message, cut when long. */
export function shown(argument: SeenArgument, noun = 'an argument'): string {
  return typeof argument === 'string'
    ? JSON.stringify(argument.slice(0, 60))
    : `${noun} that is known only when it runs`;
}
