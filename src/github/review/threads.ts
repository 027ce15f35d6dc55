// Finds the state of earlier threads, their lines in the current diff, and the findings on those lines.
import { type ChangedFile, type DiffLine, locate, mapByPath, numberOn, type PlaceInDiff } from '../../findings/diff.ts';
import { type Finding, isAtLeast } from '../../findings/finding.ts';
import { findFingerprints, findLinesWithText, fingerprintOf } from '../../findings/fingerprint.ts';
import type { PlacedFinding } from '../../findings/review.ts';
import type { ReviewedChanges } from './changed-files.ts';
import type { Memory, OwnThread } from './memory.ts';
import type { ThreadMarker } from './review-marker.ts';

/** `closed`: we reported the finding as gone. `hidden`: resolved by somebody who may not settle it, so it is open. */
export type ThreadState =
  | { readonly is: 'open' | 'settled' | 'closed' }
  | { readonly is: 'hidden'; readonly by: string | undefined };

/** The author of a pull request from a fork settles nothing, although GitHub lets any author resolve threads. */
export function stateOf(
  { isResolved, resolvedBy, lastAnswer }: OwnThread,
  memory: Memory,
  mayWrite: ReadonlySet<string>,
): ThreadState {
  const isByUs = resolvedBy === undefined || resolvedBy === memory.ownLogin;
  if (lastAnswer === 'gone' && (!isResolved || isByUs)) return { is: 'closed' };
  if (!isResolved) return { is: 'open' };
  const isStranger = memory.isFromFork && resolvedBy === memory.author;
  if (resolvedBy !== undefined && !isStranger && mayWrite.has(resolvedBy)) return { is: 'settled' };
  return { is: 'hidden', by: resolvedBy };
}

/** Tells whether somebody replied to us: then we must not resolve the thread by ourselves. */
export function isConversation({ writers }: OwnThread, { author }: Memory, mayWrite: ReadonlySet<string>): boolean {
  return writers === 'unknown' || writers.some((login) => login === author || mayWrite.has(login));
}

/** Puts those who resolved threads first: there are few, while anybody can write in a thread. */
export function peopleIn(threads: readonly Pick<OwnThread, 'resolvedBy' | 'writers'>[]): readonly string[] {
  const resolved = threads.flatMap(({ resolvedBy }) => resolvedBy ?? []);
  const wrote = threads.flatMap(({ writers }) => (writers === 'unknown' ? [] : writers));
  return [...new Set([...resolved, ...wrote])];
}

/** `unknown`: GitHub has no diff of the file, or did not list the file. */
export type ThreadLines =
  | { readonly are: 'there'; readonly file: ChangedFile; readonly first: number; readonly last: number }
  | { readonly are: 'gone' | 'unknown' };

/** What a thread falls back on if no comparison leads from its commit to the reviewed one. */
export interface Unfollowed {
  /** False also if nobody asked, or GitHub did not tell. */
  readonly isRewritten: boolean;
  /** The changes since the last round; undefined: take the whole diff. */
  readonly sinceReview: ReviewedChanges | undefined;
}

export type ChangesSince = ReadonlyMap<string, ReviewedChanges | Unfollowed>;

/** Follows the changes since the thread's commit: a rename moves lines, and added lines between them remove none. */
export function findThreadLines(
  { files, isWhole }: ReviewedChanges,
  since: ChangesSince = new Map(),
): (thread: OwnThread) => ThreadLines {
  const known = new Map<string, ReadonlyMap<string, readonly DiffLine[]>>();
  const linesIn = (file: ChangedFile, { side, path, line, end_line }: ThreadMarker) => {
    const count = end_line - line + 1;
    const key = JSON.stringify([file.path, side, count, path]);
    const found = known.get(key) ?? new Map(findFingerprints(file, side, count, path));
    known.set(key, found);
    return found;
  };
  return ({ marker }) => {
    const file = files.find(({ path }) => path === marker.path) ?? files.find((one) => formerPath(one) === marker.path);
    if (file === undefined) return isWhole ? unlessKept(marker, files, since) : { are: 'unknown' };
    if (file.hunks === undefined) return { are: 'unknown' };
    const lines = linesIn(file, marker).get(marker.fingerprint);
    return lines === undefined ? unlessKept(marker, files, since) : there(file, marker, lines);
  };
}

