// Profiles of agents, as data: how to start one, tell it to ask, and read it.

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
