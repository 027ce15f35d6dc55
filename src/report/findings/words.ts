// Findings in words: places, severities, what became of each, and why a review is unsure.
import type { FindingPlace } from '../../findings/finding.ts';
import type { WhyElsewhere } from '../../findings/place.ts';
import type { Fate, ReviewOutcome } from '../../findings/review.ts';
import type { Severity } from '../../findings/severity.ts';
import { severities } from '../../findings/severity.ts';
import type { Verdict } from '../../findings/verdict.ts';

/** The verdict in a line. */
export const verdictWords: Readonly<Record<Verdict, string>> = {
  pass: '✅ The review passes',
  changes: '❌ The review asks for changes',
  unsure: '⚠️ The review is not sure',
  none: '❌ There is no review',
};

/** `src/range.ts:12-14`; of the version before the change, with a word. */
export function toPlace({ path, line, endLine, side }: FindingPlace): string {
  const lines = endLine === line ? `${line}` : `${line}-${endLine}`;
  return `${path}:${lines}${side === 'old' ? ' (before)' : ''}`;
}

/** `1 critical, 2 minor`; empty where there is none. */
export function toCounts(findings: readonly { readonly severity: Severity }[]): string {
  const counts = severities.map((severity) => ({
    severity,
    count: findings.filter((finding) => finding.severity === severity).length,
  }));
  return counts
    .filter(({ count }) => count > 0)
    .map(({ severity, count }) => `${count} ${severity}`)
    .join(', ');
}

const elsewhere: Readonly<Record<WhyElsewhere, string>> = {
  'unknown-file': 'not a file of this diff',
  'no-diff': 'GitHub shows no diff of the file',
  'outside-diff': 'not on lines of the diff',
};

/** What became of a finding. */
export function toFateWords(fate: Fate): string {
  switch (fate.is) {
    case 'elsewhere':
      return elsewhere[fate.why];
    case 'below-floor':
      return 'below the floor';
    case 'beyond-max':
      return 'beyond max-findings';
    case 'new':
    case 'known':
    case 'settled':
    case 'gone':
      return fate.is;
    default:
      return fate satisfies never;
  }
}

/** Why a review is not sure: the first reason that there is. */
export function whyUnsure({ review }: Pick<ReviewOutcome, 'review'>): string {
  const { problem, unreadable, said } = review;
  if (problem !== undefined) return `The intern was asked twice, and its findings can't be read. ${problem}`;
  if (unreadable > 0) return `${unreadable === 1 ? 'One finding' : `${unreadable} findings`} can't be read.`;
  if (said === 'unsure') return 'The intern says that it is not sure.';
  return `The intern asks for changes, but no finding is as severe as "fail-at" says.`;
}

/** How many findings there are, those that are not kept among them. */
export function countOf({ findings, leftOut }: ReviewOutcome['review']): number {
  return findings.length + (leftOut?.count ?? 0);
}
