// Types of a review as read, and of the fate of each finding.

import type { Placement, WhyElsewhere } from './diff.ts';
import type { Finding, Severity, Verdict, VerdictWord } from './finding.ts';

export interface Review {
  readonly said: VerdictWord;
  /** The intern's text, untrusted; may be empty. */
  readonly summary: string;
  /** The most severe findings, worst first. */
  readonly findings: readonly Finding[];
  /** Readable findings that were not kept: their number, and the worst severity. */
  readonly leftOut: { readonly count: number; readonly worst: Severity } | undefined;
  /** Findings that could not be read. */
  readonly unreadable: number;
  /** Why no block could be read, even after a repair; `said` is then `unsure`. */
  readonly problem: string | undefined;
}

export interface PlacedFinding {
  readonly finding: Finding;
  readonly placement: Placement;
}

export type Fate =
  /** A new finding: it has a thread, or nothing is posted. */
  | { readonly is: 'new' }
  /** Has an open thread of ours. */
  | { readonly is: 'known' }
  /** Its thread was settled by somebody with the permission. */
  | { readonly is: 'settled' }
  /** The finding of a thread of ours is no longer there. */
  | { readonly is: 'gone' }
  | { readonly is: 'elsewhere'; readonly why: WhyElsewhere }
  /** New, but less severe than `severity-floor` in this round. */
  | { readonly is: 'below-floor' }
  /** New, but beyond `max-findings`. */
  | { readonly is: 'beyond-max' };

export interface FindingRow {
  readonly finding: Pick<Finding, 'path' | 'line' | 'endLine' | 'side' | 'severity' | 'title'>;
  readonly fate: Fate;
  /** Address of the thread, if any. */
  readonly url?: string;
}

/** The outcome of a review, from which outputs, summary and comment are built. */
export interface ReviewOutcome {
  readonly verdict: Verdict;
  readonly review: Review;
  /** The reviewed commit, if there is a pull request. */
  readonly head: string | undefined;
  /** In display order: worst first. */
  readonly rows: readonly FindingRow[];
  /** Further remarks in plain text, such as a missing permission, or a thread that somebody else resolved. */
  readonly remarks: readonly string[];
  readonly reviewUrl: string | undefined;
}

export interface JudgedReview {
  readonly outcome: ReviewOutcome;
  readonly counting: readonly { readonly severity: Severity }[];
}

/** Counts all findings; used when nothing is known of earlier rounds. */
export function countingIn({ findings, leftOut }: Review): readonly { readonly severity: Severity }[] {
  return leftOut === undefined ? findings : [...findings, { severity: leftOut.worst }];
}
