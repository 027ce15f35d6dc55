// Finds the state of earlier threads, their lines in the current diff, and the findings on those lines.

import type { ChangedFile, DiffLine, PlaceInDiff } from '../../findings/diff.ts';
import { byPath, numberOn, placeOf } from '../../findings/diff.ts';
import type { Finding } from '../../findings/finding.ts';
import { isAtLeast } from '../../findings/finding.ts';
import { fingerprintOf, fingerprintsIn, linesWithText, type ThreadText } from '../../findings/fingerprint.ts';
import type { PlacedFinding } from '../../findings/review.ts';
import type { ReviewedChanges } from './changed-files.ts';
import type { Memory, OwnThread } from './memory.ts';
import type { ThreadMarker } from './review-marker.ts';

export type MayWrite = (login: string) => boolean;

export type ThreadState =
  | { readonly is: 'open' }
  | { readonly is: 'settled' }
  /** We reported that the finding is gone. */
  | { readonly is: 'closed' }
  /** Resolved by somebody who may not settle the thread, so it counts as open. */
  | { readonly is: 'hidden'; readonly by: string | undefined };

/** The author of a pull request from a fork settles nothing: GitHub lets any author resolve threads. */
export function stateOf(
  { isResolved, resolvedBy, lastAnswer }: OwnThread,
  memory: Memory,
  mayWrite: MayWrite,
): ThreadState {
  const isByUs = resolvedBy === undefined || resolvedBy === memory.ownLogin;
  if (lastAnswer === 'gone' && (!isResolved || isByUs)) return { is: 'closed' };
  if (!isResolved) return { is: 'open' };
  const isStranger = memory.isFromFork && resolvedBy === memory.author;
  if (resolvedBy !== undefined && !isStranger && mayWrite(resolvedBy)) return { is: 'settled' };
  return { is: 'hidden', by: resolvedBy };
}

/** Somebody replied to us, so we may not resolve the thread alone. */
export function isConversation({ writers }: OwnThread, { author }: Memory, mayWrite: MayWrite): boolean {
  return writers === 'unknown' || writers.some((login) => login === author || mayWrite(login));
}

/** Puts those who resolved threads first, because anybody can write in one. */
export function peopleIn(threads: readonly Pick<OwnThread, 'resolvedBy' | 'writers'>[]): readonly string[] {
  const resolved = threads.flatMap(({ resolvedBy }) => resolvedBy ?? []);
  const wrote = threads.flatMap(({ writers }) => (writers === 'unknown' ? [] : writers));
  return [...new Set([...resolved, ...wrote])];
}

export type ThreadLines =
  | { readonly are: 'there'; readonly file: ChangedFile; readonly first: number; readonly last: number }
  /** The lines changed since, or left the diff. */
  | { readonly are: 'gone' }
  /** GitHub gives no diff of the file, or did not list it. */
  | { readonly are: 'unknown' };

/** No comparison leads from a thread's commit to the reviewed one. */
export interface Unfollowed {
  /** False if nobody asked, or GitHub did not tell. */
  readonly isRewritten: boolean;
  /** The changes since the last round; undefined: the whole diff. */
  readonly sinceReview: ReviewedChanges | undefined;
}

export type ChangesSince = ReadonlyMap<string, ReviewedChanges | Unfollowed>;

/** A rename moves lines, and lines added in between remove none: changes since the thread's commit tell. */
export function findThreadLines(
  { files, isWhole }: ReviewedChanges,
  since: ChangesSince = new Map(),
): (thread: OwnThread) => ThreadLines {
  const known = new Map<string, ReadonlyMap<string, { readonly first: number; readonly last: number }>>();
  const spansIn = (file: ChangedFile, marker: ThreadMarker) => {
    const { side, path } = marker;
    const count = marker.end_line - marker.line + 1;
    const key = JSON.stringify([file.path, side, count, path]);
    const spans =
      known.get(key) ??
      new Map(
        fingerprintsIn(file, side, count, path).map(({ fingerprint, lines }) => {
          return [fingerprint, spanOf(side, lines)];
        }),
      );
    known.set(key, spans);
    return spans;
  };
  return ({ marker }) => {
    const file = files.find(({ path }) => path === marker.path) ?? files.find((one) => formerPath(one) === marker.path);
    if (file === undefined) return isWhole ? unlessKept(marker, files, since) : { are: 'unknown' };
    if (file.hunks === undefined) return { are: 'unknown' };
    const span = spansIn(file, marker).get(marker.fingerprint);
    return span === undefined ? unlessKept(marker, files, since) : { are: 'there', file, ...span };
  };
}

