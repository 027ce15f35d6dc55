// Types of a review as it was read, and of the fate of each of its findings.

import type { Placement, WhyElsewhere } from './diff.ts';
import type { Finding, Severity, Verdict, VerdictWord } from './finding.ts';

export interface Review {
  readonly said: VerdictWord;
  /** The intern's, untrusted; may be empty. */
  readonly summary: string;
  /** The most severe that are kept, the worst first. */
  readonly findings: readonly Finding[];
  /** Readable findings beyond those: how many, and the worst of them. */
  readonly leftOut: { readonly count: number; readonly worst: Severity } | undefined;
  /** Findings that could not be read. */
  readonly unreadable: number;
  /** The reason why no block could be read, though the intern was asked twice; then `said` is `unsure`. */
  readonly problem: string | undefined;
}

export interface PlacedFinding {
  readonly finding: Finding;
  readonly placement: Placement;
}

export type Fate =
  /** It is new: it has a thread, or nothing is posted. */
  | { readonly is: 'new' }
  /** It has a thread of ours that is open. */
  | { readonly is: 'known' }
  /** Somebody who may settled its thread. */
  | { readonly is: 'settled' }
  /** A thread of ours whose finding is no longer there. */
  | { readonly is: 'gone' }
  | { readonly is: 'elsewhere'; readonly why: WhyElsewhere }
  /** New, but less severe than `severity-floor` in this round. */
  | { readonly is: 'below-floor' }
  /** New, but beyond `max-findings`. */
  | { readonly is: 'beyond-max' };

export interface FindingRow {
  readonly finding: Pick<Finding, 'path' | 'line' | 'endLine' | 'side' | 'severity' | 'title'>;
  readonly fate: Fate;
  /** Address of its thread, where it has one. */
  readonly url?: string;
}

/** The outcome of a review: the source of outputs, summary and comment. */
export interface ReviewOutcome {
  readonly verdict: Verdict;
  readonly review: Review;
  /** Commit that was reviewed, where there is a pull request. */
  readonly head: string | undefined;
  /** In the order in which they are shown: the worst first. */
  readonly rows: readonly FindingRow[];
  /** Further remarks in plain text: a permission that was missing, a thread that somebody else resolved. */
  readonly remarks: readonly string[];
  readonly reviewUrl: string | undefined;
}

export interface JudgedReview {
  readonly outcome: ReviewOutcome;
  readonly counting: readonly { readonly severity: Severity }[];
}

/** Counts all findings, as nothing is known of earlier rounds. */
export function countingIn({ findings, leftOut }: Review): readonly { readonly severity: Severity }[] {
  return leftOut === undefined ? findings : [...findings, { severity: leftOut.worst }];
}
