// The words for how bad a finding is, and from which severity on it fails a review.

/** The severities, the worst first. */
export const severities = ['critical', 'major', 'minor', 'note'] as const;

/** How bad a finding is. */
export type Severity = (typeof severities)[number];

/** The words of `fail-at`: the least severity that makes the verdict `changes`. */
export const failAtWords = [...severities, 'never'] as const;

/** From which severity on a finding makes the verdict `changes`. */
export type FailAt = (typeof failAtWords)[number];
