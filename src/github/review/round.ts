// Types of a round, and the threads that it opens: the worst findings without a thread, above the floor and not too many.

import type { FailAt, Severity, VerdictFacts } from '../../findings/finding.ts';
import { bySeverity, isAtLeast } from '../../findings/finding.ts';
import { fingerprintOf, textDigestOf, toSuggestedLines } from '../../findings/fingerprint.ts';
import type { Fate, FindingRow, PlacedFinding, Review } from '../../findings/review.ts';
import type { ReviewedChanges } from './changed-files.ts';
import type { Memory, OwnReview, OwnThread } from './memory.ts';
import type { ThreadMarker } from './review-marker.ts';
import type { ChangesSince, MayWrite } from './threads.ts';

export interface RoundFacts {
  readonly memory: Memory;
  readonly mayWrite: MayWrite;
  readonly head: string;
  readonly changes: ReviewedChanges;
  /** Changes since the commits of threads whose lines are not as they were. */
  readonly since: ChangesSince;
  readonly review: Review;
  readonly rules: RoundRules;
}

/** The bounds of a round (docs/review.md, "Rounds"). */
export interface RoundRules {
  readonly tag: string;
  /** Least severity of new threads in the first, second, … and every later round. */
  readonly severityFloor: readonly Severity[];
  readonly maxFindings: number;
  readonly failAt: FailAt;
}

export interface NewThread {
  readonly found: PlacedFinding;
  readonly marker: ThreadMarker;
}

/** An answer in an existing thread, and its resolution. */
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

export interface RoundPlan {
  /** From 1; the same again for a head that was reviewed before. */
  readonly round: number;
  readonly written: OwnReview | undefined;
  readonly opened: readonly NewThread[];
  /** New findings without a thread, for the body of the review: the worst first. */
  readonly unthreaded: readonly PlacedFinding[];
  readonly answers: readonly ThreadAnswer[];
  /** The worst first. */
  readonly rows: readonly FindingRow[];
  readonly verdict: VerdictFacts;
  /** A finding that counts gets no thread, or the review is not sure. */
  readonly isPartial: boolean;
  /** For people, in plain text. */
  readonly remarks: readonly string[];
}

export interface RoundTexts {
  /** `inBody` are findings that get no thread because GitHub refused them. */
  review(plan: RoundPlan, inBody: readonly PlacedFinding[]): string;
  thread(found: PlacedFinding): string;
  /** Reports a finding in an answer. */
  answer(found: PlacedFinding): string;
  /** Reports a finding in the body of a review. */
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
