// Defines the shape of a command for parsing, help and completion, and what several commands share.
import type { InputName } from '../inputs/definitions.ts';
import type { GetText } from '../inputs/input-text.ts';
import type { JobIo } from '../job/io.ts';

/** Words to offer when the shell completes an argument; `files` offers files and folders. */
export type Offer = 'files' | readonly string[];

export interface Argument {
  readonly name: string;
  readonly about: string;
  readonly required: boolean;
  readonly repeats?: true;
  readonly offer?: Offer;
  readonly input?: InputName;
}

export interface Flag extends Omit<Argument, 'required'> {
  /** The name of the value in the help; absent for a switch. */
  readonly value?: string;
}

/** Flags by usage, such as `config <file>`. For `<file>` and `<folder>`, the shell completes files and folders. */
export type FlagUsages = Readonly<Record<string, string | Pick<Flag, 'about' | 'repeats' | 'offer' | 'input'>>>;

export function toFlags(flags: FlagUsages = {}): readonly Flag[] {
  return Object.entries(flags).map(([usage, facts]) => {
    const [name = '', value] = usage.split(/ <|>/);
    const more = typeof facts === 'string' ? { about: facts } : facts;
    if (value === undefined) return { name, ...more };
    return { name, value, ...(value === 'file' || value === 'folder' ? { offer: 'files' } : {}), ...more };
  });
}

export interface Command {
  readonly name: string;
  readonly summary: string;
  /** Default: the summary, as a sentence. */
  readonly about?: string;
  readonly details?: string;
  readonly arguments?: readonly Argument[];
  /** Inputs of the action that are flags of this command, in the order of the help. */
  readonly inputs?: readonly InputName[];
  readonly flags?: FlagUsages;
  /** The usage of the words after `--`. Without it, they are ordinary arguments. */
  readonly commandLine?: string;
  readonly examples: Readonly<Record<string, string>>;
  readonly run: (invocation: Invocation) => Promise<number>;
}

export interface CommandFamily extends Required<Pick<Command, 'name' | 'summary' | 'about'>>, Pick<Command, 'details'> {
  readonly members: readonly Command[];
}

export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly (Command | CommandFamily)[];
}

export interface ParsedCommand {
  readonly words: readonly string[];
  /** Reads an input from its flag or environment variable; `text` falls back to its default. */
  readonly explicitText: GetText;
  readonly text: GetText;
  has(flag: string): boolean;
  /** Reads a flag that is not an input. */
  value(flag: string): string | undefined;
  /** Reads a flag that may be repeated. */
  values(flag: string): readonly string[];
  readonly commandLine: readonly string[];
}

export interface Invocation extends ParsedCommand {
  readonly io: CliIo;
  readonly groups: readonly CommandGroup[];
  /** After this call, an interruption cancels the job. */
  openJob(): Promise<JobIo>;
}

export interface CliIo {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  stdout(text: string): void;
  stderr(text: string): void;
  /** Resolves at the first SIGINT, SIGTERM or SIGHUP, or with SIGPIPE when the reader of standard output is gone. */
  waitForInterrupt(): Promise<'SIGINT' | 'SIGTERM' | 'SIGHUP' | 'SIGPIPE'>;
  readonly terminal?: Terminal;
}

export interface Terminal {
  readonly canAsk: boolean;
  readonly stdout: Screen;
  readonly stderr: Screen;
  readAll(): Promise<string>;
  /** Resolves to undefined at the end of input. `showAgain` repeats the question after Ctrl-Z and `fg`. */
  readLine(prompt: string, signal: AbortSignal, showAgain?: () => void): Promise<string | undefined>;
}

export interface Screen {
  readonly isTerminal: boolean;
  /** False also for a terminal with `NO_COLOR` (no-color.org). */
  readonly hasColors: boolean;
  readonly columns: number;
  readonly rows: number;
}

export const runInputs: readonly InputName[] = [
  'approval-mode',
  'policy',
  'policy-ref',
  'on-pause',
  'on-timeout',
  'fail-on-reject',
  'max-pauses',
  'timeout',
  'idle-timeout',
  'wait-for-intern',
  'workspace-id',
  'transcript',
  'transcript-file',
];

export const jsonFlag = { json: 'Print one JSON document on standard output.' };
export const verboseFlag = { verbose: 'Show every step on standard error.' };

export const policyArgument: Argument = {
  name: 'FILE',
  about: 'The policy file. Default: .github/intern-policy.yml.',
  required: false,
  offer: 'files',
};

export const agentFlags = {
  'agent <command>': 'Run this agent as the only intern, for example "opencode acp". It works in the current folder.',
  'agent-asks': 'Vouch that an unknown agent asks before it acts.',
  'agent-env <name>': { about: 'Pass this variable to the agent.', repeats: true },
  'any-model': 'Start the agent even without a key. It may then use any model, even a hosted one.',
  'agent-sandbox <kind>': {
    about: 'Confine the agent: none or bubblewrap. Default: none; with --model-access, bubblewrap.',
    offer: ['none', 'bubblewrap'],
  },
} as const;

export const shells = ['bash', 'zsh', 'fish'] as const;
export const defaultAskingPrompt = 'Run the shell command "pwd" and tell me what it printed.';
export const defaultPort = 8787;

/** A URL that no service has, because its domain is for examples only (RFC 2606, section 2). */
export const exampleBaseUrl = 'https://service.example/api/v1';

/** Names the variable with the base URL of a service that `interns exec` started, and ends with its sessions. */
export const execServiceVariable = 'INTERNS_EXEC';

export const defaultTokenVariable = 'OPENAI_API_KEY';

/** The agents of `hookNames`, in the order of the help: first those that the local service runs. */
export const agentsWithPolicy = ['opencode', 'codex', 'gemini', 'claude', 'copilot', 'cursor'] as const;
