// Defines what is known of a shell text before it runs: its commands, their arguments, and the files that they write.

export interface Unreadable {
  readonly error: string;
}

/** For `shell: only`: the words of each command, all literal. The program is the first. */
export type LiteralReading = { readonly commands: readonly (readonly string[])[] } | Unreadable;

export interface PartlyKnownArgument {
  /** All words that it may become begin with this; empty if nothing is known. */
  readonly prefix: string;
  /** Set if it always becomes exactly one word. */
  readonly isOneWord: boolean;
}

export type ReadArgument = string | PartlyKnownArgument;

export interface ReadCommand {
  /** Null if the program is known only when the command runs. */
  readonly program: string | null;
  readonly arguments: readonly ReadArgument[];
  /** Files that its own redirections write. */
  readonly writes: readonly ReadArgument[];
}

export interface ReadScript {
  readonly commands: readonly ReadCommand[];
  /** Files that redirections of groups and loops write. */
  readonly writes: readonly ReadArgument[];
}

/** For `shell: any`: an argument may be known in part. */
export type FullReading = ReadScript | Unreadable;

/** A command for which it can be told which programs it runs. */
export interface KnownCommand {
  /** The program in the text, then the one that it runs, if any, and so on: `uv run tee zz` has `uv` and `tee`. */
  readonly programs: readonly string[];
  readonly arguments: readonly ReadArgument[];
  /** Set if it runs no program but these, and reads no file as code or configuration. */
  readonly isPlain: boolean;
  /** The file that it runs as its script: `zz` in `bash zz`. */
  readonly script: string | undefined;
  /** Files that its redirections and options write. */
  readonly writes: readonly ReadArgument[];
}

export function getKnownStart(argument: ReadArgument): string {
  return typeof argument === 'string' ? argument : argument.prefix;
}

export function certainlyMatches(argument: ReadArgument | undefined, pattern: RegExp): boolean {
  return typeof argument === 'string' && pattern.test(argument);
}

export function describeArgument(argument: ReadArgument, noun = 'an argument'): string {
  return typeof argument === 'string'
    ? JSON.stringify(argument.slice(0, 60))
    : `${noun} that is known only when it runs`;
}
