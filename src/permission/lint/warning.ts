// A warning: nothing wrong, but something that may not do what its author believes.
import type { Place } from '../text/place.ts';

/** Every code of a warning (docs/policy.md, "The policy commands", `check`). */
export const warningCodes = [
  'unreachable-rule',
  'allow-without-tool',
  'allow-shell-by-pattern',
  'command-elsewhere',
  'open-ended-arguments',
  'git-runs-configuration',
  'path-may-climb',
  'contradictory-when',
  'allow-from-fork',
  'guard-misses-unknown',
  'one-label-is-enough',
  'half-anchored',
  'unknown-event',
  'untested-rule',
  'no-limit',
  'allow-any-path',
  'allow-guarded',
] as const;

/** The closed set of codes of a {@link Warning}. */
export type WarningCode = (typeof warningCodes)[number];

/** A warning with its place. */
export interface Warning extends Place {
  readonly code: WarningCode;
  /** Names the surprise, and the better spelling. */
  readonly message: string;
}

/** A warning at a place. */
export function warn(at: Place, code: WarningCode, message: string): Warning {
  return { line: at.line, column: at.column, code, message };
}
