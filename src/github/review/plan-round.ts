// Plans a round from earlier threads and new findings: the texts, what becomes of each finding, and the verdict.
import { cutText } from '../../findings/contract.ts';
import {
  bySeverity,
  type FailAt,
  isAtLeast,
  type Severity,
  toVerdict,
  type VerdictFacts,
} from '../../findings/finding.ts';
import { fingerprintOf, isApplied, textDigestOf, toSuggestedLines } from '../../findings/fingerprint.ts';
import type { FindingRow, PlacedFinding, Review } from '../../findings/review.ts';
import type { ReviewedChanges } from './changed-files.ts';
import type { Memory, OwnThread } from './memory.ts';
import type { ThreadMarker } from './review-marker.ts';
import {
  type ChangesSince,
  isConversation,
  type KnownThread,
  linesOfThreads,
  placeFindings,
  stateOf,
} from './threads.ts';

export function roundOf({ reviews }: Memory, head: string): number {
  const same = reviews.find((review) => review.head === head);
  return same?.round ?? Math.max(0, ...reviews.map(({ round }) => round)) + 1;
}

export function planRound(facts: RoundFacts) {
  const { memory, head, review, rules } = facts;
  const threads = linesOfThreads(memory.threads, facts.changes, facts.since).map((known) => {
    return { ...known, state: stateOf(known.thread, memory, facts.mayWrite) };
  });
  const { onThreads, fresh } = placeFindings(review.findings, facts.changes.files, threads);
  const round = roundOf(memory, head);
  const { opened, unthreaded, ...opening } = openNew(fresh, memory, { head, round, rules });
  const outcomes = threads.map((known) => {
    const found = onThreads.get(known.thread);
    return found === undefined ? judgeUnfound(known, facts) : judgeFound(known, found, rules);
  });
  const leftOut = review.leftOut === undefined ? [] : [{ severity: review.leftOut.worst }];
  // If a person settled a finding, an intern can't request changes for it again.
  const isSettled = outcomes.flatMap(({ settled }) => settled).some((severity) => isAtLeast(severity, rules.failAt));
  const verdict: VerdictFacts = {
    tally: [...outcomes.flatMap(({ counts }) => counts), ...opening.counts, ...leftOut],
    unreadable: review.unreadable,
    internVerdict: review.internVerdict === 'changes' && isSettled ? 'pass' : review.internVerdict,
    failAt: rules.failAt,
  };
  const isUnsure = verdict.unreadable > 0 || verdict.internVerdict === 'unsure' || toVerdict(verdict) === 'unsure';
  const unkept = [...unthreaded.map(({ finding }) => finding), ...outcomes.flatMap(({ worse }) => worse), ...leftOut];
  return {
    /** Counted from 1; stays the same for a head that was reviewed before. */
    round,
    written: memory.reviews.find((one) => one.head === head),
    opened,
    /** New findings for the body of the review, the worst first. */
    unthreaded,
    answers: outcomes.flatMap(({ answers }) => answers),
    rows: [...outcomes.flatMap(({ rows }) => rows), ...opening.rows].toSorted(worstFirst),
    verdict,
    isPartial: isUnsure || unkept.some(({ severity }) => isAtLeast(severity, rules.failAt)),
    /** In plain text. */
    remarks: firstOf(outcomes.flatMap(({ remarks }) => remarks)),
  };
}

function worstFirst(one: Pick<FindingRow, 'finding'>, other: Pick<FindingRow, 'finding'>): number {
  return bySeverity(one.finding, other.finding);
}

interface ThreadOutcome {
  readonly rows: readonly FindingRow[];
  readonly counts: readonly { readonly severity: Severity }[];
  /** Those in `counts` that are more severe than the thread says. */
  readonly worse: readonly { readonly severity: Severity }[];
  readonly answers: readonly ThreadAnswer[];
  readonly remarks: readonly string[];
  /** The severities of findings that came again although a person settled them; they do not count. */
  readonly settled: readonly Severity[];
}

const nothing: ThreadOutcome = { rows: [], counts: [], worse: [], answers: [], remarks: [], settled: [] };

function judgeFound(known: KnownThread, found: readonly PlacedFinding[], { failAt }: RoundRules): ThreadOutcome {
  const { thread, state } = known;
  const { severity, url, isResolved } = thread;
  const isReopened = state.is === 'closed' || state.is === 'hidden';
  const isWorse = ({ finding }: PlacedFinding): boolean =>
    finding.severity !== severity && isAtLeast(finding.severity, severity);
  const worst = found.filter(isWorse).toSorted(worstFirst);
  const worse = worst.map(({ finding }) => finding);
  const fateOf = (one: PlacedFinding): 'new' | 'known' | 'settled' => {
    if (isReopened) return 'new';
    if (state.is === 'open') return 'known';
    return isWorse(one) ? 'new' : 'settled';
  };
  const says = sayWorse(thread, worst[0]) ?? (isReopened && thread.lastAnswer !== 'again' ? 'again' : undefined);
  const isFailing = worse.some((one) => isAtLeast(one.severity, failAt));
  const does = isResolved && (isReopened || isFailing) ? 'unresolve' : undefined;
  return {
    rows: found.map((one) => ({ finding: one.finding, fate: { is: fateOf(one) }, url })),
    counts: [...(state.is === 'settled' ? [] : [{ severity }]), ...worse],
    worse,
    answers: says === undefined && does === undefined ? [] : [{ thread, says, does }],
    remarks: remarksOn(known),
    settled: state.is === 'settled' ? found.map(({ finding }) => finding.severity) : [],
  };
}

