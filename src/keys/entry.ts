// An entry of a key: its fields, the condition on which it is due, and its usage.

import type { ApiKeyRecord, KeyUpdate } from '../contract/keys.ts';
import type { Schedule } from './schedule.ts';

/** The periods whose usage a condition can look at: those of the record, and `total` for all of it. */
export const usagePeriods = ['daily', 'weekly', 'monthly', 'total'] as const;

export type UsagePeriod = (typeof usagePeriods)[number];

/** A condition on usage (docs/keys.md, "By usage"). */
export interface UsageCondition {
  readonly of: UsagePeriod;
  /** From here on it holds: percent of the key's limit, or an amount in USD. */
  readonly atLeast: { readonly percent: number } | { readonly usd: number };
}

/** The result of a condition: the part of the record that decided, amounts in USD. */
export interface UsageReading {
  readonly condition: UsageCondition;
  readonly holds: boolean;
  /** Usage in the period, own provider keys included where the key counts them. */
  readonly used: number;
  /** The part of it that own provider keys used; null where the key does not count it. */
  readonly byok: number | null;
  /** The limit that a percentage was taken of. */
  readonly limit: number | null;
  /** The amount from which on it holds; null for a percentage of no limit, which never holds. */
  readonly threshold: number | null;
}

/** Judges a condition on a record as it was read; a percentage is one of `limit`. At exactly the amount it holds. */
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

/** A key as it was named. */
export interface NamedKey {
  /** Its place, for messages: `keys.yml:4`, or the input. */
  readonly source: string;
  readonly hash: string;
  /** The hash as it is shown until the service has answered with it: one of the environment by the name of its variable. */
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
