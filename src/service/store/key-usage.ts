// Computes the usage of an API key in each period, and the rest of its limit. Pure.
import * as z from 'zod/mini';
import { type ApiKeyRecord, type KeyUpdate, limitResets } from '../../contract/keys.ts';

const tally = z.object({ total: z.number(), daily: z.number(), weekly: z.number(), monthly: z.number() });

type Tally = z.infer<typeof tally>;

export const storedKey = z.object({
  hash: z.string(),
  name: z.string(),
  label: z.string(),
  disabled: z.boolean(),
  limit: z.nullable(z.number()),
  limit_reset: z.nullable(z.enum(limitResets)),
  include_byok_in_limit: z.boolean(),
  usage: tally,
  byok: tally,
  /** The first day of each period that `usage` and `byok` cover. The sum of an earlier period counts as 0. */
  periods: z.object({ daily: z.string(), weekly: z.string(), monthly: z.string() }),
  created_at: z.string(),
  updated_at: z.string(),
  expires_at: z.nullable(z.string()),
  creator_user_id: z.nullable(z.string()),
  workspace_id: z.string(),
});

export type StoredKey = z.infer<typeof storedKey>;

const dayMs = 86_400_000;

/** Returns the first UTC day of each period. Weeks begin on Monday (docs/service-api.md, "PATCH /keys/{hash}"). */
export function periodsAt(nowMs: number): StoredKey['periods'] {
  const today = Math.floor(nowMs / dayMs);
  // Cache the periods of the day, because every request reads a key.
  if (today === cachedPeriods.day) return cachedPeriods.periods;
  const sinceMonday = (new Date(nowMs).getUTCDay() + 6) % 7;
  const periods = {
    daily: toIsoDay(nowMs),
    weekly: toIsoDay(nowMs - sinceMonday * dayMs),
    monthly: `${toIsoDay(nowMs).slice(0, 7)}-01`,
  };
  cachedPeriods = { day: today, periods };
  return periods;
}

let cachedPeriods = { day: Number.NaN, periods: { daily: '', weekly: '', monthly: '' } };

export const noUsage: Tally = { total: 0, daily: 0, weekly: 0, monthly: 0 };

export function withCurrentPeriods(key: StoredKey, nowMs: number): StoredKey {
  const periods = periodsAt(nowMs);
  const dropEarlier = (sums: Tally): Tally =>
    mapTally(sums, (usd, span) => (span === 'total' || key.periods[span] === periods[span] ? usd : 0));
  return { ...key, periods, usage: dropEarlier(key.usage), byok: dropEarlier(key.byok) };
}

/** Charges USD. `byokCost` is not part of `cost`: the caller's own provider key ("bring your own key") pays it. */
export function chargeKey(key: StoredKey, cost: number, byokCost: number, nowMs: number): StoredKey {
  const current = withCurrentPeriods(key, nowMs);
  const add = (sums: Tally, usd: number): Tally => mapTally(sums, (before) => round(before + usd));
  return { ...current, usage: add(current.usage, cost), byok: add(current.byok, byokCost) };
}

/** Keeps `updated_at` if nothing changes, because an update without fields is a way to read a key. */
export function updateKey(key: StoredKey, update: KeyUpdate, nowMs: number): StoredKey {
  const current = withCurrentPeriods(key, nowMs);
  const changes = updatedFields.filter((field) => update[field] !== undefined && update[field] !== current[field]);
  if (changes.length === 0) return current;
  const changed = Object.fromEntries(changes.map((field) => [field, update[field]]));
  return { ...current, ...changed, updated_at: new Date(nowMs).toISOString() };
}

const updatedFields = ['name', 'disabled', 'limit', 'limit_reset', 'include_byok_in_limit'] as const;

/** Returns USD, never below 0; null without a limit. */
export function computeRemainingLimit(key: StoredKey, nowMs: number): number | null {
  if (key.limit === null) return null;
  const current = withCurrentPeriods(key, nowMs);
  const span = key.limit_reset ?? 'total';
  const countedUsage = current.usage[span] + (key.include_byok_in_limit ? current.byok[span] : 0);
  return Math.max(0, round(key.limit - countedUsage));
}

export function toKeyRecord(stored: StoredKey, nowMs: number): ApiKeyRecord {
  const { usage, byok, periods: _, ...key } = withCurrentPeriods(stored, nowMs);
  return {
    ...key,
    external_user: null,
    limit_remaining: computeRemainingLimit(stored, nowMs),
    usage: usage.total,
    usage_daily: usage.daily,
    usage_weekly: usage.weekly,
    usage_monthly: usage.monthly,
    byok_usage: byok.total,
    byok_usage_daily: byok.daily,
    byok_usage_weekly: byok.weekly,
    byok_usage_monthly: byok.monthly,
  };
}

function mapTally({ total, daily, weekly, monthly }: Tally, change: (usd: number, span: keyof Tally) => number): Tally {
  return {
    total: change(total, 'total'),
    daily: change(daily, 'daily'),
    weekly: change(weekly, 'weekly'),
    monthly: change(monthly, 'monthly'),
  };
}

function round(usd: number): number {
  return Math.round(usd * 1e12) / 1e12;
}

function toIsoDay(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 10);
}
