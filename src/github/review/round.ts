// A round of reviewing: what decides it, and what it writes.
import type { FindingRow, PlacedFinding, Review } from '../../findings/review.ts';
import type { FailAt, Severity } from '../../findings/severity.ts';
import type { VerdictFacts } from '../../findings/verdict.ts';
import type { ReviewedChanges } from './changed-files.ts';
import type { Memory, OwnReview, OwnThread } from './memory.ts';
import type { ThreadMarker } from './review-marker.ts';
import type { MayWrite } from './thread-state.ts';

/** What a round is decided by. */
export interface RoundFacts {
  readonly memory: Memory;
  readonly mayWrite: MayWrite;
  /** Commit that was reviewed. */
  readonly head: string;
  readonly changes: ReviewedChanges;
  readonly review: Review;
  readonly rules: RoundRules;
}

/** The bounds of a round (docs/review.md, "Rounds"). */
export interface RoundRules {
  /** Of our comments. */
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

/** What is said and done in a thread that is there. */
export interface ThreadAnswer {
  readonly thread: OwnThread;
  /** `committed`: its finding is gone because its suggestion was committed. */
  readonly says: 'gone' | 'committed' | 'again' | undefined;
  readonly does: 'resolve' | 'unresolve' | undefined;
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
