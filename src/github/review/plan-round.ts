// Plans a round from earlier threads and new findings: texts, the fate of each finding, and the verdict.
import { cutText } from '../../findings/contract.ts';
import {
  bySeverity,
  type FailAt,
  isAtLeast,
  type Severity,
  toVerdict,
  type VerdictFacts,
} from '../../findings/finding.ts';
import { fingerprintOf, standsAround, textDigestOf, toSuggestedLines } from '../../findings/fingerprint.ts';
import type { Fate, FindingRow, PlacedFinding, Review } from '../../findings/review.ts';
import type { ReviewedChanges } from './changed-files.ts';
import type { Memory, OwnReview, OwnThread } from './memory.ts';
import type { ThreadMarker } from './review-marker.ts';
import {
  type ChangesSince,
  isConversation,
  type KnownThread,
  linesOfThreads,
  type MayWrite,
  placeFindings,
  stateOf,
  type ThreadLines,
  type ThreadState,
} from './threads.ts';

export function roundOf({ reviews }: Memory, head: string): number {
  const same = reviews.find((review) => review.head === head);
  return same?.round ?? Math.max(0, ...reviews.map(({ round }) => round)) + 1;
}

export function planRound(facts: RoundFacts): RoundPlan {
  const { memory, head, review, rules } = facts;
  const allLines = linesOfThreads(memory.threads, facts.changes, facts.since);
  const threads = memory.threads.map((thread, at) => {
    const lines = allLines[at] ?? { are: 'unknown' };
    return { thread, lines, state: stateOf(thread, memory, facts.mayWrite) };
  });
  const { onThreads, fresh } = placeFindings(review.findings, facts.changes.files, threads);
  const round = roundOf(memory, head);
  const opening = openNew(fresh, memory, { head, round, rules });
  const outcomes = threads.map((known) => judgeThread(known, onThreads.get(known.thread) ?? [], facts));
  const counting = [...outcomes.flatMap(({ counts }) => counts), ...opening.counts];
  const leftOut = review.leftOut === undefined ? [] : [{ severity: review.leftOut.worst }];
  const verdict: VerdictFacts = {
    counting: [...counting, ...leftOut],
    unreadable: review.unreadable,
    said: wordThatCounts(facts, outcomes),
    failAt: rules.failAt,
  };
  const unkept = [
    ...opening.unthreaded.map(({ finding }) => finding),
    ...outcomes.flatMap(({ worse }) => worse),
    ...leftOut,
  ];
  return {
    round,
    written: memory.reviews.find((one) => one.head === head),
    opened: opening.opened,
    unthreaded: opening.unthreaded,
    answers: outcomes.flatMap(({ answer }) => (answer === undefined ? [] : [answer])),
    rows: [...outcomes.flatMap(({ rows }) => rows), ...opening.rows].toSorted((a, b) =>
      bySeverity(a.finding, b.finding),
    ),
    verdict,
    isPartial: isUnsure(verdict) || unkept.some(({ severity }) => isAtLeast(severity, rules.failAt)),
    remarks: firstOf(outcomes.flatMap(({ remark }) => remark ?? [])),
  };
}

/** There may be more findings than were read. */
function isUnsure(verdict: VerdictFacts): boolean {
  return verdict.unreadable > 0 || verdict.said === 'unsure' || toVerdict(verdict) === 'unsure';
}

interface ThreadOutcome {
  readonly rows: readonly FindingRow[];
  readonly counts: readonly { readonly severity: Severity }[];
  /** Those of `counts` that are more severe than the thread says. */
  readonly worse: readonly { readonly severity: Severity }[];
  readonly answer: ThreadAnswer | undefined;
  readonly remark: string | undefined;
  /** Found again although a person settled them; they do not count. */
  readonly settled: readonly Severity[];
}

function judgeThread(known: KnownThread, found: readonly PlacedFinding[], facts: RoundFacts): ThreadOutcome {
  return found.length === 0 ? judgeUnfound(known, facts) : judgeFound(known, found, facts.rules);
}

function judgeFound(
  { thread, state }: KnownThread,
  found: readonly PlacedFinding[],
  { failAt }: RoundRules,
): ThreadOutcome {
  const { severity, url, isResolved } = thread;
  const isReopened = state.is === 'closed' || state.is === 'hidden';
  const isWorse = ({ finding }: PlacedFinding): boolean =>
    finding.severity !== severity && isAtLeast(finding.severity, severity);
  const worse = found.filter(isWorse).toSorted((a, b) => bySeverity(a.finding, b.finding));
  const isFailing = worse.some(({ finding }) => isAtLeast(finding.severity, failAt));
  const fateOf = (one: PlacedFinding): 'new' | 'known' | 'settled' => {
    if (isReopened) return 'new';
    if (state.is === 'open') return 'known';
    return isWorse(one) ? 'new' : 'settled';
  };
  const says = sayWorse(thread, worse[0]) ?? (isReopened && thread.lastAnswer !== 'again' ? 'again' : undefined);
  const does = isResolved && (isReopened || isFailing) ? 'unresolve' : undefined;
  return {
    rows: found.map((one) => ({ finding: one.finding, fate: { is: fateOf(one) }, url })),
    counts: [...(state.is === 'settled' ? [] : [{ severity }]), ...worse.map(({ finding }) => finding)],
    worse: worse.map(({ finding }) => finding),
    answer: says === undefined && does === undefined ? undefined : { thread, says, does },
    remark: remarkOf(thread, state),
    settled: state.is === 'settled' ? found.map(({ finding }) => finding.severity) : [],
  };
}

