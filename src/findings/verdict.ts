// Judges a review by the severities of its findings.
import { type Severity, severities } from './finding.ts';

/** The lowest severity that makes the verdict `changes`; with `never`, no severity does. */
export const failAtWords = [...severities, 'never'] as const;

export type FailAt = (typeof failAtWords)[number];

export function isAtLeast(severity: Severity, threshold: FailAt): boolean {
  return threshold !== 'never' && severities.indexOf(severity) <= severities.indexOf(threshold);
}

export const verdictWords = ['pass', 'changes', 'unsure'] as const;

export type VerdictWord = (typeof verdictWords)[number];

/** `none`: no findings were requested, or the run did not finish. */
export type Verdict = VerdictWord | 'none';

export interface VerdictFacts {
  /** The new findings, with a thread or without, and the earlier ones whose threads are still open. */
  readonly tally: readonly { readonly severity: Severity }[];
  readonly unreadable: number;
  /** `unsure` also if the answer had no readable block of findings, or the diff was cut. */
  readonly internVerdict: VerdictWord;
  readonly failAt: FailAt;
}

export function toVerdict({ tally, unreadable, internVerdict, failAt }: VerdictFacts): VerdictWord {
  if (tally.some(({ severity }) => isAtLeast(severity, failAt))) return 'changes';
  return unreadable > 0 || internVerdict !== 'pass' ? 'unsure' : 'pass';
}