/** Lines are gone, unless the changes since the thread's commit keep them, or show too little to judge. */
function unlessKept(marker: ThreadMarker, files: readonly ChangedFile[], since: ChangesSince): ThreadLines {
  const changed = marker.side === 'old' ? undefined : changedSince(marker, since);
  if (changed === undefined) {
    const isLost = marker.side === 'old' || since.has(marker.head);
    return (isLost ? textAnywhere(marker, files) : undefined) ?? unlessUnseen(marker, files, since);
  }
  if (changed.is === 'removed') return { are: 'gone' };
  const file = files.find(({ path }) => path === changed.path);
  if (file?.hunks === undefined) return { are: 'unknown' };
  return { are: 'there', file, first: marker.line + changed.shift, last: marker.end_line + changed.shift };
}

function textAnywhere(marker: ThreadMarker, files: readonly ChangedFile[]): ThreadLines | undefined {
  const { side } = marker;
  for (const file of files) {
    const lines = linesWithText(file, textOf(marker));
    if (lines === undefined) continue;
    return { are: 'there', file, ...spanOf(side, lines) };
  }
  return undefined;
}

function spanOf(side: Finding['side'], lines: readonly DiffLine[]): { readonly first: number; readonly last: number } {
  const [first = 0, last = first] = [lines[0], lines.at(-1)].map((line) => line && numberOn(side, line));
  return { first, last };
}

function textOf({ fingerprint, text, side, path, line, end_line }: ThreadMarker): ThreadText {
  return { fingerprint, text, side, path, count: end_line - line + 1 };
}

/** Lines are gone, unless no change that we saw explains it. */
function unlessUnseen(marker: ThreadMarker, files: readonly ChangedFile[], since: ChangesSince): ThreadLines {
  const followed = since.get(marker.head);
  if (followed === undefined || 'files' in followed) return { are: 'gone' };
  const { isRewritten, sinceReview } = followed;
  const isHidden = files.some(({ hunks, status }) => hunks === undefined && status !== 'removed');
  if (!isRewritten || isHidden) return { are: 'unknown' };
  if (sinceReview === undefined || marker.side === 'old') return { are: 'gone' };
  // The old side of the shown changes has the previous commit's lines.
  const isShown = sinceReview.files.some((file) => linesWithText(file, textOf(marker), 'old') !== undefined);
  return { are: isShown ? 'gone' : 'unknown' };
}

/** Undefined if nothing tells what happened since the thread's commit. */
type ChangedSince = { readonly is: 'removed' } | { readonly is: 'kept'; readonly path: string; readonly shift: number };

function changedSince({ head, path, line, end_line }: ThreadMarker, since: ChangesSince): ChangedSince | undefined {
  const changes = since.get(head);
  if (changes === undefined || !('files' in changes)) return undefined;
  const file = changes.files.find((one) => formerPath(one) === path) ?? changes.files.find((one) => one.path === path);
  if (file === undefined) return { is: 'kept', path, shift: 0 };
  if (file.status === 'removed') return { is: 'removed' };
  const before = (file.hunks ?? []).flat();
  const shown = before.filter(({ oldLine = 0 }) => oldLine >= line && oldLine <= end_line);
  const removed = shown.filter(({ kind }) => kind === 'removed').length;
  const count = end_line - line + 1;
  const isChanged = removed > 0 || addsWithin(file, line, end_line);
  if (isChanged && (shown.length === count || removed * 2 >= count)) return { is: 'removed' };
  return { is: 'kept', path: file.path, shift: shiftAt(file, line) };
}

/** Counts lines added before a line minus lines removed. */
function shiftAt(file: ChangedFile, line: number): number {
  let shift = 0;
  for (const hunk of file.hunks ?? []) {
    let before = 0;
    for (const { kind, oldLine } of hunk) {
      before = oldLine ?? before;
      if (kind === 'added' && before < line && (hunk[0]?.oldLine ?? 0) <= line) shift += 1;
      if (kind === 'removed' && before < line) shift -= 1;
    }
  }
  return shift;
}

