// Types of a round, and the threads that it opens: the worst findings without a thread, above the floor and not too many.

import type { FailAt, Severity, VerdictFacts } from '../../findings/finding.ts';
import { bySeverity, isAtLeast } from '../../findings/finding.ts';
import { fingerprintOf, textDigestOf, toSuggestedLines } from '../../findings/fingerprint.ts';
import type { Fate, FindingRow, PlacedFinding, Review } from '../../findings/review.ts';
import type { ReviewedChanges } from './changed-files.ts';
import type { Memory, OwnReview, OwnThread } from './memory.ts';
import type { ThreadMarker } from './review-marker.ts';
import type { ChangesSince, MayWrite } from './threads.ts';

/** Everything that decides a round. */
export interface RoundFacts {
  readonly memory: Memory;
  readonly mayWrite: MayWrite;
  /** Commit that was reviewed. */
  readonly head: string;
  readonly changes: ReviewedChanges;
  /** Changes since the commits of threads whose lines are not as they were. */
  readonly since: ChangesSince;
  readonly review: Review;
  readonly rules: RoundRules;
}

/** The bounds of a round (docs/review.md, "Rounds"). */
export interface RoundRules {
  /** The tag of our comments. */
  readonly tag: string;
  /** Least severity of new threads in the first, second, … and every later round. */
  readonly severityFloor: readonly Severity[];
  /** Threads opened in one round. */
  readonly maxFindings: number;
  readonly failAt: FailAt;
}

/** A thread that is opened. */
export interface NewThread {
  readonly found: PlacedFinding;
  readonly marker: ThreadMarker;
}

/** An answer in a thread that is there, and its resolution. */
export interface ThreadAnswer {
  readonly thread: OwnThread;
  /** `committed`: its finding is gone because its suggestion was committed. */
  readonly says: 'gone' | 'committed' | 'again' | WorseFinding | undefined;
  readonly does: 'resolve' | 'unresolve' | undefined;
}

/** A finding on the lines of a thread that is worse than the thread says. */
export interface WorseFinding {
  readonly worse: PlacedFinding;
}

/** A round before it is written. */
export interface RoundPlan {
  /** From 1; that of the earlier review where this head has one. */
  readonly round: number;
  /** The review that this head has: no second one is written. */
  readonly written: OwnReview | undefined;
  readonly opened: readonly NewThread[];
  /** New findings that get no thread, but a place in the body of the review: the worst first. */
  readonly unthreaded: readonly PlacedFinding[];
  readonly answers: readonly ThreadAnswer[];
  /** The worst first. */
  readonly rows: readonly FindingRow[];
  readonly verdict: VerdictFacts;
  /** Something of it counts and gets no thread, or it is not sure. */
  readonly isPartial: boolean;
  /** For people, in plain text. */
  readonly remarks: readonly string[];
}

/** Texts without their first lines. */
export interface RoundTexts {
  /** The body of the review; `inBody` are findings that get no thread because GitHub refused them. */
  review(plan: RoundPlan, inBody: readonly PlacedFinding[]): string;
  thread(found: PlacedFinding): string;
  /** A finding as an answer in a thread says it. */
  answer(found: PlacedFinding): string;
  /** A finding as it stands in the body of a review. */
  unthreaded(found: PlacedFinding): string;
}

/** The round in which threads are opened. */
interface Opening {
  readonly head: string;
  readonly round: number;
  readonly rules: RoundRules;
}

/** New findings by their fate; every one of them counts. */
interface OpenedThreads {
  readonly opened: readonly NewThread[];
  readonly unthreaded: readonly PlacedFinding[];
  readonly rows: readonly FindingRow[];
  readonly counts: readonly { readonly severity: Severity }[];
}

/** Opens threads for findings that have none. */
export function openNew(
  fresh: readonly PlacedFinding[],
  memory: Memory,
  { head, round, rules }: Opening,
): OpenedThreads {
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
    if (seen.has(key)) continue; // the same twice in one answer
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
