// A command: what it takes, what its help says, what it does, and the effects that it has. Everything else about it is made from this.
import type { InputName } from '../inputs/definitions.ts';
import type { InputText } from '../inputs/given.ts';
import type { JobIo } from '../job/io.ts';

/** The shell completes files here, or these words. */
export type Offer = 'files' | readonly string[];

export interface Argument {
  readonly name: string;
  readonly about: string;
  readonly required: boolean;
  /** Only the last argument may be repeated. */
  readonly repeats?: true;
  /** Absent: nothing can be offered. */
  readonly offer?: Offer;
  /** The input that it stands for, where that has another name. */
  readonly input?: InputName;
}

export interface Flag {
  readonly name: string;
  readonly about: string;
  /** Placeholder of the value in the help; absent: the flag takes none. */
  readonly value?: string;
  /** Then read by {@link ParsedCommand.values}. */
  readonly repeats?: true;
  readonly offer?: Offer;
  /** The input that it stands for: under another name, or with words of its own. */
  readonly input?: InputName;
}

/** Makes a flag of its usage, such as `config <file>`: the shell completes files there. */
export function flag(usage: string, about: string, more: Pick<Flag, 'repeats' | 'offer' | 'input'> = {}): Flag {
  const [name = '', value] = usage.split(/ <|>/);
  if (value === undefined) return { name, about };
  return { name, about, value, ...(value === 'file' || value === 'folder' ? { offer: 'files' } : {}), ...more };
}

export interface Command {
  readonly name: string;
  /** A few words for the list of commands. */
  readonly summary: string;
  /** The same as a sentence, for its own help. */
  readonly about: string;
  readonly details?: string;
  readonly arguments?: readonly Argument[];
  /** Inputs of the action that are flags here, in the order in which they are shown. */
  readonly inputs?: readonly InputName[];
  readonly flags?: readonly Flag[];
  /** The command line after `--` in the usage; absent: words after `--` are words like the others. */
  readonly commandLine?: string;
  /** Command lines, by what they are good for. */
  readonly examples: Readonly<Record<string, string>>;
  /** Does the work, and gives the exit code. It loads what only the work needs. */
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
  /** The same with the default where neither is there. */
  readonly text: InputText;
  /** True for a flag that takes no value. */
  has(flag: string): boolean;
  /** The value of a flag that is no input. */
  value(flag: string): string | undefined;
  /** The values of a flag that may be repeated, in their order. */
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

/** Stopped by a limit of the user's own: a policy, or a limit of safety. */
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
  /** Resolves at the first SIGINT, SIGTERM or SIGHUP with its name; with SIGPIPE when whoever reads standard output has gone. */
  interrupted(): Promise<'SIGINT' | 'SIGTERM' | 'SIGHUP' | 'SIGPIPE'>;
  /** The person and the terminal in front of us; absent: there is neither. */
  readonly terminal?: Terminal;
}

/** Its streams may lead elsewhere. */
export interface Terminal {
  /** Standard input and standard error are a terminal. */
  readonly canAsk: boolean;
  readonly stdout: Screen;
  readonly stderr: Screen;
  readAll(): Promise<string>;
  /** Reads one line; undefined at the end of input. Rejects with the signal's reason. `again` repeats the question after a stop. */
  readLine(prompt: string, signal: AbortSignal, again?: () => void): Promise<string | undefined>;
}

export interface Screen {
  readonly isTerminal: boolean;
  /** A terminal whose user did not set `NO_COLOR` (no-color.org). */
  readonly hasColors: boolean;
  readonly columns: number;
  readonly rows: number;
}
