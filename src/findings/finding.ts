// A finding, its severity, and the verdict that all findings of a review lead to.

/** The version of a file: with the change, or before it. */
export type Side = 'new' | 'old';

/** Lines of a file as the intern named them, not yet known to be in the diff. */
export interface FindingPlace {
  readonly path: string;
  /** First and last line, from 1. */
  readonly line: number;
  readonly endLine: number;
  readonly side: Side;
}

/** A finding. Every text in it comes from the intern and is untrusted. */
export interface Finding extends FindingPlace {
  readonly severity: Severity;
  /** A single line of at most {@link maxTitle} characters. */
  readonly title: string;
  /** Markdown of at most {@link maxBody} characters; may be empty. */
  readonly body: string;
  /** Lines to replace those of the finding. */
  readonly suggestion?: string;
}

/** Longer titles are cut, with a mark. */
export const maxTitle = 120;

/** Longer bodies are cut, with a mark. */
export const maxBody = 1_000;

/** Most findings to keep, the most severe first. All count for the verdict. */
export const maxFindings = 200;

/** The severities, worst first. */
export const severities = ['critical', 'major', 'minor', 'note'] as const;

export type Severity = (typeof severities)[number];

/** The words of `fail-at`: the lowest severity that makes the verdict `changes`. */
export const failAtWords = [...severities, 'never'] as const;

export type FailAt = (typeof failAtWords)[number];

/** Tells if a severity is at least as bad as the bound. Nothing is as bad as `never`. */
export function isAtLeast(severity: Severity, least: FailAt): boolean {
  return least !== 'never' && severities.indexOf(severity) <= severities.indexOf(least);
}

/** Sorts by severity, worst first. */
export function bySeverity(one: { readonly severity: Severity }, other: { readonly severity: Severity }): number {
  return severities.indexOf(one.severity) - severities.indexOf(other.severity);
}

/** The verdicts that an intern may give. */
export const verdictWords = ['pass', 'changes', 'unsure'] as const;

export type VerdictWord = (typeof verdictWords)[number];

/** The verdict of a review; `none` if no findings were asked for, or the run did not finish. */
export type Verdict = VerdictWord | 'none';

export interface VerdictFacts {
  /** All that counts: new readable findings, wherever shown, and our threads that are neither settled nor gone. */
  readonly counting: readonly { readonly severity: Severity }[];
  /** Findings that could not be read. */
  readonly unreadable: number;
  /** The intern's verdict; `unsure` if no block could be read. */
  readonly said: VerdictWord;
  readonly failAt: FailAt;
}

export function toVerdict({ counting, unreadable, said, failAt }: VerdictFacts): VerdictWord {
  if (counting.some(({ severity }) => isAtLeast(severity, failAt))) return 'changes';
  return unreadable > 0 || said !== 'pass' ? 'unsure' : 'pass';
}
