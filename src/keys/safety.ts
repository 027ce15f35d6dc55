// Finds the limits of safety that a plan breaks: how much it changes, raises and lets be spent a day.
import type { ApiKeyRecord } from '../contract/keys.ts';
import { roundUsd } from './entry.ts';

export type Allowance = Pick<ApiKeyRecord, 'limit' | 'limit_reset' | 'disabled' | 'include_byok_in_limit'>;

export interface Raise {
  /** No raise if it is 1 or less; Infinity for a raise without bounds. */
  readonly factor: number;
  readonly because?: 'enabled' | 'gets_reset' | 'byok' | 'no_limit' | 'from_nothing';
}

const days: ReadonlyMap<string | null, number> = new Map([
  ['daily', 1],
  ['weekly', 7],
  ['monthly', 30],
]);

/** Returns USD a day: Infinity without a limit; without a reset the whole limit, which one day may use up. */
export function perDay({ limit, limit_reset }: Pick<Allowance, 'limit' | 'limit_reset'>): number {
  return limit === null ? Number.POSITIVE_INFINITY : limit / (days.get(limit_reset) ?? 1);
}

export function totalPerDay(keys: readonly Allowance[]): number {
  const enabled = keys.filter(({ disabled }) => !disabled);
  return roundUsd(enabled.reduce((sum, key) => sum + perDay(key), 0));
}

/** Follows docs/keys.md, "Limits of safety". */
export function raiseOf(before: Allowance, after: Allowance): Raise {
  const unbounded = (because: NonNullable<Raise['because']>): Raise => ({ factor: Number.POSITIVE_INFINITY, because });
  if (after.disabled) return { factor: 0 };
  if (before.disabled && after.limit !== 0) return unbounded('enabled');
  if (before.limit !== null && !days.has(before.limit_reset) && after.limit_reset !== before.limit_reset) {
    return unbounded('gets_reset');
  }
  if (before.include_byok_in_limit && !after.include_byok_in_limit) return unbounded('byok');
  if (before.limit === null) return { factor: after.limit === null ? 1 : 0 };
  if (after.limit === null) return unbounded('no_limit');
  // Compare a limit that loses its reset over one period of the reset that it had.
  const limit_reset = days.has(after.limit_reset) ? after.limit_reset : before.limit_reset;
  const [old, now] = [perDay(before), perDay({ limit: after.limit, limit_reset })];
  if (old === 0) return now === 0 ? { factor: 1 } : unbounded('from_nothing');
  return { factor: roundUsd(now / old) };
}

/** Each is undefined if there is no such limit (docs/keys.md, "Limits of safety"). */
export interface SafetyLimits {
  readonly maxChanges?: number | undefined;
  /** By what a key's amount a day may be multiplied; 1 or more. */
  readonly raiseAtMost?: number | undefined;
  /** In USD a day, of all keys that are enabled afterwards. */
  readonly totalAtMost?: number | undefined;
  readonly neverDisableAll: boolean;
}

export interface Step {
  readonly called: string;
  readonly before: Allowance;
  readonly after: Allowance;
  readonly changes: boolean;
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

export function limitsAnything(limits: SafetyLimits): boolean {
  return Object.values(limits).some((limit) => limit !== undefined && limit !== false);
}

export function stricter(one: SafetyLimits, other: SafetyLimits): SafetyLimits {
  return {
    maxChanges: lower(one.maxChanges, other.maxChanges),
    raiseAtMost: lower(one.raiseAtMost, other.raiseAtMost),
    totalAtMost: lower(one.totalAtMost, other.totalAtMost),
    neverDisableAll: one.neverDisableAll || other.neverDisableAll,
  };
}

export function brokenLimits(steps: readonly Step[], limits: SafetyLimits): readonly BrokenLimit[] {
  const changed = steps.filter(({ changes }) => changes);
  if (changed.length === 0) return [];
  const { maxChanges = Infinity, raiseAtMost = Infinity, totalAtMost = Infinity, neverDisableAll } = limits;
  const changes = changed.length;
  const total = totalPerDay(steps.map(({ after }) => after));
  const broken: BrokenLimit[] = [];
  if (changes > maxChanges) broken.push({ limit: 'max_changes', allowed: maxChanges, changes });
  for (const { called: key, before, after } of changed) {
    const raise = raiseOf(before, after);
    const amounts = { before: perDay(before), after: perDay(after) };
    if (raise.factor > raiseAtMost)
      broken.push({ limit: 'raise_at_most', allowed: raiseAtMost, key, raise, ...amounts });
  }
  if (total > totalAtMost) broken.push({ limit: 'total_at_most', allowed: totalAtMost, total });
  const disablesAll = steps.some(({ before }) => !before.disabled) && steps.every(({ after }) => after.disabled);
  if (neverDisableAll && disablesAll) broken.push({ limit: 'never_disable_all', keys: steps.length });
  return broken;
}

function lower(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.min(one, other);
}
