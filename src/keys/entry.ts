// Defines the entries of a key update file and their conditions, and checks the usage conditions.
import type { ApiKeyRecord, KeyUpdate } from '../contract/keys.ts';
import type { Schedule } from './schedule.ts';

export const usagePeriods = ['daily', 'weekly', 'monthly', 'total'] as const;

/** See docs/keys.md, "By usage". */
export interface UsageCondition {
  readonly of: (typeof usagePeriods)[number];
  /** A percentage of the key's limit, or an amount in USD; the condition is met at exactly that amount too. */
  readonly atLeast: { readonly percent: number } | { readonly usd: number };
}

export type UsageCheck = ReturnType<typeof checkUsage>;

/** @param limit - the limit that percentages refer to */
export function checkUsage(condition: UsageCondition, record: ApiKeyRecord, limit: number | null) {
  const suffix = condition.of === 'total' ? '' : (`_${condition.of}` as const);
  // The usage on your own keys of providers ("BYOK"): a part of `used`, or null if the key's limit does not count it.
  const byok = record.include_byok_in_limit ? record[`byok_usage${suffix}` as const] : null;
  const used = roundUsd(record[`usage${suffix}` as const] + (byok ?? 0)); // in USD
  const threshold = toThreshold(condition, limit);
  return { condition, isMet: threshold !== null && used >= threshold, used, byok, limit, threshold };
}

/** Rounds to a billionth of a dollar, so that sums are free of floating-point errors. */
export function roundUsd(usd: number): number {
  return Math.round(usd * 1e9) / 1e9;
}

/** Returns null for a percentage if the key has no limit: no usage meets such a condition. */
function toThreshold({ atLeast }: UsageCondition, limit: number | null): number | null {
  if ('usd' in atLeast) return atLeast.usd;
  return limit === null ? null : roundUsd((limit * atLeast.percent) / 100);
}

export interface NamedKey {
  /** Location for messages: `keys.yml:4`, or the name of the input. */
  readonly source: string;
  readonly hash: string;
  /** The hash, or `${NAME}` if it comes from an environment variable. */
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
