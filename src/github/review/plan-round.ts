// Plans a round from earlier threads and new findings: texts to write, the fate of each finding, and the verdict. Pure.
import { cutText } from '../../findings/contract.ts';
import type { Severity, VerdictFacts } from '../../findings/finding.ts';
import { bySeverity, isAtLeast, toVerdict } from '../../findings/finding.ts';
import { standsAround } from '../../findings/fingerprint.ts';
import type { FindingRow, PlacedFinding } from '../../findings/review.ts';
import type { Memory, OwnThread } from './memory.ts';
import type { RoundFacts, RoundPlan, RoundRules, ThreadAnswer, WorseFinding } from './round.ts';
import { openNew } from './round.ts';
import type { ThreadLines, ThreadState } from './threads.ts';
import { isConversation, linesOfThreads, placeFindings, stateOf } from './threads.ts';

/** Counts the round of a head. */
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

/** Tells if there may be more than was found. */
function isUnsure(verdict: VerdictFacts): boolean {
  return verdict.unreadable > 0 || verdict.said === 'unsure' || toVerdict(verdict) === 'unsure';
}

/** A thread of ours, its lines and its state. */
interface KnownThread {
  readonly thread: OwnThread;
  readonly lines: ThreadLines;
  readonly state: ThreadState;
}

interface ThreadOutcome {
  readonly rows: readonly FindingRow[];
  readonly counts: readonly { readonly severity: Severity }[];
  /** Those of `counts` that are more severe than the thread says. */
  readonly worse: readonly { readonly severity: Severity }[];
  readonly answer: ThreadAnswer | undefined;
  readonly remark: string | undefined;
  /** Severities found again though a person settled them: they do not count. */
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

/** Takes the worst finding, unless an answer said it while the thread stayed resolved. */
function sayWorse(
  { isResolved, answeredSeverity }: OwnThread,
  worst: PlacedFinding | undefined,
): WorseFinding | undefined {
  if (worst === undefined) return undefined;
  const isAnswered = answeredSeverity !== undefined && isAtLeast(answeredSeverity, worst.finding.severity);
  return isResolved && isAnswered ? undefined : { worse: worst };
}

/**
 * Judges a thread whose finding was not found again: gone with its lines, or by its own suggestion, else open as
 * before.
 */
function judgeUnfound({ thread, lines, state }: KnownThread, { memory, mayWrite, head }: RoundFacts): ThreadOutcome {
  const nothing = { rows: [], counts: [], worse: [], answer: undefined, remark: undefined, settled: [] };
  if (state.is === 'settled' || state.is === 'closed') return nothing;
  const { marker, severity, url, isResolved, lastAnswer } = thread;
  const finding = { ...marker, severity, endLine: marker.end_line };
  const isCommitted = isMendedAsSuggested(marker, lines);
  // A review of this head does not judge later pushes.
  const isGone = (lines.are === 'gone' || isCommitted) && memory.head === head;
  if (!isGone) {
    const rows: FindingRow[] = [{ finding, fate: { is: 'known' }, url }];
    return { ...nothing, rows, counts: [{ severity }], remark: remarkOf(thread, state) };
  }
  if (lastAnswer === 'gone') return nothing; // said already, in a thread that somebody else resolved
  const mayResolve = !isResolved && !isConversation(thread, memory, mayWrite);
  return {
    ...nothing,
    rows: [{ finding, fate: { is: 'gone' }, url }],
    answer: { thread, says: isCommitted ? 'committed' : 'gone', does: mayResolve ? 'resolve' : undefined },
  };
}

/** Tells if the suggestion stands around the lines, which are still there. */
function isMendedAsSuggested({ suggested }: OwnThread['marker'], lines: ThreadLines): boolean {
  return suggested !== undefined && lines.are === 'there' && standsAround(suggested, lines.file, lines.first);
}

function remarkOf({ marker }: OwnThread, state: ThreadState): string | undefined {
  if (state.is !== 'hidden') return undefined;
  const by = state.by === undefined ? 'Somebody whose account is not known' : `"${state.by}"`;
  return `${by} resolved the thread at ${cutText(marker.path, 200)}:${marker.line}, and may not settle it: it counts as open.`;
}

/** Returns each remark, while they are few: the author of a pull request can hide any number of threads. */
function firstOf(remarks: readonly string[]): readonly string[] {
  const left = remarks.length - maxRemarks;
  if (left <= 0) return remarks;
  return [...remarks.slice(0, maxRemarks), `Threads that count as open for the same reason: ${left} more.`];
}

const maxRemarks = 10;

/** Corrects an intern that asks for changes because of a settled finding: the person who settled it has answered. */
function wordThatCounts({ review, rules }: RoundFacts, outcomes: readonly ThreadOutcome[]): VerdictFacts['said'] {
  const settled = outcomes.flatMap((one) => one.settled);
  const isAnswered = settled.some((severity) => isAtLeast(severity, rules.failAt));
  return review.said === 'changes' && isAnswered ? 'pass' : review.said;
}
