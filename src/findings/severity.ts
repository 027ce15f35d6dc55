// How bad a finding is, and from which severity on it fails a review.

/** The severities, the worst first. */
export const severities = ['critical', 'major', 'minor', 'note'] as const;

/** How bad a finding is. */
export type Severity = (typeof severities)[number];

/** The words of `fail-at`: the lowest severity that makes the verdict `changes`. */
export const failAtWords = [...severities, 'never'] as const;

/** From which severity on a finding makes the verdict `changes`. */
export type FailAt = (typeof failAtWords)[number];

/** Whether a severity is as bad as another, or worse. Nothing is as bad as `never`. */
export function isAtLeast(severity: Severity, least: FailAt): boolean {
  return least !== 'never' && severities.indexOf(severity) <= severities.indexOf(least);
}

/** Orders by severity, the worst first. */
export function bySeverity(one: { readonly severity: Severity }, other: { readonly severity: Severity }): number {
  return severities.indexOf(one.severity) - severities.indexOf(other.severity);
}
