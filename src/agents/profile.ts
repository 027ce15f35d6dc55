// The form of an agent's profile, as data: how to start it, make it ask, read its calls and use its hook.

export interface AgentProfile {
  /** Program and arguments that speak the protocol on standard input and output; empty: there is no default. */
  readonly command: readonly string[];
  readonly package?: string;
  readonly keyVariables: readonly string[];
  readonly authenticate?: string;
  /** Given to each process of the agent, before the variables of the settings. */
  readonly env: Readonly<Record<string, string>>;
  /** Sent as `_meta` whenever a session is opened (Agent Client Protocol, "Extensibility"). */
  readonly sessionMeta?: Readonly<Record<string, unknown>>;
  readonly folderSettings: readonly FolderSetting[];
  readonly asking: Asking;
  /** Fields of a call's raw input that hold the command; default: `command`. */
  readonly commandFields?: readonly string[];
  /**
   * Fields of a call's raw input in which the agent itself reads the folder. A model may write any other name; a field
   * that looks like a folder and is not listed makes the folder unknown. Without one, a command runs in the session's.
   */
  readonly folderFields: readonly string[];
  /** The field in which the agent writes the session's folder; a model may write another there. */
  readonly sessionFolderField?: string;
  /** Permission requests lack arguments. An update of the call has them all, and may come a little later. */
  readonly sendsInputByUpdate?: true;
  /** An edit has a diff for each file. If one is omitted as too large, the new path of a moved file may be missing. */
  readonly sendsDiffs?: true;
  /** Patterns for a whole title that holds a command, in the named group `command`, and maybe its folder, in `cwd`. */
  readonly titleForms?: readonly RegExp[];
  /** Patterns for the whole text of a request, with the command's folder in `cwd`. If none fits, it is unknown. */
  readonly folderForms?: readonly RegExp[];
  /** The tools in the agent's starting policy; the profile of its hook has their kinds. */
  readonly tools: readonly string[];
}

export interface FolderSetting {
  readonly path: string;
  /** Variables in `env` that make it ignore the path; empty: none is needed; undefined: nothing can. */
  readonly ignoredBy: readonly string[] | undefined;
  readonly isReadFromParents?: true;
  /** The setting counts only in a file whose text matches, or that can't be read. */
  readonly text?: RegExp;
}

/** Before every prompt, sets the agent's mode for the approval mode (`manual`, `selfDrive`), and reads it back. */
type Asking =
  /** By `session/set_config_option`, whose answer has the resolved value. */
  | { readonly by: 'config_option'; readonly option: string; readonly manual: string; readonly selfDrive: string }
  /** By `session/set_mode`, whose answer is empty; the resolved mode is reported whenever a session is opened. */
  | { readonly by: 'reload'; readonly manual: string; readonly selfDrive: string }
  /** By `session/set_mode`; a command, run in the work folder, prints the resolved rules of the mode `manual`. */
  | {
      readonly by: 'command';
      readonly command: readonly string[];
      readonly manual: string;
      readonly selfDrive: string;
      readonly tools: readonly string[];
    }
  /** By the word of the operator, who vouches that the agent asks. */
  | { readonly by: 'word' };

export interface HookTool {
  readonly kind: string;
  readonly paths?: readonly string[];
  readonly patterns?: readonly string[];
  readonly patch?: string;
  /** Matches a program that applies a patch in a shell command; the host then asks about it without its folder. */
  readonly patchProgram?: RegExp;
  readonly query?: string;
}

/** An answer to a host. `silence`: the host applies its own rules; `reject`: it has no such answer, so we refuse. */
export type HookReply = ((reason: string) => object) | 'silence' | 'reject';

export interface HookProfile {
  /** The events before a tool runs. `tool`: the event's tool, if its payload names none. */
  readonly events: Readonly<Record<string, { readonly tool?: string; readonly isMcp?: true }>>;
  /** Its payload has no `hook_event_name`, because there is only one event. */
  readonly namesNoEvent?: true;
  /** The event between an allow and the run of the same call. Its answer only repeats the allow. */
  readonly repeats?: string;
  readonly fields: {
    readonly session: readonly string[];
    readonly turn: readonly string[];
    readonly folder: readonly string[];
    readonly tool: readonly string[];
    /** Unused if the event has a `tool`: then the payload itself is the input. */
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
    /** Printed for a rejection, in addition to exit code 2, for hosts that read JSON at any exit code. */
    readonly reject?: (reason: string) => object;
  };
  /** The events at which the host can ask about a call; absent: all. */
  readonly asksAt?: readonly string[];
  /** Tools that the host never asks about, whatever the answer. If the policy says `ask`, we reject them. */
  readonly neverAsked?: readonly string[];
  /** Modes in which the host asks about a call that we leave to it; absent: `answers.ask` makes it ask. */
  readonly asksInMode?: { readonly field: string; readonly modes: readonly string[] };
  readonly install: {
    /** Relative to the folder that `variable` names or, if it is not set, to `home` in the home folder. */
    readonly file: string;
    readonly home: string;
    readonly variable?: string;
    readonly subfolder?: string;
    readonly topLevel?: Readonly<Record<string, unknown>>;
    readonly entry?: (command: string, event: string) => object;
    readonly script?: (command: string) => string;
    /** A field of another settings file, for the case that the hook does not load. An existing value stays. */
    readonly guard?: { readonly file: string; readonly field: string; readonly value: object };
  };
  readonly source: string;
}
