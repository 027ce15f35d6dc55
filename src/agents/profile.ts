// Profiles of agents, as data: how to start an agent, make it ask and read its calls, and likewise its hook.

export interface AgentProfile {
  /** Program and arguments that speak the protocol on standard input and output; empty: no default. */
  readonly command: readonly string[];
  /** The npm package of the command. */
  readonly package?: string;
  /** Variables that hold the keys of its models: `--agent` passes on those that are set. */
  readonly keyVariables: readonly string[];
  /** Authentication method for such a key, used when the agent asks for one and the settings name none. */
  readonly authenticate?: string;
  /** Set for each of its processes, before the environment of the settings. */
  readonly env: Readonly<Record<string, string>>;
  /** Sent with each session that is opened, as `_meta` (Agent Client Protocol, "Extensibility"). */
  readonly sessionMeta?: Readonly<Record<string, unknown>>;
  /** Files and folders of a work folder that change its behaviour. */
  readonly folderSettings: readonly FolderSetting[];
  readonly asking: Asking;
  /** Fields of a tool call's raw input that hold its whole command, in this order. */
  readonly commandFields: readonly string[];
  /** Fields of a tool call's raw input that name the folder of its command; default: the folder of the session. */
  readonly folderFields: readonly string[];
  /** Permission requests leave arguments out; an update of the call has them all, and may come a little later. */
  readonly tellsInputByUpdate?: true;
  /** Forms of a whole title that hold a command, in the named group `command`, and maybe its folder, in `cwd`. */
  readonly titleForms: readonly RegExp[];
  /** Forms of a request's whole text that hold its command's folder, in the group `cwd`; no fit: it is unknown. */
  readonly folderForms?: readonly RegExp[];
  /** Its tools, for the beginning of a policy. */
  readonly tools: readonly AgentTool[];
}

/** A file or folder, relative to the work folder, from which the agent takes settings, hooks or code. */
export interface FolderSetting {
  readonly path: string;
  /**
   * The variables of `env` that make the agent ignore it; empty: it is ignored without any, or by `sessionMeta`;
   * undefined: nothing makes the agent ignore it, so a manual prompt is refused.
   */
  readonly ignoredBy: readonly string[] | undefined;
  /** The agent also looks in every folder above the work folder. */
  readonly isSoughtAbove?: true;
}

/**
 * A way to switch asking on before every prompt, and to read back the result in the work folder. `manual` and
 * `selfDrive` are the values for the two approval modes.
 */
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
      /** Tools whose last matching rule must be to ask. */
      readonly tools: readonly string[];
    }
  /** By the operator's word alone, `asks: true`. */
  | { readonly by: 'word' };

interface AgentTool {
  readonly name: string;
  /** Kind of the protocol: `execute`, `edit`, `read`, `search`, `fetch`, … */
  readonly kind: string;
}

/** A tool, and the fields of its input that tell what it does. */
export interface HookTool {
  /** Kind of the Agent Client Protocol: `execute`, `edit`, `read`, `search`, `fetch`, `think`. */
  readonly kind: string;
  /** Fields that name a path, or a list of paths. */
  readonly paths?: readonly string[];
  /** Fields that name files by a pattern, relative to the path of `paths`. */
  readonly patterns?: readonly string[];
  /** The field that holds a whole patch, in the form of `apply_patch`. */
  readonly patch?: string;
  /** The field that holds the address or the query. */
  readonly query?: string;
}

/** Answer to a host. `silence`: it goes on by its own rules; `reject`: it has no such answer, so refuse the call. */
export type HookReply = ((reason: string) => object) | 'silence' | 'reject';

export interface HookProfile {
  /** Events before a tool runs, each with the tool that it stands for where its payload names none. */
  readonly events: Readonly<Record<string, { readonly tool?: string }>>;
  /** The field that names the event; undefined: payloads do not name the only event. */
  readonly eventField?: string;
  /** The event that follows an allow, before the same call runs; its answer only repeats the allow. */
  readonly repeats?: string;
  /** Fields of a payload, in the order in which they are looked for. */
  readonly fields: {
    readonly session: readonly string[];
    readonly turn: readonly string[];
    readonly folder: readonly string[];
    readonly tool: readonly string[];
    /** Not read where the event stands for a tool: then the payload is the input. */
    readonly input: readonly string[];
  };
  /** A variable that names the folder of the session. */
  readonly folderVariable?: string;
  /** Fields of an input that hold the command, and those that name its folder. */
  readonly commandFields: readonly string[];
  readonly folderFields: readonly string[];
  /** Fields of a payload that do not affect its command. */
  readonly inertFields?: readonly string[];
  readonly tools: Readonly<Record<string, HookTool>>;
  readonly answers: {
    readonly allow: HookReply;
    readonly ask: HookReply;
    readonly stop: HookReply;
    /** To a call that is left to the host. */
    readonly leave: HookReply;
    /** To the event that repeats an allow. */
    readonly repeat?: HookReply;
    /** Written for a rejection beside its exit code 2, for hosts that read JSON at any exit code. */
    readonly reject?: (reason: string) => object;
  };
  /** Events whose calls can be asked about; absent: all. */
  readonly asksAt?: readonly string[];
  /** Modes in which the host asks a person about a call that is left to it; absent: `answers.ask` makes it ask. */
  readonly asksInMode?: { readonly field: string; readonly modes: readonly string[] };
  readonly install: HookInstall;
  /** The version that this was tested with or read from, and where. */
  readonly source: string;
}

/** Facts about a hook, apart from its profile, because no call needs them. */
export interface HookFacts {
  /** Failures that refuse a call as an answer does; empty: see the table of real agents (docs/hooks.md). */
  readonly holds: readonly HookFact[];
  /** Ways past the hook. */
  readonly gaps: readonly HookFact[];
}

interface HookFact {
  readonly what: string;
  /** A public quotation and where it stands, an address or a command. Absent: tested with the version of `source`. */
  readonly said?: { readonly words: string; readonly in: string };
}

/** Place of the entry in the settings of the user. */
export interface HookInstall {
  /** Relative to the folder that the variable names, else to the home folder and `home`. */
  readonly file: string;
  readonly home: string;
  readonly variable?: string;
  /** Folder below the one that the variable names. */
  readonly under?: string;
  /** Fields that the file needs beside the hooks. */
  readonly head?: Readonly<Record<string, unknown>>;
  /** The entry for a command, an element of the list at `hooks.EVENT`. */
  readonly entry?: (command: string, event: string) => object;
  /** The whole file, for a host that runs code instead. */
  readonly script?: (command: string) => string;
  /** A field of another settings file that protects if the hook does not load; a value already there stays. */
  readonly beside?: { readonly file: string; readonly field: string; readonly value: object };
}
