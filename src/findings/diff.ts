// Parses GitHub's `patch` of a file (GitHub docs, "List pull requests files"), and finds the lines of findings in it.
import type { FindingPlace, Side } from './finding.ts';

export interface DiffLine {
  readonly kind: 'context' | 'added' | 'removed';
  /** Counted from 1. An added line has no `oldLine`, a removed line no `newLine`. */
  readonly oldLine?: number | undefined;
  readonly newLine?: number | undefined;
  readonly text: string;
}

export type Hunk = readonly DiffLine[];

export interface ChangedFile {
  readonly path: string;
  readonly previousPath?: string | undefined;
  /** The status in GitHub's words: `added`, `modified`, `renamed`, `removed`, … */
  readonly status: string;
  /** Undefined if GitHub sends no diff: the file is binary, too large, a submodule, or only renamed. */
  readonly hunks?: readonly Hunk[] | undefined;
}

export function numberOn(side: Side, line: DiffLine): number | undefined {
  return side === 'new' ? line.newLine : line.oldLine;
}

export function linesOn(side: Side, hunk: Hunk): readonly DiffLine[] {
  return hunk.filter((line) => numberOn(side, line) !== undefined);
}

const hunkHeader = /^@@ -(\d{1,9})(?:,(\d{1,9}))? \+(\d{1,9})(?:,(\d{1,9}))? @@/;

/** Returns undefined if the patch contradicts the counts in its headers: then no line number can be trusted. */
export function readPatch(patch: string): readonly Hunk[] | undefined {
  const lines = patch.split('\n');
  if (lines.at(-1) === '') lines.pop();
  const hunks: DiffLine[][] = [];
  let nextNumbers = { old: 0, new: 0 };
  let endNumbers = { old: 0, new: 0 };
  const isHunkComplete = (): boolean => nextNumbers.old === endNumbers.old && nextNumbers.new === endNumbers.new;
  for (const line of lines) {
    const hunk = hunks.at(-1);
    const kind = lineKinds.get(line.charAt(0));
    if (hunk !== undefined && kind !== undefined) {
      const [isOld, isNew] = [kind !== 'added', kind !== 'removed'];
      const numbers = { oldLine: isOld ? nextNumbers.old : undefined, newLine: isNew ? nextNumbers.new : undefined };
      hunk.push({ kind, ...numbers, text: line.slice(1) });
      nextNumbers = { old: nextNumbers.old + Number(isOld), new: nextNumbers.new + Number(isNew) };
    } else if (hunk === undefined || !line.startsWith('\\')) {
      // Anything but "\ No newline at end of file" has to be the header of the next hunk.
      const [, oldStart, oldCount = '1', newStart, newCount = '1'] = hunkHeader.exec(line) ?? [];
      if (oldStart === undefined || newStart === undefined || !isHunkComplete()) return undefined;
      nextNumbers = { old: Number(oldStart), new: Number(newStart) };
      endNumbers = { old: nextNumbers.old + Number(oldCount), new: nextNumbers.new + Number(newCount) };
      hunks.push([]);
    }
  }
  return isHunkComplete() ? hunks : undefined;
}

const lineKinds: ReadonlyMap<string, DiffLine['kind']> = new Map([
  [' ', 'context'],
  ['+', 'added'],
  ['-', 'removed'],
]);

export type WhyElsewhere = 'unknown-file' | 'no-diff' | 'outside-diff';

export interface PlaceInDiff {
  readonly in: 'diff';
  readonly file: ChangedFile;
  readonly lines: readonly DiffLine[];
}

export type Placement = PlaceInDiff | { readonly in: 'elsewhere'; readonly why: WhyElsewhere };

export function mapByPath(files: readonly ChangedFile[]): ReadonlyMap<string, ChangedFile> {
  return new Map(files.map((file) => [file.path, file]));
}

export function locate({ path, line, end_line, side }: FindingPlace, files: ReturnType<typeof mapByPath>): Placement {
  const file = files.get(path);
  if (file === undefined) return { in: 'elsewhere', why: 'unknown-file' };
  if (file.hunks === undefined) return { in: 'elsewhere', why: 'no-diff' };
  for (const hunk of file.hunks) {
    const lines = hunk.filter((diffLine) => {
      const number = numberOn(side, diffLine) ?? Number.NaN; // NaN is in no range
      return number >= line && number <= end_line;
    });
    // Line numbers within a hunk are consecutive, so the right count means that no line is missing.
    if (lines.length > 0 && lines.length === end_line - line + 1) return { in: 'diff', file, lines };
  }
  return { in: 'elsewhere', why: 'outside-diff' };
}
