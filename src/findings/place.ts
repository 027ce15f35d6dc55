// Where a finding goes: on its lines in the diff, or elsewhere, and why. Nothing is clipped or moved to a line near by.
import type { ChangedFile, DiffLine } from './diff/changed-file.ts';
import { linesOn, numberOn } from './diff/changed-file.ts';
import type { FindingPlace } from './finding.ts';

/** Why a finding has no lines in the diff. */
export type WhyElsewhere =
  /** No changed file has this path, byte for byte. */
  | 'unknown-file'
  /** GitHub gives no diff of the file. */
  | 'no-diff'
  /** Its lines are not all in one hunk on its side. */
  | 'outside-diff';

/** A place in the diff. */
export interface PlaceInDiff {
  readonly in: 'diff';
  readonly file: ChangedFile;
  /** Its lines on the side of the finding, in order. */
  readonly lines: readonly DiffLine[];
}

/** Where a finding goes. */
export type Placement = PlaceInDiff | { readonly in: 'elsewhere'; readonly why: WhyElsewhere };

/** Changed files by their paths. */
export type ChangedFiles = ReadonlyMap<string, ChangedFile>;

/** Changed files by their paths. */
export function byPath(files: readonly ChangedFile[]): ChangedFiles {
  return new Map(files.map((file) => [file.path, file]));
}

/** Where a finding goes among the changed files: all of its lines lie in one hunk, on one side. */
export function placeOf({ path, line, endLine, side }: FindingPlace, files: ChangedFiles): Placement {
  const file = files.get(path);
  if (file === undefined) return { in: 'elsewhere', why: 'unknown-file' };
  if (file.hunks === undefined) return { in: 'elsewhere', why: 'no-diff' };
  for (const hunk of file.hunks) {
    const lines = linesOn(side, hunk).filter((one) => isBetween(line, endLine, numberOn(side, one)));
    // They follow each other, so none is missing when there are as many as were named.
    if (lines.length > 0 && lines.length === endLine - line + 1) return { in: 'diff', file, lines };
  }
  return { in: 'elsewhere', why: 'outside-diff' };
}

function isBetween(first: number, last: number, number: number | undefined): boolean {
  return number !== undefined && number >= first && number <= last;
}
