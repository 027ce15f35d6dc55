// Finds the lines of our earlier threads in the current diff.
import { type ChangedFile, type DiffLine, numberOn } from '../../findings/diff.ts';
import { findLinesWithText, fingerprintAllWindows } from '../../findings/fingerprint.ts';
import type { ReviewedChanges } from './changed-files.ts';
import type { OwnThread } from './memory.ts';
import type { ThreadMarker } from './review-marker.ts';

/** `unknown`: what GitHub lists does not show whether the lines are still there. */
export type ThreadLines =
  | { readonly are: 'there'; readonly file: ChangedFile; readonly first: number; readonly last: number }
  | { readonly are: 'gone' | 'unknown' };

/** Stands for the changes if there is no comparison of a thread's commit with the reviewed commit. */
export interface MissingComparison {
  /** True only if GitHub showed that history was rewritten. */
  readonly isRewritten: boolean;
  /** The changes since the last round. With `isRewritten`, undefined says that the whole diff was reviewed. */
  readonly sinceReview: ReviewedChanges | undefined;
}

/** Maps the commit of a thread to the changes from there to the reviewed commit. */
export type ChangesSince = ReadonlyMap<string, ReviewedChanges | MissingComparison>;

export interface LocatedThread {
  readonly thread: OwnThread;
  readonly lines: ThreadLines;
}

/** Counts a thread as gone if its own lines were removed, and those found with the same text are another thread's. */
export function locateThreads(
  threads: readonly OwnThread[],
  changes: ReviewedChanges,
  since: ChangesSince,
): readonly LocatedThread[] {
  const findLines = createLineFinder(changes, since);
  const located = threads.map((thread) => {
    const lines = findLines(thread);
    const span = lines.are === 'there' ? [lines.file.path, thread.marker.side, lines.first, lines.last] : undefined;
    const isRemoved = findChange(thread.marker, since) === 'removed';
    return { thread, lines, span: span && JSON.stringify(span), isRemoved };
  });
  const keptSpans = new Set(located.map(({ span, isRemoved }) => (isRemoved ? undefined : span)));
  return located.map(({ thread, lines, span, isRemoved }) => {
    const isTaken = isRemoved && span !== undefined && keptSpans.has(span);
    return { thread, lines: isTaken ? { are: 'gone' } : lines };
  });
}

/** Makes a function that finds lines by their fingerprint, or else by following the changes since the thread's commit. */
export function createLineFinder(
  { files, isWhole }: ReviewedChanges,
  since: ChangesSince = new Map(),
): (thread: OwnThread) => ThreadLines {
  const indexes = new Map<string, ReadonlyMap<string, readonly DiffLine[]>>();
  const indexLines = (file: ChangedFile, { side, path, line, end_line }: ThreadMarker) => {
    const count = end_line - line + 1;
    const key = JSON.stringify([file.path, side, count, path]);
    const index = indexes.get(key) ?? new Map(fingerprintAllWindows(file, side, count, path));
    indexes.set(key, index);
    return index;
  };
  return ({ marker }) => {
    const file = files.find(({ path }) => path === marker.path) ?? files.find((one) => formerPath(one) === marker.path);
    if (file === undefined) return isWhole ? followLines(marker, files, since) : { are: 'unknown' };
    if (file.hunks === undefined) return { are: 'unknown' };
    const lines = indexLines(file, marker).get(marker.fingerprint);
    return lines === undefined ? followLines(marker, files, since) : toLines(file, marker, lines);
  };
}

/** Returns undefined for a copy: the original file still exists. */
export function formerPath({ status, previousPath }: ChangedFile): string | undefined {
  return status === 'renamed' ? previousPath : undefined;
}

function toLines(file: ChangedFile, { side }: ThreadMarker, lines: readonly DiffLine[]): ThreadLines {
  const [first = 0] = lines.map((line) => numberOn(side, line));
  return { are: 'there', file, first, last: first + lines.length - 1 };
}

