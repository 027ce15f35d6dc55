// Limits of safety: what a plan may change at most, and which of them it breaks.
import type { Allowance, Raise } from './per-day.ts';
import { perDay, raiseOf, totalPerDay } from './per-day.ts';

/** What a plan may do at most (docs/keys.md, "Limits of safety"); undefined: nothing is said of it. */
export interface SafetyLimits {
  /** Keys that may change. */
  readonly maxChanges: number | undefined;
  /** How many times as much a key may be given, per day; at least 1. */
  readonly raiseAtMost: number | undefined;
  /** USD a day of all keys that are enabled afterwards. */
  readonly totalAtMost: number | undefined;
  /** Whether at least one key has to stay enabled. */
  readonly neverDisableAll: boolean;
}

/** A key before and after a plan. */
export interface Step {
  /** How messages call it. */
  readonly called: string;
  readonly before: Allowance;
  readonly after: Allowance;
  readonly changes: boolean;
}

/** A limit of safety that a plan breaks, amounts in USD a day. */
export type BrokenLimit =
  | { readonly limit: 'max_changes'; readonly allowed: number; readonly changes: number }
  | {
      readonly limit: 'raise_at_most';
      readonly allowed: number;
      readonly key: string;
      readonly raise: Raise;
      readonly before: number;
      readonly after: number;
    }
  | { readonly limit: 'total_at_most'; readonly allowed: number; readonly total: number }
  | { readonly limit: 'never_disable_all'; readonly keys: number };

/** No limits. */
export const noLimits: SafetyLimits = {
  maxChanges: undefined,
  raiseAtMost: undefined,
  totalAtMost: undefined,
  neverDisableAll: false,
};

/** Whether anything is limited. */
export function limitsAnything(limits: SafetyLimits): boolean {
  const { maxChanges, raiseAtMost, totalAtMost, neverDisableAll } = limits;
  return neverDisableAll || [maxChanges, raiseAtMost, totalAtMost].some((limit) => limit !== undefined);
}

/** Of each limit the stricter one. */
export function stricter(one: SafetyLimits, other: SafetyLimits): SafetyLimits {
  return {
    maxChanges: lower(one.maxChanges, other.maxChanges),
    raiseAtMost: lower(one.raiseAtMost, other.raiseAtMost),
    totalAtMost: lower(one.totalAtMost, other.totalAtMost),
    neverDisableAll: one.neverDisableAll || other.neverDisableAll,
  };
}

/** The limits that a plan breaks; one that changes nothing breaks none, whatever its keys are already. */
export function brokenLimits(steps: readonly Step[], limits: SafetyLimits): readonly BrokenLimit[] {
  const changed = steps.filter(({ changes }) => changes);
  if (changed.length === 0) return [];
  const { maxChanges, totalAtMost } = limits;
  const total = totalPerDay(steps.map(({ after }) => after));
  return [
    ...(maxChanges !== undefined && changed.length > maxChanges
      ? [{ limit: 'max_changes', allowed: maxChanges, changes: changed.length } as const]
      : []),
    ...brokenRaises(changed, limits),
    ...(totalAtMost !== undefined && total > totalAtMost
      ? [{ limit: 'total_at_most', allowed: totalAtMost, total } as const]
      : []),
    ...(limits.neverDisableAll && disablesAll(steps)
      ? [{ limit: 'never_disable_all', keys: steps.length } as const]
      : []),
  ];
}

function brokenRaises(changed: readonly Step[], { raiseAtMost }: SafetyLimits): readonly BrokenLimit[] {
  if (raiseAtMost === undefined) return [];
  return changed.flatMap(({ called, before, after }) => {
    const raise = raiseOf(before, after);
    if (raise.factor <= raiseAtMost) return [];
    const amounts = { before: perDay(before), after: perDay(after) };
    return [{ limit: 'raise_at_most', allowed: raiseAtMost, key: called, raise, ...amounts } as const];
  });
}

function disablesAll(steps: readonly Step[]): boolean {
  return steps.some(({ before }) => !before.disabled) && steps.every(({ after }) => after.disabled);
}

function lower(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.min(one, other);
}