/** Where several threads claim the same lines, one whose own lines were removed counts as gone. */
export function linesOfThreads(
  threads: readonly OwnThread[],
  changes: ReviewedChanges,
  since: ChangesSince,
): readonly ThreadLines[] {
  const all = threads.map(findThreadLines(changes, since));
  const keyOf = (lines: ThreadLines, { marker }: OwnThread): string | undefined =>
    lines.are === 'there' ? JSON.stringify([lines.file.path, marker.side, lines.first, lines.last]) : undefined;
  // Line numbers of the old side don't hold in a later commit.
  const isRemoved = ({ marker }: OwnThread): boolean =>
    marker.side === 'new' && changedSince(marker, since)?.is === 'removed';
  const kept = new Set(
    all.flatMap((lines, at) => {
      const thread = threads[at];
      return thread === undefined || isRemoved(thread) ? [] : (keyOf(lines, thread) ?? []);
    }),
  );
  return all.map((lines, at) => {
    const thread = threads[at];
    const key = thread && keyOf(lines, thread);
    return thread !== undefined && key !== undefined && kept.has(key) && isRemoved(thread) ? { are: 'gone' } : lines;
  });
}

function addsWithin(file: ChangedFile, first: number, last: number): boolean {
  return (file.hunks ?? []).some((hunk) => {
    let before = 0;
    return hunk.some(({ kind, oldLine }) => {
      before = oldLine ?? before;
      return kind === 'added' && before >= first && before < last;
    });
  });
}

/** Includes the fingerprint with the path before a rename. */
export function fingerprintsOf(placement: PlaceInDiff, side: Finding['side']): readonly string[] {
  return [fingerprintOf(placement, side), fingerprintOf(placement, side, formerPath(placement.file))];
}

/** Half of the lines that either covers must be common: an intern rarely names exactly the same lines again. */
export function isOnLines({ line, endLine, side, path }: Finding, marker: ThreadMarker, lines: ThreadLines): boolean {
  if (lines.are !== 'there' || side !== marker.side || path !== lines.file.path) return false;
  const common = Math.min(endLine, lines.last) - Math.max(line, lines.first) + 1;
  const either = Math.max(endLine, lines.last) - Math.min(line, lines.first) + 1;
  return common * 2 >= either;
}

/** A copy's source is a separate file. */
function formerPath({ status, previousPath }: ChangedFile): string | undefined {
  return status === 'renamed' ? previousPath : undefined;
}

export interface KnownThread {
  readonly thread: OwnThread;
  readonly lines: ThreadLines;
  readonly state: ThreadState;
}

/** Prefers the thread with the same title among those on the same lines, else one without a finding so far. */
export function placeFindings(
  findings: readonly Finding[],
  files: readonly ChangedFile[],
  threads: readonly KnownThread[],
) {
  const changed = byPath(files);
  const onThreads = new Map<OwnThread, PlacedFinding[]>();
  const fresh: PlacedFinding[] = [];
  for (const finding of findings) {
    const placement = placeOf(finding, changed);
    const found = { finding, placement };
    const on = placement.in === 'diff' ? threadsOn(finding, placement, threads) : [];
    const thread = pick(finding, on, onThreads);
    if (thread === undefined) fresh.push(found);
    else onThreads.set(thread, [...(onThreads.get(thread) ?? []), found]);
  }
  return { onThreads, fresh };
}

/** Takes threads on exactly these lines, else those that share most lines. */
function threadsOn(finding: Finding, placement: PlaceInDiff, threads: readonly KnownThread[]): readonly OwnThread[] {
  const fingerprints = fingerprintsOf(placement, finding.side);
  const same = threads.filter(({ thread }) => fingerprints.includes(thread.marker.fingerprint));
  // A person settles a thread's exact lines only: a finding on the next line is still undecided.
  const near = threads.filter(
    ({ thread, lines, state }) => state.is !== 'settled' && isOnLines(finding, thread.marker, lines),
  );
  if (same.length > 0) return same.map(({ thread }) => thread);
  // Overlapping lines may fit several threads: prefer one that already reports as much, so that nothing new is said.
  const telling = near.filter(({ thread }) => isAtLeast(thread.severity, finding.severity));
  return (telling.length > 0 ? telling : near).map(({ thread }) => thread);
}

function pick(
  { title }: Finding,
  threads: readonly OwnThread[],
  taken: ReadonlyMap<OwnThread, unknown>,
): OwnThread | undefined {
  return (
    threads.find(({ marker }) => marker.title === title) ?? threads.find((thread) => !taken.has(thread)) ?? threads[0]
  );
}