/** Repeats nothing that an answer in the resolved thread has already reported as bad. */
function sayWorse({ isResolved, answeredSeverity: answered }: OwnThread, worst: PlacedFinding | undefined) {
  const isAnswered = answered !== undefined && worst !== undefined && isAtLeast(answered, worst.finding.severity);
  return isResolved && isAnswered ? undefined : worst;
}

/** Judges a finding that did not come again: it is gone with its lines or by its own suggestion, or else still open. */
function judgeUnfound(known: KnownThread, { memory, mayWrite, head }: RoundFacts): ThreadOutcome {
  const { thread, lines, state } = known;
  if (state.is === 'settled' || state.is === 'closed') return nothing;
  const { marker, severity, url, isResolved, lastAnswer } = thread;
  const { suggested } = marker;
  const finding = { ...marker, severity };
  const isCommitted = suggested !== undefined && lines.are === 'there' && isApplied(suggested, lines.file, lines.first);
  // A review of this head can't judge what was pushed later.
  const isGone = (lines.are === 'gone' || isCommitted) && memory.head === head;
  if (!isGone) {
    const rows: FindingRow[] = [{ finding, fate: { is: 'known' }, url }];
    return { ...nothing, rows, counts: [{ severity }], remarks: remarksOn(known) };
  }
  if (lastAnswer === 'gone') return nothing; // told before, in a thread that somebody else resolved
  const mayResolve = !isResolved && !isConversation(thread, memory, mayWrite);
  return {
    ...nothing,
    rows: [{ finding, fate: { is: 'gone' }, url }],
    answers: [{ thread, says: isCommitted ? 'committed' : 'gone', does: mayResolve ? 'resolve' : undefined }],
  };
}

function remarksOn({ thread: { marker }, state }: KnownThread): readonly string[] {
  if (state.is !== 'hidden') return [];
  const by = state.by === undefined ? 'Somebody whose account is not known' : `"${state.by}"`;
  return [
    `${by} resolved the thread at ${cutText(marker.path, 200)}:${marker.line}, and may not settle it: it counts as open.`,
  ];
}

const maxRemarks = 10;

/** Limits the remarks, because the author of a pull request can hide any number of threads. */
function firstOf(remarks: readonly string[]): readonly string[] {
  const left = remarks.length - maxRemarks;
  if (left <= 0) return remarks;
  return [...remarks.slice(0, maxRemarks), `Threads that count as open for the same reason: ${left} more.`];
}

export interface RoundFacts {
  readonly memory: Memory;
  /** Logins of people in the threads who may write to the repository. */
  readonly mayWrite: ReadonlySet<string>;
  readonly head: string;
  readonly changes: ReviewedChanges;
  readonly since: ChangesSince;
  readonly review: Review;
  readonly rules: RoundRules;
}

/** Explained in docs/review.md, "Rounds". */
export interface RoundRules {
  readonly tag: string;
  /** The lowest severity that opens a thread, in the first, second, … and every later round. */
  readonly severityFloor: readonly Severity[];
  readonly maxFindings: number;
  readonly failAt: FailAt;
}

export interface NewThread {
  readonly found: PlacedFinding;
  readonly marker: ThreadMarker;
}

export interface ThreadAnswer {
  readonly thread: OwnThread;
  /** `committed`: gone because its suggestion was committed. A finding: it is worse than the thread says. */
  readonly says: 'gone' | 'committed' | 'again' | PlacedFinding | undefined;
  readonly does: 'resolve' | 'unresolve' | undefined;
}

export type RoundPlan = ReturnType<typeof planRound>;

export interface RoundTexts {
  /** `inBody`: the findings whose thread GitHub refused. */
  review(plan: RoundPlan, inBody: readonly PlacedFinding[]): string;
  thread(found: PlacedFinding): string;
  answer(found: PlacedFinding): string;
  unthreaded(found: PlacedFinding): string;
}

export function openNew(
  fresh: readonly PlacedFinding[],
  memory: Memory,
  { head, round, rules }: { readonly head: string; readonly round: number; readonly rules: RoundRules },
) {
  const { tag, severityFloor, maxFindings } = rules;
  const floor = severityFloor[Math.min(round, severityFloor.length) - 1] ?? 'note';
  const already = memory.threads.filter(({ marker }) => marker.head === head).length;
  const opened: NewThread[] = [];
  const unthreaded: PlacedFinding[] = [];
  const rows: FindingRow[] = [];
  const seen = new Set<string>();
  for (const found of fresh.toSorted(worstFirst)) {
    const { finding, placement } = found;
    if (placement.in === 'elsewhere') {
      rows.push({ finding, fate: { is: 'elsewhere', why: placement.why } });
      unthreaded.push(found);
      continue;
    }
    const { path, side, line, end_line, severity, title } = finding;
    const fingerprint = fingerprintOf(placement, side);
    const key = JSON.stringify([fingerprint, title]);
    if (seen.has(key)) continue; // a duplicate within one answer
    seen.add(key);
    if (!isAtLeast(severity, floor)) rows.push({ finding, fate: { is: 'below-floor' } });
    else if (already + opened.length >= maxFindings) {
      rows.push({ finding, fate: { is: 'beyond-max' } });
      unthreaded.push(found);
    } else {
      const lines = { fingerprint, text: textDigestOf(placement.lines, side), path, side, line, end_line };
      const suggested = toSuggestedLines(finding, placement);
      opened.push({ found, marker: { kind: 'finding', tag, head, ...lines, severity, title, suggested } });
      rows.push({ finding, fate: { is: 'new' } });
    }
  }
  return { opened, unthreaded, rows, counts: fresh.map(({ finding }) => finding) };
}
