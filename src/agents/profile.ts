// The form of an agent's profile, as data: how to start it, make it ask, read its calls and use its hook.

export interface AgentProfile {
  /** Program and arguments that speak the protocol on standard input and output; empty: there is no default. */
  readonly command: readonly string[];
  readonly package?: string;
  readonly keyVariables: readonly string[];
  readonly authMethodId?: string;
  /** Variables for each process of the agent. The configured `env` overrides them, but not those in an `ignoredBy`. */
  readonly env: Readonly<Record<string, string>>;
  /** More variables, which the configured `env` can't override. They keep the agent from acting on a prompt without asking. */
  readonly fixedEnv?: Readonly<Record<string, string>>;
  /** Sent as `_meta` whenever a session is opened (Agent Client Protocol, "Extensibility"). */
  readonly sessionMeta?: Readonly<Record<string, unknown>>;
  /** Set for a program that loads code from its current folder. Others start in the work folder. */
  readonly startsInHome?: true;
  readonly folderSettings: readonly FolderSetting[];
  /** Files or folders in the agent's home that let it act unasked or load code. The agent writes none of them by itself. */
  readonly homeSettings?: readonly string[];
  readonly asking: Asking;
  /** Fields of a call's raw input that hold the command; default: `command`. */
  readonly commandFields?: readonly string[];
  /**
   * Fields of a call's raw input that the agent takes the command's folder from. If none is set, the command runs in
   * the session's folder. If another field looks like a folder (the model may add any), the folder counts as unknown.
   */
  readonly folderFields: readonly string[];
  /** The field in which the agent writes the session's folder. A model may write another folder there. */
  readonly sessionFolderField?: string;
  /** Permission requests lack arguments. An update of the call has them all, and may come a little later. */
  readonly sendsInputByUpdate?: true;
  /** An edit has a diff for each file. A diff that is too large is omitted, and with it a moved file's new path. */
  readonly sendsDiffs?: true;
  /** Patterns for a call's whole title. The group `command` has the command; a group `cwd` may have its folder. */
  readonly titleForms?: readonly RegExp[];
  /** Patterns for the whole text of a call, with the command's folder in `cwd`. If none fits, the folder is unknown. */
  readonly folderForms?: readonly RegExp[];
  /** The tools in the agent's starting policy; the profile of its hook has their kinds. */
  readonly tools: readonly string[];
}

/** Files in the home that Git obeys. They can name programs that it runs. */
export const gitConfiguration = ['.gitconfig', '.config/git/config'];

/** Scripts in the home that a login shell runs (bash(1), zsh(1)). */
export const shellStartup =
  '.bash_login .bash_profile .bashrc .profile .zlogin .zlogout .zprofile .zshenv .zshrc'.split(' ');

/** Settings of the agent in the work folder: a file or a folder. */
export interface FolderSetting {
  readonly path: string;
  /** Variables that make the agent ignore the path. Empty: it does so anyway. Undefined: it can't be made to. */
  readonly ignoredBy: readonly string[] | undefined;
  readonly isReadFromParents?: true;
  /** Tells whether the settings in a file's text change nothing. */
  readonly isHarmless?: (text: string) => boolean;
}

/** How to make an agent ask. Before every prompt, its mode is set to `manual` or `selfDrive`; `manual` is verified. */
type Asking =
  /** By `session/set_config_option`, whose answer has the resolved value. */
  | (Modes & { readonly by: 'config_option'; readonly option: string })
  /** By `session/set_mode`, whose answer is empty. The resolved mode is reported when a session is opened again. */
  | (Modes & { readonly by: 'reload' })
  /** By `session/set_mode`; a command, run in the work folder, prints the resolved rules of the mode `manual`. */
  | (Modes & { readonly by: 'command'; readonly command: readonly string[]; readonly tools: readonly string[] })
  /** By the word of the operator, who vouches that the agent asks. */
  | { readonly by: 'word' };

type Modes = Readonly<Record<'manual' | 'selfDrive', string>>;

export interface HookTool {
  readonly kind: string;
  readonly pathFields?: readonly string[];
  /** Without a path, the tool acts in the folder of the call, as each tool that searches does. */
  readonly isPathOptional?: true;
  /** If the path is not a folder, the tool searches all of the folder that the path is in. */
  readonly searchesWholeFolder?: true;
  /** The tool takes a relative path for the end of a longer one, and looks for a file whose path ends so. */
  readonly takesPathEnd?: true;
  readonly patternFields?: readonly string[];
  readonly patchField?: string;
  /** Matches a shell command that applies a patch. The host (the agent) asks about it without naming the folder. */
  readonly patchProgram?: RegExp;
  readonly queryField?: string;
}

/** An answer to the host. `silence`: it applies its own rules. `reject`: it has no such answer, so we refuse. */
export type HookReply = ((reason: string) => object) | 'silence' | 'reject';

export interface HookProfile {
  /** The events before a tool runs. `tool`: the event's tool, if its payload names none. */
  readonly events: Readonly<Record<string, { readonly tool?: string; readonly isMcp?: true }>>;
  /** Its payload has no `hook_event_name`, because there is only one event. */
  readonly namesNoEvent?: true;
  /** A second event for a call that was allowed. Its answer repeats the allow. */
  readonly confirmEvent?: string;
  /** `input` is unused if the event has a `tool`: then the payload itself is the input. */
  readonly fields: Readonly<Record<'session' | 'turn' | 'folder' | 'tool' | 'input', readonly string[]>>;
  /** The environment variable that has the session's folder. */
  readonly folderVariable?: string;
  readonly folderFields: readonly string[];
  /** Matches a path that the host respells: its tool then acts on another file than the one that is named. */
  readonly respelledPath?: RegExp;
  /** Fields of a call's input that have no effect on a command. */
  readonly inertFields?: readonly string[];
  readonly tools: Readonly<Record<string, HookTool>>;
  readonly answers: Readonly<Record<'allow' | 'ask' | 'stop' | 'leave', HookReply>> & {
    readonly repeat?: HookReply;
    /** Printed for a rejection, in addition to exit code 2, for hosts that read JSON at any exit code. */
    readonly reject?: (reason: string) => object;
  };
  /** The events at which the host can ask about a call; absent: all. */
  readonly asksAt?: readonly string[];
  /** Tools that the host never asks about, whatever the answer. If the policy says `ask`, we reject them. */
  readonly neverAsked?: readonly string[];
  /** For a host that `answers.ask` can't make ask: the modes in which it asks by itself. In other modes, we reject. */
  readonly asksInMode?: { readonly field: string; readonly modes: readonly string[] };
  readonly install: {
    /** Relative to `$variable/subfolder` or, if the variable is not set, to `~/home`. */
    readonly file: string;
    readonly home: string;
    readonly variable?: string;
    readonly subfolder?: string;
    readonly topLevel?: Readonly<Record<string, unknown>>;
    readonly entry?: (command: string, event: string) => object;
    readonly script?: (command: string) => string;
    /** A field of another settings file, in case the hook does not load. An existing value stays. */
    readonly fallback?: { readonly file: string; readonly field: string; readonly value: object };
  };
  readonly knownFrom: string;
}
