// What a key may spend a day, so that limits of different resets can be compared and summed.
import type { ApiKeyRecord } from '../contract/keys.ts';
import { roundUsd } from './usage.ts';

/** The part of a key that says what it may spend. */
export type Allowance = Pick<ApiKeyRecord, 'limit' | 'limit_reset' | 'disabled' | 'include_byok_in_limit'>;

/** A raise: how many times as much, and why where that has no bound. */
export interface Raise {
  /** 1 or less: no raise. Infinity: one without bound. */
  readonly factor: number;
  readonly because?: 'enabled' | 'gets_reset' | 'byok' | 'no_limit' | 'from_nothing';
}

const days: ReadonlyMap<string | null, number> = new Map([
  ['daily', 1],
  ['weekly', 7],
  ['monthly', 30],
]);

/** USD a day of an enabled key. Without a limit: Infinity. A limit without reset counts whole: a day may use all of it. */
export function perDay({ limit, limit_reset }: Pick<Allowance, 'limit' | 'limit_reset'>): number {
  return limit === null ? Number.POSITIVE_INFINITY : limit / daysOf(limit_reset);
}

/** USD a day of all enabled keys together. */
export function totalPerDay(keys: readonly Allowance[]): number {
  const enabled = keys.filter(({ disabled }) => !disabled);
  return roundUsd(enabled.reduce((sum, key) => sum + perDay(key), 0));
}

/** How far a key is raised (docs/keys.md, "Limits of safety"); one that is disabled afterwards is not. */
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
  const [old, now] = [perDay(before), perDayFrom(before, after.limit, after.limit_reset)];
  if (old === 0) return now === 0 ? { factor: 1 } : unbounded('from_nothing');
  return { factor: roundUsd(now / old) };
}

/** A limit that loses its reset is compared within one period of the reset that it had. */
function perDayFrom(before: Allowance, limit: number, reset: string | null): number {
  return limit / daysOf(days.has(reset) ? reset : before.limit_reset);
}

function daysOf(reset: string | null): number {
  return days.get(reset) ?? 1;
}