/** Follows lines through the changes since the thread's commit. Without those changes, searches for their text. */
function followLines(marker: ThreadMarker, files: readonly ChangedFile[], since: ChangesSince): ThreadLines {
  const change = findChange(marker, since);
  if (change === 'removed') return { are: 'gone' };
  if (change !== undefined) {
    const file = files.find(({ path }) => path === change.path);
    if (file?.hunks === undefined) return { are: 'unknown' };
    return { are: 'there', file, first: marker.line + change.shift, last: marker.end_line + change.shift };
  }
  // Without an entry in `since`, "gone" is harmless: the thread is closed, or the caller asks which need a comparison.
  if (marker.side === 'new' && !since.has(marker.head)) return { are: 'gone' };
  return findText(marker, files) ?? judgeMissingText(marker, files, since);
}

function findText(marker: ThreadMarker, files: readonly ChangedFile[]): ThreadLines | undefined {
  for (const file of files) {
    const lines = findLinesWithText(file, marker);
    if (lines !== undefined) return toLines(file, marker, lines);
  }
  return undefined;
}

/** Without a comparison, calls lines gone only if history was rewritten and a reviewed change may have removed them. */
function judgeMissingText(marker: ThreadMarker, files: readonly ChangedFile[], since: ChangesSince): ThreadLines {
  const comparison = since.get(marker.head);
  if (comparison === undefined || 'files' in comparison) return { are: 'gone' };
  const { isRewritten, sinceReview } = comparison;
  const mayBeUnseen = files.some(({ hunks, status }) => hunks === undefined && status !== 'removed');
  if (!isRewritten || mayBeUnseen) return { are: 'unknown' };
  if (sinceReview === undefined || marker.side === 'old') return { are: 'gone' };
  // If the changes since the last round removed the lines, the old side shows them.
  const isShown = sinceReview.files.some((file) => findLinesWithText(file, marker, 'old') !== undefined);
  return { are: isShown ? 'gone' : 'unknown' };
}

/**
 * Finds the lines' new path and how far they moved down since the thread's commit, or that they were removed. Returns
 * undefined without a comparison, and on the old side, whose line numbers change with the base.
 */
function findChange({ head, path, side, line, end_line }: ThreadMarker, since: ChangesSince) {
  const changes = since.get(head);
  if (side === 'old' || changes === undefined || !('files' in changes)) return undefined;
  const file = changes.files.find((one) => formerPath(one) === path) ?? changes.files.find((one) => one.path === path);
  if (file === undefined) return { path, shift: 0 };
  if (file.status === 'removed' || areRemoved(line, end_line, file)) return 'removed';
  const added = listPrecedingLines(file).filter((preceding) => preceding < line).length;
  const removed = listRemovedLines(file).filter((number) => number < line).length;
  return { path: file.path, shift: added - removed };
}

/** Tells whether at least half were removed, or something changed among the lines and the hunks show all of them. */
function areRemoved(first: number, last: number, file: ChangedFile): boolean {
  const isAmong = (number: number): boolean => number >= first && number <= last;
  const removedCount = listRemovedLines(file).filter(isAmong).length;
  const isAddedBetween = listPrecedingLines(file).some((preceding) => isAmong(preceding) && preceding !== last);
  if (removedCount === 0 && !isAddedBetween) return false;
  const shownCount = (file.hunks ?? []).flat().filter(({ oldLine = 0 }) => isAmong(oldLine)).length;
  const count = last - first + 1;
  return shownCount === count || removedCount * 2 >= count;
}

function listRemovedLines({ hunks = [] }: ChangedFile): readonly number[] {
  return hunks.flat().flatMap(({ kind, oldLine = 0 }) => (kind === 'removed' ? [oldLine] : []));
}

/** Lists, for each added line, the number of the old line before it, or 0 at the start of a hunk. */
function listPrecedingLines({ hunks = [] }: ChangedFile): readonly number[] {
  return hunks.flatMap((hunk) => {
    let preceding = 0;
    return hunk.flatMap(({ kind, oldLine }) => {
      preceding = oldLine ?? preceding;
      return kind === 'added' ? [preceding] : [];
    });
  });
}
