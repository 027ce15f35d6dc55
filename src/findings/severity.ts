// The order of severities.
import type { FailAt, Severity } from './severity-words.ts';
import { severities } from './severity-words.ts';

/** Whether a severity is as bad as another, or worse. Nothing is as bad as `never`. */
export function isAtLeast(severity: Severity, least: FailAt): boolean {
  return least !== 'never' && severities.indexOf(severity) <= severities.indexOf(least);
}

/** Orders by severity, the worst first. */
export function bySeverity(one: { readonly severity: Severity }, other: { readonly severity: Severity }): number {
  return severities.indexOf(one.severity) - severities.indexOf(other.severity);
}
