// Finds the state of our earlier threads, their lines in the current diff, and new findings on those lines.
import { type ChangedFile, type DiffLine, locate, mapByPath, numberOn, type PlaceInDiff } from '../../findings/diff.ts';
import { type Finding, isAtLeast } from '../../findings/finding.ts';
import { findLinesWithText, fingerprintAllWindows, toFingerprint } from '../../findings/fingerprint.ts';
import type { PlacedFinding } from '../../findings/review.ts';
import type { ReviewedChanges } from './changed-files.ts';
import type { Memory, OwnThread } from './memory.ts';
import type { ThreadMarker } from './review-marker.ts';

/** `closed`: we reported the finding as gone. `hidden`: resolved without the right to do so, and so still open. */
export type ThreadState =
  | { readonly is: 'open' | 'settled' | 'closed' }
  | { readonly is: 'hidden'; readonly by: string | undefined };

/** The author of a pull request from a fork can't settle a thread, although GitHub lets any author resolve it. */
export function judgeState(
  { isResolved, resolvedBy, lastAnswer }: OwnThread,
  memory: Memory,
  loginsWithAccess: ReadonlySet<string>,
): ThreadState {
  const isByUs = resolvedBy === undefined || resolvedBy === memory.ownLogin;
  if (lastAnswer === 'gone' && (!isResolved || isByUs)) return { is: 'closed' };
  if (!isResolved) return { is: 'open' };
  const isStranger = memory.isFromFork && resolvedBy === memory.author;
  if (resolvedBy !== undefined && !isStranger && loginsWithAccess.has(resolvedBy)) return { is: 'settled' };
  return { is: 'hidden', by: resolvedBy };
}

/** Tells whether the author or a person with write access may have replied. Then we don't resolve the thread. */
export function isConversation({ commenters }: OwnThread, { author }: Memory, loginsWithAccess: ReadonlySet<string>) {
  return commenters === 'unknown' || commenters.some((login) => login === author || loginsWithAccess.has(login));
}

/** `unknown`: GitHub lists no diff of the file, so that the lines may or may not be there. */
export type ThreadLines =
  | { readonly are: 'there'; readonly file: ChangedFile; readonly first: number; readonly last: number }
  | { readonly are: 'gone' | 'unknown' };

/** Used if GitHub gives no comparison of a thread's commit with the reviewed commit. */
export interface MissingComparison {
  /** True only if GitHub showed that history was rewritten. */
  readonly isRewritten: boolean;
  /** The changes since the last round; if undefined, the whole diff was reviewed. */
  readonly sinceReview: ReviewedChanges | undefined;
}

export type ChangesSince = ReadonlyMap<string, ReviewedChanges | MissingComparison>;

/** Finds the lines by their fingerprint, or else by following the changes since the thread's commit. */
export function findThreadLines(
  { files, isWhole }: ReviewedChanges,
  since: ChangesSince = new Map(),
): (thread: OwnThread) => ThreadLines {
  const lineMaps = new Map<string, ReadonlyMap<string, readonly DiffLine[]>>();
  const indexLines = (file: ChangedFile, { side, path, line, end_line }: ThreadMarker) => {
    const count = end_line - line + 1;
    const key = JSON.stringify([file.path, side, count, path]);
    const lineMap = lineMaps.get(key) ?? new Map(fingerprintAllWindows(file, side, count, path));
    lineMaps.set(key, lineMap);
    return lineMap;
  };
  return ({ marker }) => {
    const file = files.find(({ path }) => path === marker.path) ?? files.find((one) => formerPath(one) === marker.path);
    if (file === undefined) return isWhole ? followLines(marker, files, since) : { are: 'unknown' };
    if (file.hunks === undefined) return { are: 'unknown' };
    const lines = indexLines(file, marker).get(marker.fingerprint);
    return lines === undefined ? followLines(marker, files, since) : toLines(file, marker, lines);
  };
}

function toLines(file: ChangedFile, { side }: ThreadMarker, lines: readonly DiffLine[]): ThreadLines {
  const [first = 0] = lines.map((line) => numberOn(side, line));
  return { are: 'there', file, first, last: first + lines.length - 1 };
}

/** Follows lines through the changes since the thread's commit. Without those changes, searches for their text. */
function followLines(marker: ThreadMarker, files: readonly ChangedFile[], since: ChangesSince): ThreadLines {
  const changed = findChangeSince(marker, since);
  if (changed === undefined) {
    const isLost = marker.side === 'old' || since.has(marker.head); // an entry without a comparison
    return (isLost ? findTextAnywhere(marker, files) : undefined) ?? judgeMissingText(marker, files, since);
  }
  if (changed === 'removed') return { are: 'gone' };
  const file = files.find(({ path }) => path === changed.path);
  if (file?.hunks === undefined) return { are: 'unknown' };
  return { are: 'there', file, first: marker.line + changed.shift, last: marker.end_line + changed.shift };
}

function findTextAnywhere(marker: ThreadMarker, files: readonly ChangedFile[]): ThreadLines | undefined {
  for (const file of files) {
    const lines = findLinesWithText(file, marker);
    if (lines !== undefined) return toLines(file, marker, lines);
  }
  return undefined;
}

/** Reports missing lines as gone only if some change that we saw can have removed them. */
function judgeMissingText(marker: ThreadMarker, files: readonly ChangedFile[], since: ChangesSince): ThreadLines {
  const comparison = since.get(marker.head);
  if (comparison === undefined || 'files' in comparison) return { are: 'gone' };
  const { isRewritten, sinceReview } = comparison;
  const isHidden = files.some(({ hunks, status }) => hunks === undefined && status !== 'removed');
  if (!isRewritten || isHidden) return { are: 'unknown' };
  if (sinceReview === undefined || marker.side === 'old') return { are: 'gone' };
  // If the changes since the last round removed the lines, the old side shows them.
  const isShown = sinceReview.files.some((file) => findLinesWithText(file, marker, 'old') !== undefined);
  return { are: isShown ? 'gone' : 'unknown' };
}

