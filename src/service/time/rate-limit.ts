// Limits of a rate, each over any 60 seconds.
import type { Clock } from './clock.ts';

const windowMs = 60_000;

/** Limits each key on its own; null: no limit. */
export function createRateLimit(perMinute: number | null, clock: Clock) {
  const byKey = new Map<string, { times: number[]; first: number }>();
  return {
    /** @returns undefined; or, beyond the limit, the seconds to wait, without counting the call */
    take(key: string): number | undefined {
      if (perMinute === null) return undefined;
      const now = clock.now();
      const taken = byKey.get(key) ?? { times: [], first: 0 };
      byKey.set(key, taken);
      while ((taken.times[taken.first] ?? Number.POSITIVE_INFINITY) <= now - windowMs) taken.first += 1;
      // Compact only once half of it is old, so that a call costs the same on average.
      if (taken.first > taken.times.length / 2) {
        taken.times = taken.times.slice(taken.first);
        taken.first = 0;
      }
      const oldest = taken.times[taken.first];
      if (oldest !== undefined && taken.times.length - taken.first >= perMinute) {
        return Math.max(1, Math.ceil((oldest + windowMs - now) / 1000));
      }
      taken.times.push(now);
      return undefined;
    },
  };
}
