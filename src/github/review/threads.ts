// Judges the state of our earlier threads, and assigns new findings to the threads on their lines.
import { type ChangedFile, locate, mapByPath, type PlaceInDiff } from '../../findings/diff.ts';
import type { Finding } from '../../findings/finding.ts';
import { toFingerprint } from '../../findings/fingerprint.ts';
import type { PlacedFinding } from '../../findings/review.ts';
import { isAtLeast } from '../../findings/verdict.ts';
import type { Memory, OwnThread } from './memory.ts';
import type { ThreadMarker } from './review-marker.ts';
import { formerPath, type LocatedThread, type ThreadLines } from './thread-lines.ts';

export interface KnownThread extends LocatedThread {
  readonly state: ThreadState;
}

/** `closed`: we reported the finding as gone. `hidden`: resolved by somebody who may not settle it, so it counts as open. */
export type ThreadState =
  | { readonly is: 'open' | 'settled' | 'closed' }
  | { readonly is: 'hidden'; readonly by: string | undefined };

/** The author of a pull request from a fork can't settle a thread, although GitHub lets any author resolve it. */
export function judgeState(
  { isResolved, resolvedBy, lastAnswer }: OwnThread,
  memory: Memory,
  loginsWithAccess: ReadonlySet<string>,
): ThreadState {
  const mayBeOurs = resolvedBy === undefined || resolvedBy === memory.ownLogin;
  if (lastAnswer === 'gone' && (!isResolved || mayBeOurs)) return { is: 'closed' };
  if (!isResolved) return { is: 'open' };
  const isAuthorOfFork = memory.isFromFork && resolvedBy === memory.author;
  const maySettle = resolvedBy !== undefined && !isAuthorOfFork && loginsWithAccess.has(resolvedBy);
  return maySettle ? { is: 'settled' } : { is: 'hidden', by: resolvedBy };
}

/** Tells whether the pull request's author or a person with write access may have replied. Then the thread stays open. */
export function isConversation({ commenters }: OwnThread, { author }: Memory, loginsWithAccess: ReadonlySet<string>) {
  return commenters === 'unknown' || commenters.some((login) => login === author || loginsWithAccess.has(login));
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
    const matches = placement.in === 'diff' ? findMatches(finding, placement, threads) : [];
    const thread =
      matches.find(({ marker }) => marker.title === finding.title) ??
      matches.find((one) => !onThreads.has(one)) ??
      matches[0];
    const placed = { finding, placement };
    if (thread === undefined) fresh.push(placed);
    else onThreads.set(thread, [...(onThreads.get(thread) ?? []), placed]);
  }
  return { onThreads, fresh };
}

/** Returns the threads on exactly these lines, else those that share at least half of the lines. */
function findMatches(finding: Finding, placement: PlaceInDiff, threads: readonly KnownThread[]): readonly OwnThread[] {
  const fingerprints = listFingerprints(placement, finding.side);
  const same = threads.filter(({ thread }) => fingerprints.includes(thread.marker.fingerprint));
  // A settled thread covers only its exact lines: nobody has decided on a finding next to them.
  const near = threads.filter(
    ({ thread, lines, state }) => state.is !== 'settled' && isOnLines(finding, thread.marker, lines),
  );
  // Prefer a thread that is already as severe: it needs no new answer.
  const asSevere = near.filter(({ thread }) => isAtLeast(thread.severity, finding.severity));
  return ([same, asSevere, near].find((group) => group.length > 0) ?? []).map(({ thread }) => thread);
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
