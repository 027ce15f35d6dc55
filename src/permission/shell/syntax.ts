// What a Bash grammar tells us of a text: for an allow only the plainest reading counts, for a guard everything that runs.

/** A text as literal simple commands, each a list of words with the program first, or why it is more than that. */
export type LiteralReading = { readonly commands: readonly (readonly string[])[] } | { readonly refused: string };

/** A command found at some depth of a text; null stands for what is known only when it runs. */
export interface SeenCommand {
  readonly program: string | null;
  readonly arguments: readonly (string | null)[];
}

/** Every command that a text runs, or why that can't be told. */
export type FullReading = { readonly commands: readonly SeenCommand[] } | { readonly untold: string };

/** The two readings of a shell text. */
export interface ShellSyntax {
  /** For `shell: only`: refuses whatever is not a sequence of literal simple commands. */
  literal(text: string): LiteralReading;
  /** For `shell: any`: every command at any depth. */
  full(text: string): FullReading;
}
