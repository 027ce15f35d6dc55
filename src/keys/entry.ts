// What a file of keys asks for: an entry and its condition, with the usage by which it is judged.
import type { ApiKeyRecord, KeyUpdate } from '../contract/keys.ts';
import type { Schedule } from './schedule.ts';

export const usagePeriods = ['daily', 'weekly', 'monthly', 'total'] as const;

export type UsagePeriod = (typeof usagePeriods)[number];

/** As in docs/keys.md, "By usage". */
export interface UsageCondition {
  readonly of: UsagePeriod;
  /** A percentage of the key's limit, or an amount in USD; at exactly that, the condition holds. */
  readonly atLeast: { readonly percent: number } | { readonly usd: number };
}

export interface UsageReading {
  readonly condition: UsageCondition;
  readonly holds: boolean;
  /** Includes what your own provider keys used, if the key counts that. */
  readonly used: number;
  /** The part of `used` by your own provider keys; null if the key does not count them. */
  readonly byok: number | null;
  readonly limit: number | null;
  /** Null for a percentage of no limit, which never holds. */
  readonly threshold: number | null;
}

/** @param limit - what percentages are of */
export function judgeUsage(condition: UsageCondition, record: ApiKeyRecord, limit: number | null): UsageReading {
  const suffix = condition.of === 'total' ? '' : (`_${condition.of}` as const);
  const byok = record.include_byok_in_limit ? record[`byok_usage${suffix}` as const] : null;
  const used = roundUsd(record[`usage${suffix}` as const] + (byok ?? 0));
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

export interface NamedKey {
  /** A place for messages: `keys.yml:4`, or the name of the input. */
  readonly source: string;
  readonly hash: string;
  /** The name of the variable, if the hash is from the environment. */
  readonly shownHash: string;
}

export interface KeyCondition {
  readonly schedule: Schedule | undefined;
  readonly usage: UsageCondition | undefined;
}

export interface KeyEntry extends NamedKey {
  readonly update: KeyUpdate;
  readonly when: KeyCondition | undefined;
}
