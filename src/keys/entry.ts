// An entry of a key: its fields, the condition on which it is due, and its usage.

import type { ApiKeyRecord, KeyUpdate } from '../contract/keys.ts';
import type { Schedule } from './schedule.ts';

/** Periods whose usage a condition can test: those of the record, and `total` for all time. */
export const usagePeriods = ['daily', 'weekly', 'monthly', 'total'] as const;

export type UsagePeriod = (typeof usagePeriods)[number];

/** A condition on usage (docs/keys.md, "By usage"). */
export interface UsageCondition {
  readonly of: UsagePeriod;
  /** The condition holds from this value on: percent of the key's limit, or an amount in USD. */
  readonly atLeast: { readonly percent: number } | { readonly usd: number };
}

/** The result of a condition, with the values that decided it; amounts in USD. */
export interface UsageReading {
  readonly condition: UsageCondition;
  readonly holds: boolean;
  /** Usage in the period, including that of own provider keys if the key counts them. */
  readonly used: number;
  /** The part of `used` by own provider keys; null if the key does not count them. */
  readonly byok: number | null;
  /** The limit that a percentage was taken of. */
  readonly limit: number | null;
  /** The amount from which the condition holds; null for a percentage of no limit, which never holds. */
  readonly threshold: number | null;
}

/** Judges a condition on a record as read; percentages are of `limit`. It holds at exactly the amount, too. */
export function judgeUsage(condition: UsageCondition, record: ApiKeyRecord, limit: number | null): UsageReading {
  const byok = record.include_byok_in_limit ? byokUsageOf(record, condition.of) : null;
  const used = roundUsd(usageOf(record, condition.of) + (byok ?? 0));
  const threshold = thresholdOf(condition, limit);
  return { condition, holds: threshold !== null && used >= threshold, used, byok, limit, threshold };
}

/** Rounds to a billionth of a dollar, so that tenths add up to ones. */
export function roundUsd(usd: number): number {
  return Math.round(usd * 1e9) / 1e9;
}

function thresholdOf({ atLeast }: UsageCondition, limit: number | null): number | null {
  if ('usd' in atLeast) return atLeast.usd;
  return limit === null ? null : roundUsd((limit * atLeast.percent) / 100);
}

function usageOf(record: ApiKeyRecord, period: UsagePeriod): number {
  return period === 'total' ? record.usage : record[`usage_${period}`];
}

function byokUsageOf(record: ApiKeyRecord, period: UsagePeriod): number {
  return period === 'total' ? record.byok_usage : record[`byok_usage_${period}`];
}

/** A key, as named in the file or the input. */
export interface NamedKey {
  /** Its place, for messages: `keys.yml:4`, or the input. */
  readonly source: string;
  readonly hash: string;
  /** Shown until the service has answered with the hash; a hash from the environment shows its variable's name. */
  readonly shownHash: string;
}

/** The conditions under which an entry is due; all of them have to hold. */
export interface KeyCondition {
  readonly schedule: Schedule | undefined;
  readonly usage: UsageCondition | undefined;
}

export interface KeyEntry extends NamedKey {
  /** At least one field. */
  readonly update: KeyUpdate;
  /** Undefined: always. */
  readonly when: KeyCondition | undefined;
}
