// Defines warnings: the policy is valid, but may not do what its author expects.
import type { Entry } from '../policy.ts';
import type { Position } from '../text/position.ts';

/** See docs/policy.md, "Warnings". */
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
  'look-alike',
  'unknown-event',
  'untested-rule',
  'no-limit',
  'allow-any-path',
  'allow-guarded',
] as const;

export type WarningCode = (typeof warningCodes)[number];

export interface Warning extends Position {
  readonly code: WarningCode;
  readonly message: string;
}

export type Warnings = Generator<Warning, void>;

export function warn({ line, column }: Position, code: WarningCode, message: string): Warning {
  return { line, column, code, message };
}

export function warnOf({ at, positions }: Entry, code: WarningCode, message: string, key = 'id'): Warning {
  return warn(positions.get(key) ?? at, code, message);
}
