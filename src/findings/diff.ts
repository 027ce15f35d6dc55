// Reads changed files as numbered lines from GitHub's `patch` (GitHub docs, "List pull requests files").
import type { FindingPlace, Side } from './finding.ts';

export interface DiffLine {
  readonly kind: 'context' | 'added' | 'removed';
  /** From 1; absent on a side that lacks the line. */
  readonly oldLine?: number;
  readonly newLine?: number;
  readonly text: string;
}

export type Hunk = readonly DiffLine[];

export interface ChangedFile {
  readonly path: string;
  readonly previousPath?: string;
  /** GitHub's word: `added`, `modified`, `renamed`, `removed`, … */
  readonly status: string;
  /** Absent if GitHub gives no diff of the file: binary, too large, a submodule, or only renamed. */
  readonly hunks?: readonly Hunk[];
}

export function numberOn(side: Side, line: DiffLine): number | undefined {
  return side === 'new' ? line.newLine : line.oldLine;
}

export function linesOn(side: Side, hunk: Hunk): readonly DiffLine[] {
  return hunk.filter((line) => numberOn(side, line) !== undefined);
}

const header = /^@@ -(\d{1,9})(?:,(\d{1,9}))? \+(\d{1,9})(?:,(\d{1,9}))? @@/;

/** Undefined if the patch contradicts its headers: then no line number is reliable. */
export function readPatch(patch: string): readonly Hunk[] | undefined {
  const lines = patch.split('\n');
  if (lines.at(-1) === '') lines.pop();
  const hunks: Hunk[] = [];
  let at = 0;
  while (at < lines.length) {
    const read = readHunk(lines, at);
    if (read === undefined) return undefined;
    hunks.push(read.hunk);
    at = read.end;
  }
  return hunks;
}

function readHunk(lines: readonly string[], start: number): { readonly hunk: Hunk; readonly end: number } | undefined {
  const [, oldStart, oldCount = '1', newStart, newCount = '1'] = header.exec(lines[start] ?? '') ?? [];
  if (oldStart === undefined || newStart === undefined) return undefined;
  const next = { old: Number(oldStart), new: Number(newStart) };
  const left = { old: Number(oldCount), new: Number(newCount) };
  const hunk: DiffLine[] = [];
  let at = start + 1;
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.startsWith('\\')) continue; // "\ No newline at end of file"
    const kind = kinds.get(line.charAt(0));
    if (kind === undefined) break;
    const inOld = kind !== 'added';
    const inNew = kind !== 'removed';
    hunk.push({
      kind,
      ...(inOld ? { oldLine: next.old } : {}),
      ...(inNew ? { newLine: next.new } : {}),
      text: line.slice(1),
    });
    for (const side of [...(inOld ? ['old' as const] : []), ...(inNew ? ['new' as const] : [])]) {
      next[side] += 1;
      left[side] -= 1;
    }
  }
  return left.old === 0 && left.new === 0 ? { hunk, end: at } : undefined;
}

const kinds: ReadonlyMap<string, DiffLine['kind']> = new Map([
  [' ', 'context'],
  ['+', 'added'],
  ['-', 'removed'],
]);

export type WhyElsewhere =
  | 'unknown-file'
  | 'no-diff'
  /** No single hunk has all of the finding's lines on its side. */
  | 'outside-diff';

export interface PlaceInDiff {
  readonly in: 'diff';
  readonly file: ChangedFile;
  readonly lines: readonly DiffLine[];
}

export type Placement = PlaceInDiff | { readonly in: 'elsewhere'; readonly why: WhyElsewhere };

export type ChangedFiles = ReadonlyMap<string, ChangedFile>;

export function byPath(files: readonly ChangedFile[]): ChangedFiles {
  return new Map(files.map((file) => [file.path, file]));
}

export function placeOf({ path, line, endLine, side }: FindingPlace, files: ChangedFiles): Placement {
  const file = files.get(path);
  if (file === undefined) return { in: 'elsewhere', why: 'unknown-file' };
  if (file.hunks === undefined) return { in: 'elsewhere', why: 'no-diff' };
  for (const hunk of file.hunks) {
    const lines = linesOn(side, hunk).filter((one) => isBetween(line, endLine, numberOn(side, one)));
    // Numbers are consecutive, so an equal count means that no line is missing.
    if (lines.length > 0 && lines.length === endLine - line + 1) return { in: 'diff', file, lines };
  }
  return { in: 'elsewhere', why: 'outside-diff' };
}

function isBetween(first: number, last: number, number: number | undefined): boolean {
  return number !== undefined && number >= first && number <= last;
}
