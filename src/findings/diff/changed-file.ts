// A changed file, and the lines of its diff with their numbers on both sides.
import type { Side } from '../finding.ts';

/** One line of a diff. A context line has a number on both sides. */
export interface DiffLine {
  readonly kind: 'context' | 'added' | 'removed';
  /** Numbers from 1; absent on the side that does not have the line. */
  readonly oldLine?: number;
  readonly newLine?: number;
  /** Without the sign in front of it. */
  readonly text: string;
}

/** Lines of a diff that stand together. */
export type Hunk = readonly DiffLine[];

/** A file that a pull request changes. */
export interface ChangedFile {
  readonly path: string;
  /** Its path before a rename. */
  readonly previousPath?: string;
  /** GitHub's word: `added`, `modified`, `renamed`, `removed`, … */
  readonly status: string;
  /** Absent where GitHub gives no diff of the file: binary, too large, a submodule, only renamed. */
  readonly hunks?: readonly Hunk[];
}

/** The number of a line on a side; undefined where that side does not have it. */
export function numberOn(side: Side, line: DiffLine): number | undefined {
  return side === 'new' ? line.newLine : line.oldLine;
}

/** The lines of a hunk on a side: their numbers follow each other. */
export function linesOn(side: Side, hunk: Hunk): readonly DiffLine[] {
  return hunk.filter((line) => numberOn(side, line) !== undefined);
}