function there(file: ChangedFile, { side }: ThreadMarker, lines: readonly DiffLine[]): ThreadLines {
  const [first = 0] = lines.map((line) => numberOn(side, line));
  return { are: 'there', file, first, last: first + lines.length - 1 };
}

/** Takes lines for gone, unless the changes since the thread's commit keep them, or show too little. */
function unlessKept(marker: ThreadMarker, files: readonly ChangedFile[], since: ChangesSince): ThreadLines {
  const changed = changedSince(marker, since);
  if (changed === undefined) {
    const isLost = marker.side === 'old' || since.has(marker.head);
    return (isLost ? textAnywhere(marker, files) : undefined) ?? unlessUnseen(marker, files, since);
  }
  if (changed === 'removed') return { are: 'gone' };
  const file = files.find(({ path }) => path === changed.path);
  if (file?.hunks === undefined) return { are: 'unknown' };
  return { are: 'there', file, first: marker.line + changed.shift, last: marker.end_line + changed.shift };
}

function textAnywhere(marker: ThreadMarker, files: readonly ChangedFile[]): ThreadLines | undefined {
  for (const file of files) {
    const lines = findLinesWithText(file, marker);
    if (lines !== undefined) return there(file, marker, lines);
  }
  return undefined;
}

/** Takes lines for gone, unless no change that we saw explains that. */
function unlessUnseen(marker: ThreadMarker, files: readonly ChangedFile[], since: ChangesSince): ThreadLines {
  const followed = since.get(marker.head);
  if (followed === undefined || 'files' in followed) return { are: 'gone' };
  const { isRewritten, sinceReview } = followed;
  const isHidden = files.some(({ hunks, status }) => hunks === undefined && status !== 'removed');
  if (!isRewritten || isHidden) return { are: 'unknown' };
  if (sinceReview === undefined || marker.side === 'old') return { are: 'gone' };
  // The old side of the shown changes has the lines of the commit before.
  const isShown = sinceReview.files.some((file) => findLinesWithText(file, marker, 'old') !== undefined);
  return { are: isShown ? 'gone' : 'unknown' };
}

/** Returns undefined if nothing tells. A line's number on the old side does not hold in a later commit. */
function changedSince({ head, path, side, line, end_line }: ThreadMarker, since: ChangesSince) {
  const changes = since.get(head);
  if (side === 'old' || changes === undefined || !('files' in changes)) return undefined;
  const file = changes.files.find((one) => formerPath(one) === path) ?? changes.files.find((one) => one.path === path);
  if (file === undefined) return { path, shift: 0 };
  if (file.status === 'removed') return 'removed';
  const lines = (file.hunks ?? []).flat();
  const additions = additionsIn(file);
  const shown = lines.filter(({ oldLine = 0 }) => oldLine >= line && oldLine <= end_line);
  const removed = shown.filter(({ kind }) => kind === 'removed').length;
  const count = end_line - line + 1;
  const isChanged = removed > 0 || additions.some(({ after }) => after >= line && after < end_line);
  if (isChanged && (shown.length === count || removed * 2 >= count)) return 'removed';
  const added = additions.filter(({ after, hunkStart }) => after < line && hunkStart <= line).length;
  const dropped = lines.filter(({ kind, oldLine = 0 }) => kind === 'removed' && oldLine < line).length;
  return { path: file.path, shift: added - dropped };
}

