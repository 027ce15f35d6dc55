// Defines a review finding, its severity, and the verdict that all findings lead to.

/** `new` is the file after the change, `old` the file before it. */
export type Side = 'new' | 'old';

/** The lines that the intern named. They can lie outside the diff. */
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

/** In UTF-16 units. Longer titles and bodies are cut, and then end with `…`. */
export const maxTitle = 120;
export const maxBody = 1_000;

export const maxFindings = 200;

export const severities = ['critical', 'major', 'minor', 'note'] as const;

export type Severity = (typeof severities)[number];

/** The lowest severity that makes the verdict `changes`; with `never`, no severity does. */
export const failAtWords = [...severities, 'never'] as const;

export type FailAt = (typeof failAtWords)[number];

export function isAtLeast(severity: Severity, threshold: FailAt): boolean {
  return threshold !== 'never' && severities.indexOf(severity) <= severities.indexOf(threshold);
}

export function compareSeverity(a: { readonly severity: Severity }, b: { readonly severity: Severity }): number {
  return severities.indexOf(a.severity) - severities.indexOf(b.severity);
}

export const verdictWords = ['pass', 'changes', 'unsure'] as const;

export type VerdictWord = (typeof verdictWords)[number];

/** `none`: no findings were requested, or the run did not finish. */
export type Verdict = VerdictWord | 'none';

export interface VerdictFacts {
  /** The new findings, with a thread or without, and the earlier ones whose threads are still open. */
  readonly tally: readonly { readonly severity: Severity }[];
  readonly unreadable: number;
  /** The verdict in the intern's answer; `unsure` if the answer had no readable block. */
  readonly internVerdict: VerdictWord;
  readonly failAt: FailAt;
}

export function toVerdict({ tally, unreadable, internVerdict, failAt }: VerdictFacts): VerdictWord {
  if (tally.some(({ severity }) => isAtLeast(severity, failAt))) return 'changes';
  return unreadable > 0 || internVerdict !== 'pass' ? 'unsure' : 'pass';
}
