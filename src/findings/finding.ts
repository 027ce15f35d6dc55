// A finding, its severity, and the verdict of a review.

/** Which version of a file: the one with the change, or the one before it. */
export type Side = 'new' | 'old';

/** The lines that the intern named; they may not be in the diff. */
export interface FindingPlace {
  readonly path: string;
  readonly line: number;
  readonly end_line: number;
  readonly side: Side;
}

export interface Finding extends FindingPlace {
  readonly severity: Severity;
  readonly title: string;
  readonly body: string;
  readonly suggestion?: string;
}

/** A longer title or body is cut, and the cut is marked. */
export const maxTitle = 120;

export const maxBody = 1_000;

export const maxFindings = 200;

export const severities = ['critical', 'major', 'minor', 'note'] as const;

export type Severity = (typeof severities)[number];

/** The lowest severity that makes the verdict `changes`. */
export const failAtWords = [...severities, 'never'] as const;

export type FailAt = (typeof failAtWords)[number];

/** Tells whether it is as bad as `least` or worse; nothing is as bad as `never`. */
export function isAtLeast(severity: Severity, least: FailAt): boolean {
  return least !== 'never' && severities.indexOf(severity) <= severities.indexOf(least);
}

export function bySeverity(one: { readonly severity: Severity }, other: { readonly severity: Severity }): number {
  return severities.indexOf(one.severity) - severities.indexOf(other.severity);
}

export const verdictWords = ['pass', 'changes', 'unsure'] as const;

export type VerdictWord = (typeof verdictWords)[number];

/** `none` means that no findings were asked for, or that the run did not finish. */
export type Verdict = VerdictWord | 'none';

export interface VerdictFacts {
  /** New findings that could be read, wherever they are shown; and our threads that are neither settled nor gone. */
  readonly counting: readonly { readonly severity: Severity }[];
  readonly unreadable: number;
  /** `unsure` if no block could be read. */
  readonly said: VerdictWord;
  readonly failAt: FailAt;
}

export function toVerdict({ counting, unreadable, said, failAt }: VerdictFacts): VerdictWord {
  if (counting.some(({ severity }) => isAtLeast(severity, failAt))) return 'changes';
  return unreadable > 0 || said !== 'pass' ? 'unsure' : 'pass';
}
