// The effects of a command, passed in so that tests can watch them.
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
