// Profiles of agents, as data: how to start one, tell it to ask, and read it; and of their hooks: events, form of a call, form of an answer.

export interface AgentProfile {
  /** Program and arguments that make it speak the protocol on its standard input and output; empty: there is no default. */
  readonly command: readonly string[];
  /** Installs the command by npm. */
  readonly package?: string;
  /** Variables that hold the keys of its models: `--agent` passes on those that are set. */
  readonly keyVariables: readonly string[];
  /** Authenticates it with such a key, when it asks for that and the settings name no method. */
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
  /** Fields of a tool call's raw input that name the folder of its command; without one it runs in that of the session. */
  readonly folderFields: readonly string[];
  /** Its permission requests leave arguments out; an update of the call has them all, and may come a little later. */
  readonly tellsInputByUpdate?: true;
  /** Forms of a whole title that hold a command, in the named group `command`, and maybe its folder, in the group `cwd`. */
  readonly titleForms: readonly RegExp[];
  /** Forms of a request's whole text that hold the folder of its command, in the group `cwd`; where none fits, nobody can tell the folder. */
  readonly folderForms?: readonly RegExp[];
  /** Its tools, for the beginning of a policy. */
  readonly tools: readonly AgentTool[];
}

/** A file or folder, relative to the work folder, from which the agent takes settings, hooks or code. */
export interface FolderSetting {
  readonly path: string;
  /**
   * The variables of `env` above that make the agent ignore it, none where it does so by itself or by `sessionMeta`; undefined:
   * nothing does, and a manual prompt is refused.
   */
  readonly ignoredBy: readonly string[] | undefined;
  /** The agent also looks in every folder above the work folder. */
  readonly isSoughtAbove?: true;
}

/**
 * Switches asking on before every prompt, and reads it back with the work folder counted in. `manual` and
 * `selfDrive` are what is set for the two approval modes.
 */
type Asking =
  /** By `session/set_config_option`, whose answer has the resolved value. */
  | { readonly by: 'config_option'; readonly option: string; readonly manual: string; readonly selfDrive: string }
  /** By `session/set_mode`, which answers nothing: the modes that the agent tells when a session is opened are resolved. */
  | { readonly by: 'reload'; readonly manual: string; readonly selfDrive: string }
  /** By `session/set_mode`; the command, run in the work folder, prints the rules of the mode `manual` as they are resolved. */
  | {
      readonly by: 'command';
      readonly command: readonly string[];
      readonly manual: string;
      readonly selfDrive: string;
      /** The tools whose last matching rule has to be to ask. */
      readonly tools: readonly string[];
    }
  /** By nothing but the operator's word, `asks: true`. */
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
  /** Fields that name files by a pattern, from the path of `paths`. */
  readonly patterns?: readonly string[];
  /** The field that holds a whole patch, in the form of `apply_patch`. */
  readonly patch?: string;
  /** The field that holds the address or the query. */
  readonly query?: string;
}

/** Answer to a host; undefined: nothing, and the host goes on by itself. `reject`: it can't do that, so the call is refused. */
export type HookReply = ((reason: string) => object) | 'silence' | 'reject';

export interface HookProfile {
  /** Events that come before a tool runs, each with the tool that it stands for where its payload names none. */
  readonly events: Readonly<Record<string, { readonly tool?: string }>>;
  /** The field that names the event; undefined: there is one event, and it has no name. */
  readonly eventField?: string;
  /** The event that comes after an allow, before the same call; it only repeats what was decided. */
  readonly repeats?: string;
  /** Fields of a payload, in the order in which they are looked for. */
  readonly fields: {
    readonly session: readonly string[];
    readonly turn: readonly string[];
    readonly folder: readonly string[];
    readonly tool: readonly string[];
    /** Empty: the payload itself. */
    readonly input: readonly string[];
  };
  /** A variable that names the folder of the session. */
  readonly folderVariable?: string;
  /** Fields of an input that hold the command, and those that name its folder. */
  readonly commandFields: readonly string[];
  readonly folderFields: readonly string[];
  /** Fields of a payload that change nothing of what its command does. */
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
    /** Written beside the reason of a rejection; hosts that read their JSON at any exit code. */
    readonly reject?: (reason: string) => object;
  };
  /** Events whose calls can be asked about; absent: all. */
  readonly asksAt?: readonly string[];
  /** Modes in which the host asks a person what it is left; absent: it asks by itself, by `answers.ask`. */
  readonly asksInMode?: { readonly field: string; readonly modes: readonly string[] };
  readonly install: HookInstall;
  /** The version that this was tried with or read of, and where. */
  readonly source: string;
}

/** What is known of a hook, apart from its profile: no call needs it. */
export interface HookFacts {
  /** What refuses a call beside its answer; empty: the table of real agents has it (docs/hooks.md). */
  readonly holds: readonly HookFact[];
  /** What gets past it. */
  readonly gaps: readonly HookFact[];
}

interface HookFact {
  readonly what: string;
  /** Public words about it, and where they stand: an address, or a command. Absent: it was tried with the version of `source`. */
  readonly said?: { readonly words: string; readonly in: string };
}

/** Place of the entry in the settings of the user. */
export interface HookInstall {
  /** Relative to the folder that the variable names, else to the home folder and `home`. */
  readonly file: string;
  readonly home: string;
  readonly variable?: string;
  /** The folder in that of the variable. */
  readonly under?: string;
  /** Fields that the file needs beside the hooks. */
  readonly head?: Readonly<Record<string, unknown>>;
  /** Contents of the file at `hooks.EVENT`: a list, with this entry in it for the command. */
  readonly entry?: (command: string, event: string) => object;
  /** The whole file, for a host that runs code instead. */
  readonly script?: (command: string) => string;
  /** A field of another settings file that holds where the hook does not load; one that stands there stays. */
  readonly beside?: { readonly file: string; readonly field: string; readonly value: object };
}
