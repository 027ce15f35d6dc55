// Plans a review round from earlier threads and new findings: new threads, answers, the table of findings, the verdict.
import { cutText } from '../../findings/contract.ts';
import { compareSeverity, type FailAt, isAtLeast, type Severity, toVerdict } from '../../findings/finding.ts';
import { digestText, isApplied, toFingerprint, toSuggestedLines } from '../../findings/fingerprint.ts';
import type { FindingRow, PlacedFinding, Review } from '../../findings/review.ts';
import { counted } from '../../wording.ts';
import type { ReviewedChanges } from './changed-files.ts';
import type { Memory, OwnThread } from './memory.ts';
import type { ThreadMarker } from './review-marker.ts';
import { type ChangesSince, locateThreads } from './thread-lines.ts';
import { isConversation, judgeState, type KnownThread, placeFindings } from './threads.ts';

export function numberRound({ reviews }: Memory, head: string): number {
  return reviews.find((review) => review.head === head)?.round ?? Math.max(0, ...reviews.map(({ round }) => round)) + 1;
}

export function planRound(facts: RoundFacts) {
  const { memory, head, review, rules } = facts;
  const threads = locateThreads(memory.threads, facts.changes, facts.since).map((known) => {
    return { ...known, state: judgeState(known.thread, memory, facts.loginsWithAccess) };
  });
  const { onThreads, fresh } = placeFindings(review.findings, facts.changes.files, threads);
  const round = numberRound(memory, head);
  const { opened, unthreaded, ...opening } = planThreads(fresh, memory, { head, round, rules });
  const outcomes = threads.map((known) => {
    const findings = onThreads.get(known.thread);
    return findings === undefined ? judgeMissing(known, facts) : judgeRepeated(known, findings, rules);
  });
  const leftOut = review.leftOut === undefined ? [] : [{ severity: review.leftOut.worst }];
  // For a finding that a person settled, an intern can't request changes again.
  const isSettled = outcomes.flatMap(({ settled }) => settled).some((severity) => isAtLeast(severity, rules.failAt));
  const verdict = {
    tally: [...outcomes.flatMap(({ tally }) => tally), ...opening.tally, ...leftOut],
    unreadable: review.unreadable,
    internVerdict: review.internVerdict === 'changes' && isSettled ? 'pass' : review.internVerdict,
    failAt: rules.failAt,
  };
  const isUnsure = verdict.unreadable > 0 || verdict.internVerdict === 'unsure' || toVerdict(verdict) === 'unsure';
  // The next round would not know these findings: no thread has them yet, or none as severe.
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
    isPartial: isUnsure || unsaved.some(({ severity }) => isAtLeast(severity, rules.failAt)),
    /** In plain text. */
    remarks: limitRemarks(outcomes.flatMap(({ remarks }) => remarks)),
  };
}

function worstFirst(a: Pick<FindingRow, 'finding'>, b: Pick<FindingRow, 'finding'>): number {
  return compareSeverity(a.finding, b.finding);
}

interface ThreadOutcome {
  readonly rows: readonly FindingRow[];
  readonly tally: readonly { readonly severity: Severity }[];
  /** The part of `tally` that is more severe than the thread says. */
  readonly worse: readonly { readonly severity: Severity }[];
  readonly answers: readonly ThreadAnswer[];
  readonly remarks: readonly string[];
  /** Severities of repeated findings that a person settled. They do not count. */
  readonly settled: readonly Severity[];
}

const noOutcome: ThreadOutcome = { rows: [], tally: [], worse: [], answers: [], remarks: [], settled: [] };

function judgeRepeated(known: KnownThread, findings: readonly PlacedFinding[], { failAt }: RoundRules): ThreadOutcome {
  const { thread, state } = known;
  const { severity, url, isResolved } = thread;
  const isReopened = state.is === 'closed' || state.is === 'hidden';
  const isWorse = ({ finding }: PlacedFinding): boolean =>
    finding.severity !== severity && isAtLeast(finding.severity, severity);
  const worst = findings.filter(isWorse).toSorted(worstFirst);
  const worse = worst.map(({ finding }) => finding);
  const toFate = (one: PlacedFinding): 'new' | 'known' | 'settled' => {
    if (isReopened) return 'new';
    if (state.is === 'open') return 'known';
    return isWorse(one) ? 'new' : 'settled';
  };
  const reply = findUnreported(thread, worst[0]) ?? (isReopened && thread.lastAnswer !== 'again' ? 'again' : undefined);
  const isFailing = worse.some((one) => isAtLeast(one.severity, failAt));
  const action = isResolved && (isReopened || isFailing) ? 'unresolve' : undefined;
  return {
    rows: findings.map((one) => ({ finding: one.finding, fate: { is: toFate(one) }, url })),
    tally: [...(state.is === 'settled' ? [] : [{ severity }]), ...worse],
    worse,
    answers: reply === undefined && action === undefined ? [] : [{ thread, reply, action }],
    remarks: writeRemarks(known),
    settled: state.is === 'settled' ? findings.map(({ finding }) => finding.severity) : [],
  };
}

