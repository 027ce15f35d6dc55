// Judges what a round makes of an earlier thread: its rows in the table, what counts in the verdict, the answer to it.
import { cutText } from '../../findings/contract.ts';
import { compareSeverity, type Severity } from '../../findings/finding.ts';
import { isApplied } from '../../findings/fingerprint.ts';
import type { FindingRow, PlacedFinding } from '../../findings/review.ts';
import { type FailAt, isAtLeast } from '../../findings/verdict.ts';
import { counted } from '../../wording.ts';
import type { Memory, OwnThread } from './memory.ts';
import { isConversation, type KnownThread } from './threads.ts';

export interface ThreadOutcome {
  readonly rows: readonly FindingRow[];
  readonly tally: readonly { readonly severity: Severity }[];
  /** The part of `tally` that is more severe than the thread says. */
  readonly worse: readonly { readonly severity: Severity }[];
  readonly answers: readonly ThreadAnswer[];
  readonly remarks: readonly string[];
  /** Severities of findings in a settled thread. Only those in `worse` count. */
  readonly settled: readonly Severity[];
}

export interface ThreadAnswer {
  readonly thread: OwnThread;
  /** `committed`: gone because its suggestion was committed. A finding: now worse than the thread says. */
  readonly reply: 'gone' | 'committed' | 'again' | PlacedFinding | undefined;
  readonly action: 'resolve' | 'unresolve' | undefined;
}

export interface OutcomeFacts {
  readonly memory: Memory;
  /** Logins of people in the threads who may write to the repository. */
  readonly loginsWithAccess: ReadonlySet<string>;
  readonly head: string;
}

const noOutcome: ThreadOutcome = { rows: [], tally: [], worse: [], answers: [], remarks: [], settled: [] };

/** Judges a thread with findings of this round. */
export function judgeRepeated(known: KnownThread, findings: readonly PlacedFinding[], failAt: FailAt): ThreadOutcome {
  const { thread, state } = known;
  const { severity, url, isResolved } = thread;
  const isSettled = state.is === 'settled';
  const isReopened = state.is === 'closed' || state.is === 'hidden';
  const isWorse = ({ finding }: PlacedFinding): boolean =>
    finding.severity !== severity && isAtLeast(finding.severity, severity);
  const toFate = (one: PlacedFinding): 'new' | 'known' | 'settled' => {
    if (state.is === 'open') return 'known';
    return isSettled && !isWorse(one) ? 'settled' : 'new';
  };
  const [worst, ...others] = findings.filter(isWorse).toSorted(worstFirst);
  const worse = worst === undefined ? [] : [worst, ...others].map(({ finding }) => finding);
  const again = isReopened && thread.lastAnswer !== 'again' ? 'again' : undefined;
  const reply = worst === undefined || isAnswered(thread, worst) ? again : worst;
  const isFailing = worse.some((one) => isAtLeast(one.severity, failAt));
  const action = isResolved && (isReopened || isFailing) ? 'unresolve' : undefined;
  return {
    rows: findings.map((one) => ({ finding: one.finding, fate: { is: toFate(one) }, url })),
    tally: [...(isSettled ? [] : [{ severity }]), ...worse],
    worse,
    answers: reply === undefined && action === undefined ? [] : [{ thread, reply, action }],
    remarks: writeRemarks(known),
    settled: isSettled ? findings.map(({ finding }) => finding.severity) : [],
  };
}

/** Tells whether an answer has already reported this severity or a worse one, and left the thread resolved. */
function isAnswered({ isResolved, answeredSeverity }: OwnThread, { finding }: PlacedFinding): boolean {
  return isResolved && answeredSeverity !== undefined && isAtLeast(answeredSeverity, finding.severity);
}

/** Judges a thread without findings of this round: gone only if its lines are gone, or its suggestion was committed. */
export function judgeMissing(known: KnownThread, { memory, loginsWithAccess, head }: OutcomeFacts): ThreadOutcome {
  const { thread, lines, state } = known;
  if (state.is === 'settled' || state.is === 'closed') return noOutcome;
  const { marker, severity, url, isResolved, lastAnswer } = thread;
  const { suggested } = marker;
  const finding = { ...marker, severity };
  const isCommitted = suggested !== undefined && lines.are === 'there' && isApplied(suggested, lines.file, lines.first);
  const hasLaterCommits = memory.head !== head; // this review can't judge them
  if (hasLaterCommits || (lines.are !== 'gone' && !isCommitted)) {
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

type Rated = Pick<FindingRow, 'finding'>;

export const worstFirst = (a: Rated, b: Rated): number => compareSeverity(a.finding, b.finding);

function writeRemarks({ thread: { marker }, state }: KnownThread): readonly string[] {
  if (state.is !== 'hidden') return [];
  const by = state.by === undefined ? 'Somebody whose account is not known' : `"${state.by}"`;
  return [
    `${by} resolved the thread at ${cutText(marker.path, 200)}:${marker.line}, but has no permission to settle it, so it counts as open.`,
  ];
}

const maxRemarks = 10;

/** Limits the remarks, because the author of a pull request can resolve any number of threads. */
export function limitRemarks(remarks: readonly string[]): readonly string[] {
  const omitted = remarks.length - maxRemarks;
  if (omitted <= 0) return remarks;
  return [
    ...remarks.slice(0, maxRemarks),
    `For the same reason, these count as open too: ${counted(omitted, 'more thread')}.`,
  ];
}
