// Profiles of agents, as data: how to start an agent, make it ask and read its calls, and likewise its hook.

export interface AgentProfile {
  /** Program and arguments that speak the protocol on standard input and output; empty: no default. */
  readonly command: readonly string[];
  readonly package?: string;
  readonly keyVariables: readonly string[];
  readonly authenticate?: string;
  /** Set for each of its processes, before the environment of the settings. */
  readonly env: Readonly<Record<string, string>>;
  /** Sent with each session that is opened, as `_meta` (Agent Client Protocol, "Extensibility"). */
  readonly sessionMeta?: Readonly<Record<string, unknown>>;
  readonly folderSettings: readonly FolderSetting[];
  readonly asking: Asking;
  /** Of a call's raw input; default: `command`. */
  readonly commandFields?: readonly string[];
  /** Of a call's raw input; without any, a command runs in the folder of the session. */
  readonly folderFields: readonly string[];
  /** Permission requests leave arguments out; an update of the call has them all, and may come a little later. */
  readonly tellsInputByUpdate?: true;
  /** Forms of a whole title that hold a command, in the named group `command`, and maybe its folder, in `cwd`. */
  readonly titleForms?: readonly RegExp[];
  /** Forms of a request's whole text that hold its command's folder, in the group `cwd`; no fit: it is unknown. */
  readonly folderForms?: readonly RegExp[];
  /** Those that its policy begins with; the profile of its hook has their kinds. */
  readonly tools: readonly string[];
}

export interface FolderSetting {
  readonly path: string;
  /** Variables of `env` by which the agent ignores it; empty: it does without; undefined: nothing makes it. */
  readonly ignoredBy: readonly string[] | undefined;
  readonly isSoughtAbove?: true;
}

/** Switches asking on before every prompt and reads it back. `manual` and `selfDrive`: the two approval modes. */
type Asking =
  /** By `session/set_config_option`, whose answer has the resolved value. */
  | { readonly by: 'config_option'; readonly option: string; readonly manual: string; readonly selfDrive: string }
  /** By `session/set_mode`, which answers nothing; the resolved mode is told when a session is opened. */
  | { readonly by: 'reload'; readonly manual: string; readonly selfDrive: string }
  /** By `session/set_mode`; the command, run in the work folder, prints the resolved rules of the mode `manual`. */
  | {
      readonly by: 'command';
      readonly command: readonly string[];
      readonly manual: string;
      readonly selfDrive: string;
      readonly tools: readonly string[];
    }
  | { readonly by: 'word' };

export interface HookTool {
  readonly kind: string;
  readonly paths?: readonly string[];
  readonly patterns?: readonly string[];
  readonly patch?: string;
  readonly query?: string;
}

/** Answer to a host. `silence`: it goes on by its own rules; `reject`: it has no such answer, so refuse the call. */
export type HookReply = ((reason: string) => object) | 'silence' | 'reject';

export interface HookProfile {
  /** Events before a tool runs, each with the tool that it stands for where its payload names none. */
  readonly events: Readonly<Record<string, { readonly tool?: string }>>;
  readonly eventField?: string;
  /** The event that follows an allow, before the same call runs; its answer only repeats the allow. */
  readonly repeats?: string;
  readonly fields: {
    readonly session: readonly string[];
    readonly turn: readonly string[];
    readonly folder: readonly string[];
    readonly tool: readonly string[];
    /** Not read where the event stands for a tool: then the payload is the input. */
    readonly input: readonly string[];
  };
  readonly folderVariable?: string;
  readonly folderFields: readonly string[];
  readonly inertFields?: readonly string[];
  readonly tools: Readonly<Record<string, HookTool>>;
  readonly answers: {
    readonly allow: HookReply;
    readonly ask: HookReply;
    readonly stop: HookReply;
    readonly leave: HookReply;
    readonly repeat?: HookReply;
    /** Written for a rejection beside its exit code 2, for hosts that read JSON at any exit code. */
    readonly reject?: (reason: string) => object;
  };
  /** Events whose calls can be asked about; absent: all. */
  readonly asksAt?: readonly string[];
  /** Tools that the host runs without a question whatever the answer: where the policy asks, they are rejected. */
  readonly unasked?: readonly string[];
  /** Modes in which the host asks a person about a call that is left to it; absent: `answers.ask` makes it ask. */
  readonly asksInMode?: { readonly field: string; readonly modes: readonly string[] };
  readonly install: HookInstall;
  readonly source: string;
}

export interface HookInstall {
  /** Relative to the folder that the variable names, else to the home folder and `home`. */
  readonly file: string;
  readonly home: string;
  readonly variable?: string;
  readonly under?: string;
  readonly head?: Readonly<Record<string, unknown>>;
  readonly entry?: (command: string, event: string) => object;
  readonly script?: (command: string) => string;
  /** A field of another settings file that protects if the hook does not load; a value already there stays. */
  readonly beside?: { readonly file: string; readonly field: string; readonly value: object };
}
