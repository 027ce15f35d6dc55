// Finds the safety limits that a plan breaks: on how many keys change, on raises, on the daily total, on disabling all.
import type { ApiKeyRecord } from '../contract/keys.ts';
import { roundUsd } from './entry.ts';

export type Allowance = Pick<ApiKeyRecord, 'limit' | 'limit_reset' | 'disabled' | 'include_byok_in_limit'>;

export interface Raise {
  /** 1 or less if nothing is raised; Infinity for an unbounded raise. */
  readonly factor: number;
  readonly reason?: 'enabled' | 'gets_reset' | 'byok' | 'no_limit' | 'from_nothing';
}

const daysByReset: ReadonlyMap<string | null, number> = new Map([
  ['daily', 1],
  ['weekly', 7],
  ['monthly', 30],
]);

/** Returns USD a day: Infinity without a limit; the whole limit without a reset, because it may be spent in one day. */
export function toDailyLimit({ limit, limit_reset }: Pick<Allowance, 'limit' | 'limit_reset'>): number {
  return limit === null ? Number.POSITIVE_INFINITY : limit / (daysByReset.get(limit_reset) ?? 1);
}

export function sumLimits(keys: readonly Allowance[]): number {
  const enabled = keys.filter(({ disabled }) => !disabled);
  return roundUsd(enabled.reduce((sum, key) => sum + toDailyLimit(key), 0));
}

/** See docs/keys.md, "Limits of safety". */
export function measureRaise(before: Allowance, after: Allowance): Raise {
  const unbounded = (reason: NonNullable<Raise['reason']>): Raise => ({ factor: Number.POSITIVE_INFINITY, reason });
  if (after.disabled) return { factor: 0 };
  if (before.disabled && after.limit !== 0) return unbounded('enabled');
  if (before.limit !== null && !daysByReset.has(before.limit_reset) && after.limit_reset !== before.limit_reset) {
    return unbounded('gets_reset');
  }
  if (before.include_byok_in_limit && !after.include_byok_in_limit) return unbounded('byok');
  if (before.limit === null) return { factor: after.limit === null ? 1 : 0 };
  if (after.limit === null) return unbounded('no_limit');
  // If the limit loses its reset, compare both limits over the old period.
  const limit_reset = daysByReset.has(after.limit_reset) ? after.limit_reset : before.limit_reset;
  const [oldAmount, newAmount] = [toDailyLimit(before), toDailyLimit({ limit: after.limit, limit_reset })];
  if (oldAmount === 0) return newAmount === 0 ? { factor: 1 } : unbounded('from_nothing');
  return { factor: roundUsd(newAmount / oldAmount) };
}

/** An undefined limit does not apply (docs/keys.md, "Limits of safety"). */
export interface SafetyLimits {
  readonly maxChanges?: number | undefined;
  /** Largest factor by which a key's daily limit may grow; 1 or more. */
  readonly raiseAtMost?: number | undefined;
  /** Total of the daily limits of all keys enabled after the plan, in USD. */
  readonly totalAtMost?: number | undefined;
  readonly neverDisableAll: boolean;
}

export interface Step {
  readonly keyName: string;
  readonly before: Allowance;
  readonly after: Allowance;
  readonly isChanged: boolean;
}

/** Amounts are in USD a day. */
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

export const noLimits: SafetyLimits = { neverDisableAll: false };

export function hasLimits(limits: SafetyLimits): boolean {
  return Object.values(limits).some((limit) => limit !== undefined && limit !== false);
}

export function pickStricter(one: SafetyLimits, other: SafetyLimits): SafetyLimits {
  return {
    maxChanges: minDefined(one.maxChanges, other.maxChanges),
    raiseAtMost: minDefined(one.raiseAtMost, other.raiseAtMost),
    totalAtMost: minDefined(one.totalAtMost, other.totalAtMost),
    neverDisableAll: one.neverDisableAll || other.neverDisableAll,
  };
}

export function findBrokenLimits(steps: readonly Step[], limits: SafetyLimits): readonly BrokenLimit[] {
  const changed = steps.filter(({ isChanged }) => isChanged);
  if (changed.length === 0) return [];
  const { maxChanges = Infinity, raiseAtMost = Infinity, totalAtMost = Infinity, neverDisableAll } = limits;
  const changes = changed.length;
  const total = sumLimits(steps.map(({ after }) => after));
  const brokenLimits: BrokenLimit[] = [];
  if (changes > maxChanges) brokenLimits.push({ limit: 'max_changes', allowed: maxChanges, changes });
  for (const { keyName: key, before, after } of changed) {
    const raise = measureRaise(before, after);
    const amounts = { before: toDailyLimit(before), after: toDailyLimit(after) };
    if (raise.factor > raiseAtMost)
      brokenLimits.push({ limit: 'raise_at_most', allowed: raiseAtMost, key, raise, ...amounts });
  }
  if (total > totalAtMost) brokenLimits.push({ limit: 'total_at_most', allowed: totalAtMost, total });
  const disablesAll = steps.some(({ before }) => !before.disabled) && steps.every(({ after }) => after.disabled);
  if (neverDisableAll && disablesAll) brokenLimits.push({ limit: 'never_disable_all', keys: steps.length });
  return brokenLimits;
}

function minDefined(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.min(one, other);
}