/** Returns, for each added line, the old line before it: 0 at the start of a hunk. */
function additionsIn({ hunks = [] }: ChangedFile) {
  return hunks.flatMap((hunk) => {
    const hunkStart = hunk[0]?.oldLine ?? 0;
    let after = 0;
    return hunk.flatMap(({ kind, oldLine }) => {
      after = oldLine ?? after;
      return kind === 'added' ? [{ after, hunkStart }] : [];
    });
  });
}

/** If several threads claim the same lines, takes one whose own lines were removed for gone. */
export function linesOfThreads(threads: readonly OwnThread[], changes: ReviewedChanges, since: ChangesSince) {
  const linesOf = findThreadLines(changes, since);
  const all = threads.map((thread) => {
    const lines = linesOf(thread);
    const span = lines.are === 'there' ? [lines.file.path, thread.marker.side, lines.first, lines.last] : [];
    return { thread, lines, key: JSON.stringify(span), isRemoved: changedSince(thread.marker, since) === 'removed' };
  });
  const kept = new Set(all.flatMap(({ key, isRemoved }) => (isRemoved ? [] : key)));
  return all.map(({ thread, lines, key, isRemoved }): Pick<KnownThread, 'thread' | 'lines'> => {
    const isTaken = lines.are === 'there' && isRemoved && kept.has(key);
    return { thread, lines: isTaken ? { are: 'gone' } : lines };
  });
}

/** Includes the fingerprint by the path before a rename. */
export function fingerprintsOf(placement: PlaceInDiff, side: Finding['side']): readonly string[] {
  return [fingerprintOf(placement, side), fingerprintOf(placement, side, formerPath(placement.file))];
}

/** Demands that half of all their lines are common: an intern rarely names exactly the same lines again. */
export function isOnLines({ line, end_line, side, path }: Finding, marker: ThreadMarker, lines: ThreadLines): boolean {
  if (lines.are !== 'there' || side !== marker.side || path !== lines.file.path) return false;
  const common = Math.min(end_line, lines.last) - Math.max(line, lines.first) + 1;
  const either = Math.max(end_line, lines.last) - Math.min(line, lines.first) + 1;
  return common * 2 >= either;
}

/** Returns undefined for a copy, because its source is a separate file. */
function formerPath({ status, previousPath }: ChangedFile): string | undefined {
  return status === 'renamed' ? previousPath : undefined;
}

export interface KnownThread {
  readonly thread: OwnThread;
  readonly lines: ThreadLines;
  readonly state: ThreadState;
}

/** Of the threads on its lines, a finding gets the one with its title, else one that has no finding yet. */
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
    const on = placement.in === 'diff' ? threadsOn(finding, placement, threads) : [];
    const thread =
      on.find(({ marker }) => marker.title === finding.title) ?? on.find((one) => !onThreads.has(one)) ?? on[0];
    const found = { finding, placement };
    if (thread === undefined) fresh.push(found);
    else onThreads.set(thread, [...(onThreads.get(thread) ?? []), found]);
  }
  return { onThreads, fresh };
}

/** Returns the threads on exactly these lines, else those that share most of their lines. */
function threadsOn(finding: Finding, placement: PlaceInDiff, threads: readonly KnownThread[]): readonly OwnThread[] {
  const fingerprints = fingerprintsOf(placement, finding.side);
  const same = threads.filter(({ thread }) => fingerprints.includes(thread.marker.fingerprint));
  // A person settles only the exact lines of a thread: a finding on the next line is still undecided.
  const near = threads.filter(
    ({ thread, lines, state }) => state.is !== 'settled' && isOnLines(finding, thread.marker, lines),
  );
  // Of several threads, prefer one that tells of something as bad, so that nothing new is said.
  const telling = near.filter(({ thread }) => isAtLeast(thread.severity, finding.severity));
  const found = [same, telling, near].find((some) => some.length > 0) ?? [];
  return found.map(({ thread }) => thread);
}
