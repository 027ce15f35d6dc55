// The verdict of a review: a pure function of what was found. The intern's own word can only make it worse.

import type { FailAt, Severity } from './severity.ts';
import { isAtLeast } from './severity.ts';

/** The words that an intern may say of what it reviewed. */
export const verdictWords = ['pass', 'changes', 'unsure'] as const;

/** What an intern says of what it reviewed. */
export type VerdictWord = (typeof verdictWords)[number];

/** What came of a review; `none` where no findings were asked for, or the run did not finish. */
export type Verdict = VerdictWord | 'none';

/** What a verdict is made of. */
export interface VerdictFacts {
  /**
   * Everything that counts: each readable finding that is new, wherever it is shown, and each open thread of ours, neither
   * settled nor gone.
   */
  readonly counting: readonly { readonly severity: Severity }[];
  /** Findings that could not be read. */
  readonly unreadable: number;
  /** What the intern said; `unsure` where no block of it could be read. */
  readonly said: VerdictWord;
  readonly failAt: FailAt;
}

/** The verdict. */
export function toVerdict({ counting, unreadable, said, failAt }: VerdictFacts): VerdictWord {
  if (counting.some(({ severity }) => isAtLeast(severity, failAt))) return 'changes';
  return unreadable > 0 || said !== 'pass' ? 'unsure' : 'pass';
}
