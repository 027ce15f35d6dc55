// Defines the types of a review: as the intern wrote it, and as it is judged and shown.
import type { Placement, WhyElsewhere } from './diff.ts';
import type { Finding, Severity } from './finding.ts';
import type { Verdict, VerdictWord } from './verdict.ts';

export interface Review {
  readonly internVerdict: VerdictWord;
  readonly summary: string;
  readonly findings: readonly Finding[];
  readonly leftOut: { readonly count: number; readonly worst: Severity } | undefined;
  readonly unreadable: number;
  /** Why no block could be read, even after the intern was asked again. If it is set, `internVerdict` is `unsure`. */
  readonly problem: string | undefined;
}

export interface PlacedFinding {
  readonly finding: Finding;
  readonly placement: Placement;
}

/**
 * `known`: an open thread has the finding. `settled`: a person who may do so resolved its thread. `gone`: its lines are
 * gone, or its suggestion was committed. `below-floor`, `beyond-max`: too minor or too many for a thread in this round.
 */
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
  readonly tally: readonly { readonly severity: Severity }[];
}

export function toTally({ findings, leftOut }: Review): readonly { readonly severity: Severity }[] {
  return leftOut === undefined ? findings : [...findings, { severity: leftOut.worst }];
}
