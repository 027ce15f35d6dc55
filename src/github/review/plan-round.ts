// Plans a review round from earlier threads and new findings: new threads, answers, the table of findings, the verdict.
import type { PlaceInDiff } from '../../findings/diff.ts';
import type { Finding, Severity } from '../../findings/finding.ts';
import { digestText, toFingerprint, toSuggestedLines } from '../../findings/fingerprint.ts';
import type { Fate, FindingRow, PlacedFinding, Review } from '../../findings/review.ts';
import { type FailAt, isAtLeast, toVerdict } from '../../findings/verdict.ts';
import type { ReviewedChanges } from './changed-files.ts';
import type { Memory } from './memory.ts';
import type { ThreadMarker } from './review-marker.ts';
import { type ChangesSince, locateThreads } from './thread-lines.ts';
import { judgeMissing, judgeRepeated, limitRemarks, type OutcomeFacts, worstFirst } from './thread-outcome.ts';
import { judgeState, placeFindings } from './threads.ts';

export interface RoundFacts extends OutcomeFacts {
  readonly changes: ReviewedChanges;
  readonly since: ChangesSince;
  readonly review: Review;
  readonly rules: RoundRules;
}

/** Explained in docs/review.md, "Rounds". */
export interface RoundRules {
  readonly tag: string;
  /** The lowest severity that opens a thread, for each round; the last entry is for all later rounds. */
  readonly severityFloor: readonly Severity[];
  readonly maxFindings: number;
  readonly failAt: FailAt;
}

export type RoundPlan = ReturnType<typeof planRound>;

export function planRound(facts: RoundFacts) {
  const { memory, head, review, rules } = facts;
  const { failAt } = rules;
  const round = numberRound(memory, head);
  const threads = locateThreads(memory.threads, facts.changes, facts.since).map((located) => {
    return { ...located, state: judgeState(located.thread, memory, facts.loginsWithAccess) };
  });
  const { onThreads, fresh } = placeFindings(review.findings, facts.changes.files, threads);
  const { opened, unthreaded, ...opening } = planThreads(fresh, memory, { head, round, rules });
  const outcomes = threads.map((known) => {
    const findings = onThreads.get(known.thread);
    return findings === undefined ? judgeMissing(known, facts) : judgeRepeated(known, findings, failAt);
  });
  const leftOut = review.leftOut === undefined ? [] : [{ severity: review.leftOut.worst }];
  // Once a person has settled a finding that comes again, the intern's verdict "changes" no longer counts.
  const isSettled = outcomes.flatMap(({ settled }) => settled).some((severity) => isAtLeast(severity, failAt));
  const internVerdict = review.internVerdict === 'changes' && isSettled ? 'pass' : review.internVerdict;
  const { unreadable } = review;
  const tally = [...outcomes.flatMap((one) => one.tally), ...opening.tally, ...leftOut];
  const verdict = { tally, unreadable, internVerdict, failAt };
  const isUnsure = unreadable > 0 || internVerdict === 'unsure' || toVerdict(verdict) === 'unsure';
  // The next round would not know these findings: they have no thread, or a thread with a lower severity.
  const unsaved = [...unthreaded.map(({ finding }) => finding), ...outcomes.flatMap(({ worse }) => worse), ...leftOut];
  return {
    /** Counted from 1. A head that was reviewed before keeps its round. */
    round,
    previous: memory.reviews.find((one) => one.head === head),
    opened,
    /** New findings for the body of the review, the worst first. */
    unthreaded,
    answers: outcomes.flatMap(({ answers }) => answers),
    rows: [...outcomes.flatMap(({ rows }) => rows), ...opening.rows].toSorted(worstFirst),
    verdict,
    isPartial: isUnsure || unsaved.some(({ severity }) => isAtLeast(severity, failAt)),
    /** In plain text. */
    remarks: limitRemarks(outcomes.flatMap(({ remarks }) => remarks)),
  };
}

export function numberRound({ reviews }: Memory, head: string): number {
  return reviews.find((review) => review.head === head)?.round ?? Math.max(0, ...reviews.map(({ round }) => round)) + 1;
}

export interface NewThread {
  readonly placed: PlacedFinding;
  readonly marker: ThreadMarker;
}

export function planThreads(
  fresh: readonly PlacedFinding[],
  memory: Memory,
  { head, round, rules }: { readonly head: string; readonly round: number; readonly rules: RoundRules },
) {
  const { tag, severityFloor, maxFindings } = rules;
  const floor = severityFloor[Math.min(round, severityFloor.length) - 1] ?? 'note';
  const openedBefore = memory.threads.filter(({ marker }) => marker.head === head).length;
  const opened: NewThread[] = [];
  const unthreaded: PlacedFinding[] = [];
  const rows: FindingRow[] = [];
  const toFate = ({ finding, placement }: PlacedFinding): Fate => {
    if (placement.in === 'elsewhere') return { is: 'elsewhere', why: placement.why };
    if (!isAtLeast(finding.severity, floor)) return { is: 'below-floor' };
    return { is: openedBefore + opened.length < maxFindings ? 'new' : 'beyond-max' };
  };
  for (const placed of dropDuplicates(fresh.toSorted(worstFirst))) {
    const { finding, placement } = placed;
    const fate = toFate(placed);
    rows.push({ finding, fate });
    if (fate.is === 'new' && placement.in === 'diff') {
      opened.push({ placed, marker: { kind: 'finding', tag, head, ...toMarkedFinding(finding, placement) } });
    } else if (fate.is !== 'below-floor') unthreaded.push(placed);
  }
  return { opened, unthreaded, rows, tally: fresh.map(({ finding }) => finding) };
}

/** Of findings in the diff with the same title and lines, keeps the first: an intern may repeat a finding. */
function dropDuplicates(findings: readonly PlacedFinding[]): readonly PlacedFinding[] {
  const seenKeys = new Set<string>();
  return findings.filter(({ finding: { side, title }, placement }) => {
    if (placement.in === 'elsewhere') return true;
    const key = JSON.stringify([toFingerprint(placement, side), title]);
    const isNew = !seenKeys.has(key);
    seenKeys.add(key);
    return isNew;
  });
}

function toMarkedFinding(finding: Finding, placement: PlaceInDiff) {
  const { path, side, line, end_line, severity, title } = finding;
  const lines = { fingerprint: toFingerprint(placement, side), text: digestText(placement.lines, side) };
  return { ...lines, path, side, line, end_line, severity, title, suggested: toSuggestedLines(finding, placement) };
}

export interface RoundTexts {
  /** `inBody` has findings whose thread GitHub refused. */
  review(plan: RoundPlan, inBody: readonly PlacedFinding[]): string;
  thread(found: PlacedFinding): string;
  answer(found: PlacedFinding): string;
  unthreaded(found: PlacedFinding): string;
}
