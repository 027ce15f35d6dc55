// What a command of the command line may touch of the world, passed in so that tests can watch it.

/** The effects of a command: no command reads `process` itself. */
export interface CliIo {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Absolute path that relative paths start from. */
  readonly cwd: string;
  /** Writes to standard output: what programs read. */
  stdout(text: string): void;
  /** Writes to standard error: everything for people. */
  stderr(text: string): void;
  /** Resolves at the first SIGINT or SIGTERM with its name. */
  interrupted(): Promise<'SIGINT' | 'SIGTERM'>;
}