/** Repeats nothing that an answer in a resolved thread already reported as bad. */
function sayWorse(
  { isResolved, answeredSeverity }: OwnThread,
  worst: PlacedFinding | undefined,
): WorseFinding | undefined {
  if (worst === undefined) return undefined;
  const isAnswered = answeredSeverity !== undefined && isAtLeast(answeredSeverity, worst.finding.severity);
  return isResolved && isAnswered ? undefined : { worse: worst };
}

/** The finding is gone with its lines or by its own suggestion, else still open. */
function judgeUnfound({ thread, lines, state }: KnownThread, { memory, mayWrite, head }: RoundFacts): ThreadOutcome {
  const nothing = { rows: [], counts: [], worse: [], answer: undefined, remark: undefined, settled: [] };
  if (state.is === 'settled' || state.is === 'closed') return nothing;
  const { marker, severity, url, isResolved, lastAnswer } = thread;
  const finding = { ...marker, severity, endLine: marker.end_line };
  const isCommitted = isMendedAsSuggested(marker, lines);
  const isGone = (lines.are === 'gone' || isCommitted) && memory.head === head;
  if (!isGone) {
    const rows: FindingRow[] = [{ finding, fate: { is: 'known' }, url }];
    return { ...nothing, rows, counts: [{ severity }], remark: remarkOf(thread, state) };
  }
  if (lastAnswer === 'gone') return nothing; // already said, in a thread that somebody else resolved
  const mayResolve = !isResolved && !isConversation(thread, memory, mayWrite);
  return {
    ...nothing,
    rows: [{ finding, fate: { is: 'gone' }, url }],
    answer: { thread, says: isCommitted ? 'committed' : 'gone', does: mayResolve ? 'resolve' : undefined },
  };
}

function isMendedAsSuggested({ suggested }: OwnThread['marker'], lines: ThreadLines): boolean {
  return suggested !== undefined && lines.are === 'there' && standsAround(suggested, lines.file, lines.first);
}

function remarkOf({ marker }: OwnThread, state: ThreadState): string | undefined {
  if (state.is !== 'hidden') return undefined;
  const by = state.by === undefined ? 'Somebody whose account is not known' : `"${state.by}"`;
  return `${by} resolved the thread at ${cutText(marker.path, 200)}:${marker.line}, and may not settle it: it counts as open.`;
}

/** A pull request's author can hide any number of threads. */
function firstOf(remarks: readonly string[]): readonly string[] {
  const left = remarks.length - maxRemarks;
  if (left <= 0) return remarks;
  return [...remarks.slice(0, maxRemarks), `Threads that count as open for the same reason: ${left} more.`];
}

const maxRemarks = 10;

/** Whoever settled a finding has decided, so an intern can't request changes for it again. */
function wordThatCounts({ review, rules }: RoundFacts, outcomes: readonly ThreadOutcome[]): VerdictFacts['said'] {
  const settled = outcomes.flatMap((one) => one.settled);
  const isAnswered = settled.some((severity) => isAtLeast(severity, rules.failAt));
  return review.said === 'changes' && isAnswered ? 'pass' : review.said;
}

export interface RoundFacts {
  readonly memory: Memory;
  readonly mayWrite: MayWrite;
  readonly head: string;
  readonly changes: ReviewedChanges;
  readonly since: ChangesSince;
  readonly review: Review;
  readonly rules: RoundRules;
}

/** docs/review.md, "Rounds". */
export interface RoundRules {
  readonly tag: string;
  /** The lowest severity of new threads in the first, second, … and every later round. */
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
  /** `committed`: the finding is gone because its suggestion was committed. */
  readonly says: 'gone' | 'committed' | 'again' | WorseFinding | undefined;
  readonly does: 'resolve' | 'unresolve' | undefined;
}

export interface WorseFinding {
  readonly worse: PlacedFinding;
}

export interface RoundPlan {
  /** From 1; the same again for a head that was reviewed before. */
  readonly round: number;
  readonly written: OwnReview | undefined;
  readonly opened: readonly NewThread[];
  /** New findings for the body of the review, worst first. */
  readonly unthreaded: readonly PlacedFinding[];
  readonly answers: readonly ThreadAnswer[];
  readonly rows: readonly FindingRow[];
  readonly verdict: VerdictFacts;
  readonly isPartial: boolean;
  /** In plain text. */
  readonly remarks: readonly string[];
}

export interface RoundTexts {
  /** `inBody`: findings whose thread GitHub refused. */
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
  for (const found of fresh.toSorted((a, b) => bySeverity(a.finding, b.finding))) {
    const { finding, placement } = found;
    const row = (fate: Fate): void => void rows.push({ finding, fate });
    if (placement.in === 'elsewhere') {
      row({ is: 'elsewhere', why: placement.why });
      unthreaded.push(found);
      continue;
    }
    const fingerprint = fingerprintOf(placement, finding.side);
    const key = JSON.stringify([fingerprint, finding.title]);
    if (seen.has(key)) continue; // a duplicate within one answer
    seen.add(key);
    if (!isAtLeast(finding.severity, floor)) row({ is: 'below-floor' });
    else if (already + opened.length >= maxFindings) {
      row({ is: 'beyond-max' });
      unthreaded.push(found);
    } else {
      const { path, side, line, endLine: end_line, severity, title } = finding;
      const text = textDigestOf(placement.lines, side);
      const lines = { fingerprint, text, path, side, line, end_line };
      const suggested = toSuggestedLines(finding, placement);
      const marker = { kind: 'finding', tag, head, ...lines, severity, title } as const;
      opened.push({ found, marker: suggested === undefined ? marker : { ...marker, suggested } });
      row({ is: 'new' });
    }
  }
  return { opened, unthreaded, rows, counts: fresh.map(({ finding }) => finding) };
}