/** Returns undefined without a comparison, and on the old side, whose line numbers change with the base. */
function findChangeSince({ head, path, side, line, end_line }: ThreadMarker, since: ChangesSince) {
  const changes = since.get(head);
  if (side === 'old' || changes === undefined || !('files' in changes)) return undefined;
  const file = changes.files.find((one) => formerPath(one) === path) ?? changes.files.find((one) => one.path === path);
  if (file === undefined) return { path, shift: 0 };
  if (file.status === 'removed') return 'removed';
  const lines = (file.hunks ?? []).flat();
  const additions = listAdditions(file);
  const shown = lines.filter(({ oldLine = 0 }) => oldLine >= line && oldLine <= end_line);
  const removed = shown.filter(({ kind }) => kind === 'removed').length;
  const count = end_line - line + 1;
  const isChanged = removed > 0 || additions.some(({ after }) => after >= line && after < end_line);
  if (isChanged && (shown.length === count || removed * 2 >= count)) return 'removed';
  const added = additions.filter(({ after, hunkStart }) => after < line && hunkStart <= line).length;
  const dropped = lines.filter(({ kind, oldLine = 0 }) => kind === 'removed' && oldLine < line).length;
  return { path: file.path, shift: added - dropped };
}

/** For each added line, `after` is the old line before it, or 0 at the start of a hunk. */
function listAdditions({ hunks = [] }: ChangedFile) {
  return hunks.flatMap((hunk) => {
    const hunkStart = hunk[0]?.oldLine ?? 0;
    let after = 0;
    return hunk.flatMap(({ kind, oldLine }) => {
      after = oldLine ?? after;
      return kind === 'added' ? [{ after, hunkStart }] : [];
    });
  });
}

/** If several threads end up on the same lines, those whose original lines were removed count as gone. */
export function locateThreads(threads: readonly OwnThread[], changes: ReviewedChanges, since: ChangesSince) {
  const findLines = findThreadLines(changes, since);
  const all = threads.map((thread) => {
    const lines = findLines(thread);
    const span = lines.are === 'there' ? [lines.file.path, thread.marker.side, lines.first, lines.last] : [];
    return { thread, lines, key: JSON.stringify(span), isRemoved: findChangeSince(thread.marker, since) === 'removed' };
  });
  const keptSpans = new Set(all.flatMap(({ key, isRemoved }) => (isRemoved ? [] : key)));
  return all.map(({ thread, lines, key, isRemoved }): Pick<KnownThread, 'thread' | 'lines'> => {
    const isClaimed = lines.are === 'there' && isRemoved && keptSpans.has(key);
    return { thread, lines: isClaimed ? { are: 'gone' } : lines };
  });
}

/** Includes the fingerprint with the path before a rename. */
export function listFingerprints(placement: PlaceInDiff, side: Finding['side']): readonly string[] {
  return [toFingerprint(placement, side), toFingerprint(placement, side, formerPath(placement.file))];
}

/** Requires an overlap of half the lines, because an intern rarely names exactly the same lines twice. */
export function isOnLines({ line, end_line, side, path }: Finding, marker: ThreadMarker, lines: ThreadLines): boolean {
  if (lines.are !== 'there' || side !== marker.side || path !== lines.file.path) return false;
  const overlap = Math.min(end_line, lines.last) - Math.max(line, lines.first) + 1;
  const union = Math.max(end_line, lines.last) - Math.min(line, lines.first) + 1;
  return overlap * 2 >= union;
}

/** Returns undefined for a copy: the original file still exists. */
function formerPath({ status, previousPath }: ChangedFile): string | undefined {
  return status === 'renamed' ? previousPath : undefined;
}

export interface KnownThread {
  readonly thread: OwnThread;
  readonly lines: ThreadLines;
  readonly state: ThreadState;
}

/** Assigns each finding to a thread on its lines: with the same title, else without a finding so far, else any. */
export function placeFindings(
  findings: readonly Finding[],
  files: readonly ChangedFile[],
  threads: readonly KnownThread[],
) {
  const changed = mapByPath(files);
  const onThreads = new Map<OwnThread, PlacedFinding[]>();
  const fresh: PlacedFinding[] = [];
  for (const finding of findings) {
    const placement = locate(finding, changed);
    const near = placement.in === 'diff' ? findMatches(finding, placement, threads) : [];
    const thread =
      near.find(({ marker }) => marker.title === finding.title) ?? near.find((one) => !onThreads.has(one)) ?? near[0];
    const placed = { finding, placement };
    if (thread === undefined) fresh.push(placed);
    else onThreads.set(thread, [...(onThreads.get(thread) ?? []), placed]);
  }
  return { onThreads, fresh };
}

/** Returns the threads on exactly these lines, else those that share most of their lines. */
function findMatches(finding: Finding, placement: PlaceInDiff, threads: readonly KnownThread[]): readonly OwnThread[] {
  const fingerprints = listFingerprints(placement, finding.side);
  const same = threads.filter(({ thread }) => fingerprints.includes(thread.marker.fingerprint));
  // A settled thread covers only its exact lines: nobody has decided on a finding next to them.
  const near = threads.filter(
    ({ thread, lines, state }) => state.is !== 'settled' && isOnLines(finding, thread.marker, lines),
  );
  // Prefer a thread that is already as severe: it needs no new answer.
  const asSevere = near.filter(({ thread }) => isAtLeast(thread.severity, finding.severity));
  return ([same, asSevere, near].find((some) => some.length > 0) ?? []).map(({ thread }) => thread);
}
