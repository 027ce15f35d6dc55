// A command: what it takes, what its help says, what it does, and the effects that it is given. Everything else about it is made from this.
import type { InputName } from '../inputs/definitions.ts';
import type { InputText } from '../inputs/given.ts';
import type { JobIo } from '../job/io.ts';

/** Completion of a place by the shell: files, or some words. */
export type Offer = 'files' | readonly string[];

/** A word that a command takes. */
export interface Argument {
  /** As in the help: `INTERN`. */
  readonly name: string;
  readonly about: string;
  readonly required: boolean;
  /** It may be given more than once; only the last argument may. */
  readonly repeats?: true;
  /** Absent: nothing can be offered. */
  readonly offer?: Offer;
  /** The input that it stands for, under another name than its own. */
  readonly input?: InputName;
}

/** A flag of a command beside those of inputs. */
export interface Flag {
  /** Without the dashes. */
  readonly name: string;
  readonly about: string;
  /** Placeholder of the value in the help; absent: the flag takes none. */
  readonly value?: string;
  /** It may be given more than once: {@link ParsedCommand.values}. */
  readonly repeats?: true;
  /** Completion of the value; absent: none. */
  readonly offer?: Offer;
  /** The input that it stands for: under another name, or with words of its own. */
  readonly input?: InputName;
}

/** An example in the help. */
export interface Example {
  readonly about: string;
  readonly line: string;
}

/** One command. */
export interface Command {
  /** The words that call it: `chat`, `keys update`. */
  readonly name: string;
  /** A few words for the list of commands. */
  readonly summary: string;
  /** The same as a sentence, for its own help. */
  readonly about: string;
  /** Further sentences of its help. */
  readonly details?: string;
  readonly arguments?: readonly Argument[];
  /** Inputs of the action that are flags here, in the order in which they are shown. */
  readonly inputs?: readonly InputName[];
  readonly flags?: readonly Flag[];
  /** The command line after `--` in the usage; absent: words after `--` are words like the others. */
  readonly commandLine?: string;
  readonly examples: readonly Example[];
  /** Does the work and gives the exit code. It loads what only the work needs. */
  readonly run: (asked: AskedCommand) => Promise<number>;
}

/** Commands that share their first word. */
export interface CommandFamily {
  readonly name: string;
  readonly summary: string;
  readonly about: string;
  readonly details?: string;
  readonly members: readonly Command[];
}

/** Commands that are shown together. */
export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly (Command | CommandFamily)[];
}

/** The words of a command line, taken apart. */
export interface ParsedCommand {
  readonly words: readonly string[];
  /** The text of an input: its flag, else its environment variable. */
  readonly given: InputText;
  readonly defaults: InputText;
  /** The same with the default where neither is there. */
  readonly text: InputText;
  /** True when a flag without value was given. */
  has(flag: string): boolean;
  /** The value of a flag that is no input; undefined when it was not given. */
  value(flag: string): string | undefined;
  /** The values of a flag that may be repeated, in their order. */
  values(flag: string): readonly string[];
  /** The command line after `--`, where the command takes one. */
  readonly commandLine: readonly string[];
}

/** The words of a command line, and the effects of the command. */
export interface AskedCommand extends ParsedCommand {
  readonly io: CliIo;
  /** Every command that there is. */
  readonly groups: readonly CommandGroup[];
  /** The effects of a job; from then on an interruption cancels it. */
  openJob(): Promise<JobIo>;
}

/** Exit code of bad usage, of an invalid policy, and of a bad configuration. */
export const usageExitCode = 2;

/** Exit code of what a limit of the user's own stopped: a policy, or a limit of safety. */
export const stoppedExitCode = 3;

/** Exit code of a command that was interrupted: 128 and the number of SIGINT. */
export const interruptedExitCode = 130;

/** The effects of a command: no command reads `process` itself. */
export interface CliIo {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Absolute path that relative paths start from. */
  readonly cwd: string;
  /** Writes to standard output: what programs read. */
  stdout(text: string): void;
  /** Writes to standard error: everything for people. */
  stderr(text: string): void;
  /** Resolves at the first SIGINT, SIGTERM or SIGHUP with its name; with SIGPIPE when whoever reads standard output has gone. */
  interrupted(): Promise<'SIGINT' | 'SIGTERM' | 'SIGHUP' | 'SIGPIPE'>;
  /** The person and the terminal in front of us; absent: there is neither. */
  readonly terminal?: Terminal;
}

/** A terminal, or what is left of one when its streams lead elsewhere. */
export interface Terminal {
  /** True when somebody can be asked: standard input and standard error are a terminal. */
  readonly canAsk: boolean;
  readonly stdout: Screen;
  readonly stderr: Screen;
  /** Standard input to its end. */
  readAll(): Promise<string>;
  /**
   * One line from the person; undefined at the end of input. Rejects with the signal's reason. `again` shows what is asked once
   * more, after the process was stopped and goes on.
   */
  readLine(prompt: string, signal: AbortSignal, again?: () => void): Promise<string | undefined>;
}

/** One output stream as a screen. */
export interface Screen {
  readonly isTerminal: boolean;
  /** A terminal, and nobody set `NO_COLOR` (no-color.org). */
  readonly hasColors: boolean;
  /** Characters a line, now: a window changes its size. */
  readonly columns: number;
  /** Lines of the screen, now. */
  readonly rows: number;
}
