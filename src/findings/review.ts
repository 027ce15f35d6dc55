// The types of a review as it was read, and of what becomes of each finding.
import type { Placement, WhyElsewhere } from './diff.ts';
import type { Finding, Severity, Verdict, VerdictWord } from './finding.ts';

export interface Review {
  readonly said: VerdictWord;
  readonly summary: string;
  readonly findings: readonly Finding[];
  readonly leftOut: { readonly count: number; readonly worst: Severity } | undefined;
  readonly unreadable: number;
  /** Why no block could be read, even after a repair; if set, `said` is `unsure`. */
  readonly problem: string | undefined;
}

export interface PlacedFinding {
  readonly finding: Finding;
  readonly placement: Placement;
}

/** `known`: an open thread of ours has it; `settled`: somebody who may do so has settled that thread. */
export type Fate =
  | { readonly is: 'new' | 'known' | 'settled' | 'gone' | 'below-floor' | 'beyond-max' }
  | { readonly is: 'elsewhere'; readonly why: WhyElsewhere };

export interface FindingRow {
  readonly finding: Pick<Finding, 'path' | 'line' | 'end_line' | 'side' | 'severity' | 'title'>;
  readonly fate: Fate;
  readonly url?: string | undefined;
}

export interface ReviewOutcome {
  readonly verdict: Verdict;
  readonly review: Review;
  readonly head: string | undefined;
  readonly rows: readonly FindingRow[];
  readonly remarks: readonly string[];
  readonly reviewUrl: string | undefined;
}

export interface JudgedReview {
  readonly outcome: ReviewOutcome;
  readonly counting: readonly { readonly severity: Severity }[];
}

export function countingIn({ findings, leftOut }: Review): readonly { readonly severity: Severity }[] {
  return leftOut === undefined ? findings : [...findings, { severity: leftOut.worst }];
}