/** Returns undefined if an answer in the resolved thread has already reported this severity. */
function findUnreported({ isResolved, answeredSeverity }: OwnThread, worst: PlacedFinding | undefined) {
  if (!isResolved || answeredSeverity === undefined || worst === undefined) return worst;
  return isAtLeast(answeredSeverity, worst.finding.severity) ? undefined : worst;
}

/** Judges a finding that was not repeated: gone only if its lines are, or if its suggestion was committed. */
function judgeMissing(known: KnownThread, { memory, loginsWithAccess, head }: RoundFacts): ThreadOutcome {
  const { thread, lines, state } = known;
  if (state.is === 'settled' || state.is === 'closed') return noOutcome;
  const { marker, severity, url, isResolved, lastAnswer } = thread;
  const { suggested } = marker;
  const finding = { ...marker, severity };
  const isCommitted = suggested !== undefined && lines.are === 'there' && isApplied(suggested, lines.file, lines.first);
  // This review can't judge commits that were pushed later.
  const isGone = (lines.are === 'gone' || isCommitted) && memory.head === head;
  if (!isGone) {
    const rows: FindingRow[] = [{ finding, fate: { is: 'known' }, url }];
    return { ...noOutcome, rows, tally: [{ severity }], remarks: writeRemarks(known) };
  }
  if (lastAnswer === 'gone') return noOutcome; // already answered, in a thread that somebody else resolved
  const mayResolve = !isResolved && !isConversation(thread, memory, loginsWithAccess);
  return {
    ...noOutcome,
    rows: [{ finding, fate: { is: 'gone' }, url }],
    answers: [{ thread, reply: isCommitted ? 'committed' : 'gone', action: mayResolve ? 'resolve' : undefined }],
  };
}

function writeRemarks({ thread: { marker }, state }: KnownThread): readonly string[] {
  if (state.is !== 'hidden') return [];
  const by = state.by === undefined ? 'Somebody whose account is not known' : `"${state.by}"`;
  return [
    `${by} resolved the thread at ${cutText(marker.path, 200)}:${marker.line}, but has no permission to settle it, so it counts as open.`,
  ];
}

const maxRemarks = 10;

/** Limits the remarks, because the author of a pull request can resolve any number of threads. */
function limitRemarks(remarks: readonly string[]): readonly string[] {
  const omitted = remarks.length - maxRemarks;
  if (omitted <= 0) return remarks;
  return [
    ...remarks.slice(0, maxRemarks),
    `For the same reason, these count as open too: ${counted(omitted, 'more thread')}.`,
  ];
}

export interface RoundFacts {
  readonly memory: Memory;
  /** Logins of people in the threads who may write to the repository. */
  readonly loginsWithAccess: ReadonlySet<string>;
  readonly head: string;
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

export interface NewThread {
  readonly placed: PlacedFinding;
  readonly marker: ThreadMarker;
}

export interface ThreadAnswer {
  readonly thread: OwnThread;
  /** `committed`: gone because its suggestion was committed. A finding: now worse than the thread says. */
  readonly reply: 'gone' | 'committed' | 'again' | PlacedFinding | undefined;
  readonly action: 'resolve' | 'unresolve' | undefined;
}

export type RoundPlan = ReturnType<typeof planRound>;

export interface RoundTexts {
  /** `inBody` has findings whose thread GitHub refused. */
  review(plan: RoundPlan, inBody: readonly PlacedFinding[]): string;
  thread(found: PlacedFinding): string;
  answer(found: PlacedFinding): string;
  unthreaded(found: PlacedFinding): string;
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
  const seenKeys = new Set<string>();
  for (const placed of fresh.toSorted(worstFirst)) {
    const { finding, placement } = placed;
    if (placement.in === 'elsewhere') {
      rows.push({ finding, fate: { is: 'elsewhere', why: placement.why } });
      unthreaded.push(placed);
      continue;
    }
    const { path, side, line, end_line, severity, title } = finding;
    const fingerprint = toFingerprint(placement, side);
    const key = JSON.stringify([fingerprint, title]);
    if (seenKeys.has(key)) continue; // a duplicate within one answer
    seenKeys.add(key);
    if (!isAtLeast(severity, floor)) rows.push({ finding, fate: { is: 'below-floor' } });
    else if (openedBefore + opened.length >= maxFindings) {
      rows.push({ finding, fate: { is: 'beyond-max' } });
      unthreaded.push(placed);
    } else {
      const lines = { fingerprint, text: digestText(placement.lines, side), path, side, line, end_line };
      const suggested = toSuggestedLines(finding, placement);
      opened.push({ placed, marker: { kind: 'finding', tag, head, ...lines, severity, title, suggested } });
      rows.push({ finding, fate: { is: 'new' } });
    }
  }
  return { opened, unthreaded, rows, tally: fresh.map(({ finding }) => finding) };
}
