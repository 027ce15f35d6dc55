// A finding, its severity, and the verdict of a review.

/** The version of a file: with the change, or before it. */
export type Side = 'new' | 'old';

/** Lines as the intern named them, perhaps not in the diff. */
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

/** Longer titles and bodies are cut, with a mark. */
export const maxTitle = 120;

export const maxBody = 1_000;

export const maxFindings = 200;

export const severities = ['critical', 'major', 'minor', 'note'] as const;

export type Severity = (typeof severities)[number];

/** The lowest severity that makes the verdict `changes`. */
export const failAtWords = [...severities, 'never'] as const;

export type FailAt = (typeof failAtWords)[number];

/** Nothing is as bad as `never`. */
export function isAtLeast(severity: Severity, least: FailAt): boolean {
  return least !== 'never' && severities.indexOf(severity) <= severities.indexOf(least);
}

export function bySeverity(one: { readonly severity: Severity }, other: { readonly severity: Severity }): number {
  return severities.indexOf(one.severity) - severities.indexOf(other.severity);
}

export const verdictWords = ['pass', 'changes', 'unsure'] as const;

export type VerdictWord = (typeof verdictWords)[number];

/** `none` if no findings were asked for, or the run did not finish. */
export type Verdict = VerdictWord | 'none';

export interface VerdictFacts {
  /** New readable findings, wherever shown, and our threads that are neither settled nor gone. */
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
