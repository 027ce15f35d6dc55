// The definition of a command, from which its parsing, help and completion are made.
import type { InputName } from '../inputs/definitions.ts';
import type { InputText } from '../inputs/given.ts';
import type { JobIo } from '../job/io.ts';

/** Completions that the shell offers: files, or these words. */
export type Offer = 'files' | readonly string[];

export interface Argument {
  readonly name: string;
  readonly about: string;
  readonly required: boolean;
  /** Only the last argument may be repeated. */
  readonly repeats?: true;
  readonly offer?: Offer;
  /** The input behind this argument, if its name differs. */
  readonly input?: InputName;
}

export interface Flag {
  readonly name: string;
  readonly about: string;
  /** Placeholder of the value in the help; absent: the flag takes none. */
  readonly value?: string;
  /** Values of a repeatable flag are read by {@link ParsedCommand.values}. */
  readonly repeats?: true;
  readonly offer?: Offer;
  /** The input behind this flag, if its name or its help differs. */
  readonly input?: InputName;
}

/** Makes a flag from its usage, such as `config <file>`; the shell completes files and folders there. */
export function flag(usage: string, about: string, more: Pick<Flag, 'repeats' | 'offer' | 'input'> = {}): Flag {
  const [name = '', value] = usage.split(/ <|>/);
  if (value === undefined) return { name, about };
  return { name, about, value, ...(value === 'file' || value === 'folder' ? { offer: 'files' } : {}), ...more };
}

export interface Command {
  readonly name: string;
  /** A few words for the list of commands. */
  readonly summary: string;
  /** The summary as a sentence, for the command's own help. */
  readonly about: string;
  readonly details?: string;
  readonly arguments?: readonly Argument[];
  /** Inputs of the action that are flags here, in the order in which they are shown. */
  readonly inputs?: readonly InputName[];
  readonly flags?: readonly Flag[];
  /** Usage of the command line after `--`; absent: words after `--` are ordinary arguments. */
  readonly commandLine?: string;
  /** Example command lines, by purpose. */
  readonly examples: Readonly<Record<string, string>>;
  /** Does the work and gives the exit code; loads on demand the modules that only the work needs. */
  readonly run: (asked: AskedCommand) => Promise<number>;
}

export interface CommandFamily {
  readonly name: string;
  readonly summary: string;
  readonly about: string;
  readonly details?: string;
  readonly members: readonly Command[];
}

export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly (Command | CommandFamily)[];
}

export interface ParsedCommand {
  readonly words: readonly string[];
  /** The text of an input: its flag, else its environment variable. */
  readonly given: InputText;
  readonly defaults: InputText;
  /** Like `given`, with the default if neither is set. */
  readonly text: InputText;
  /** True for a flag that takes no value. */
  has(flag: string): boolean;
  /** The value of a flag that is no input. */
  value(flag: string): string | undefined;
  /** The values of a repeatable flag, in order. */
  values(flag: string): readonly string[];
  /** Words after `--`, where the command takes them. */
  readonly commandLine: readonly string[];
}

/** The words of a command line, and the effects of the command. */
export interface AskedCommand extends ParsedCommand {
  readonly io: CliIo;
  readonly groups: readonly CommandGroup[];
  /** Opens the effects of a job; from then on an interruption cancels it. */
  openJob(): Promise<JobIo>;
}

/** Bad usage, an invalid policy, a bad configuration. */
export const usageExitCode = 2;

/** Stopped by a limit that the user set: a policy or a safety limit. */
export const stoppedExitCode = 3;

/** Interrupted: 128 and the number of SIGINT. */
export const interruptedExitCode = 130;

/** The effects of a command: no command reads `process` itself. */
export interface CliIo {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Relative paths start here. */
  readonly cwd: string;
  stdout(text: string): void;
  stderr(text: string): void;
  /** Resolves with the first of SIGINT, SIGTERM and SIGHUP, or with SIGPIPE once nobody reads standard output. */
  interrupted(): Promise<'SIGINT' | 'SIGTERM' | 'SIGHUP' | 'SIGPIPE'>;
  /** The terminal and the person at it; absent if there is none. */
  readonly terminal?: Terminal;
}

/** A terminal; each of its streams may be redirected. */
export interface Terminal {
  /** Standard input and standard error are a terminal. */
  readonly canAsk: boolean;
  readonly stdout: Screen;
  readonly stderr: Screen;
  readAll(): Promise<string>;
  /** Reads a line; undefined at the end of input. Rejects with the signal's reason. `again` asks anew after a stop. */
  readLine(prompt: string, signal: AbortSignal, again?: () => void): Promise<string | undefined>;
}

export interface Screen {
  readonly isTerminal: boolean;
  /** A terminal whose user did not set `NO_COLOR` (no-color.org). */
  readonly hasColors: boolean;
  readonly columns: number;
  readonly rows: number;
}
