// Types of a text for a shell as the grammar reads it, and of an argument as far as it is known before it runs.

export interface Unread {
  readonly error: string;
}

/** The words of each command; the program is the first. */
export type LiteralReading = { readonly commands: readonly (readonly string[])[] } | Unread;

export interface OpenArgument {
  /** The beginning of every word that it may become. */
  readonly begins: string;
  /** Whether it always becomes exactly one word. */
  readonly single: boolean;
}

export type SeenArgument = string | OpenArgument;

export interface SeenCommand {
  /** Null if it is known only when it runs. */
  readonly program: string | null;
  readonly arguments: readonly SeenArgument[];
  readonly writes: readonly SeenArgument[];
}

export interface SeenScript {
  readonly commands: readonly SeenCommand[];
  /** Files that redirections of groups and loops write. */
  readonly writes: readonly SeenArgument[];
}

export type FullReading = SeenScript | Unread;

export function beginning(argument: SeenArgument): string {
  return typeof argument === 'string' ? argument : argument.begins;
}

export function isLike(argument: SeenArgument | undefined, pattern: RegExp): boolean {
  return typeof argument === 'string' && pattern.test(argument);
}

export function shown(argument: SeenArgument, noun = 'an argument'): string {
  return typeof argument === 'string'
    ? JSON.stringify(argument.slice(0, 60))
    : `${noun} that is known only when it runs`;
}
