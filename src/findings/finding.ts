// A finding, its severity, and the verdict that follows from all findings of a review.

/** The version of a file: with the change, or without it. */
export type Side = 'new' | 'old';

/** Lines of a file, as the intern named them: nothing says yet that they are in the diff. */
export interface FindingPlace {
  readonly path: string;
  /** First and last line, from 1. */
  readonly line: number;
  readonly endLine: number;
  readonly side: Side;
}

/** A finding. Every text in it is the intern's, and untrusted. */
export interface Finding extends FindingPlace {
  readonly severity: Severity;
  /** One line of at most {@link maxTitle} characters. */
  readonly title: string;
  /** Markdown of at most {@link maxBody} characters; may be empty. */
  readonly body: string;
  /** Lines to put in their place. */
  readonly suggestion?: string;
}

/** A longer title is cut with a mark. */
export const maxTitle = 120;

/** A longer body is cut with a mark. */
export const maxBody = 1_000;

/** Findings that are kept: the most severe. All count for the verdict. */
export const maxFindings = 200;

/** The severities, the worst first. */
export const severities = ['critical', 'major', 'minor', 'note'] as const;

export type Severity = (typeof severities)[number];

/** The words of `fail-at`: the lowest severity that makes the verdict `changes`. */
export const failAtWords = [...severities, 'never'] as const;

export type FailAt = (typeof failAtWords)[number];

/** Compares severities: as bad as the bound, or worse. Nothing is as bad as `never`. */
export function isAtLeast(severity: Severity, least: FailAt): boolean {
  return least !== 'never' && severities.indexOf(severity) <= severities.indexOf(least);
}

/** Orders by severity, the worst first. */
export function bySeverity(one: { readonly severity: Severity }, other: { readonly severity: Severity }): number {
  return severities.indexOf(one.severity) - severities.indexOf(other.severity);
}

/** The words that an intern may say of what it reviewed. */
export const verdictWords = ['pass', 'changes', 'unsure'] as const;

export type VerdictWord = (typeof verdictWords)[number];

/** The verdict of a review; `none` where no findings were asked for, or the run did not finish. */
export type Verdict = VerdictWord | 'none';

export interface VerdictFacts {
  /**
   * Everything that counts: each readable finding that is new, wherever it is shown, and each open thread of ours, neither
   * settled nor gone.
   */
  readonly counting: readonly { readonly severity: Severity }[];
  /** Findings that could not be read. */
  readonly unreadable: number;
  /** The intern's word; `unsure` where no block of it could be read. */
  readonly said: VerdictWord;
  readonly failAt: FailAt;
}

export function toVerdict({ counting, unreadable, said, failAt }: VerdictFacts): VerdictWord {
  if (counting.some(({ severity }) => isAtLeast(severity, failAt))) return 'changes';
  return unreadable > 0 || said !== 'pass' ? 'unsure' : 'pass';
}
