// What a planted bug is.

/** A change of the sources that breaks what a user counts on. */
export interface Bug {
  readonly name: string;
  /** What is wrong then, for the table in docs/reliability.md. */
  readonly what: string;
  readonly patches: readonly Patch[];
}

/** One change. */
export interface Patch {
  /** Path in the repository. */
  readonly file: string;
  /** Stands once in the file. */
  readonly from: string;
  readonly to: string;
}
