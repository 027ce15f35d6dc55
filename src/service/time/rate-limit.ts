// Limits how many calls each key may make within any 60 seconds.
import type { Clock } from './clock.ts';

const windowMs = 60_000;

/** Counts each key separately. `perMinute` is null for no limit. */
export function createRateLimit(perMinute: number | null, clock: Clock) {
  const callsByKey = new Map<string, { times: number[]; firstIndex: number }>();
  return {
    /** Counts a call within the limit. @returns the seconds to wait if the call is beyond the limit, else undefined */
    take(key: string): number | undefined {
      if (perMinute === null) return undefined;
      const now = clock.now();
      const calls = callsByKey.get(key) ?? { times: [], firstIndex: 0 };
      callsByKey.set(key, calls);
      while ((calls.times[calls.firstIndex] ?? Number.POSITIVE_INFINITY) <= now - windowMs) calls.firstIndex += 1;
      // Drop old times only when they are more than half of the array, so that the average cost of a call is constant.
      if (calls.firstIndex > calls.times.length / 2) {
        calls.times = calls.times.slice(calls.firstIndex);
        calls.firstIndex = 0;
      }
      const oldest = calls.times[calls.firstIndex];
      if (oldest !== undefined && calls.times.length - calls.firstIndex >= perMinute) {
        return Math.max(1, Math.ceil((oldest + windowMs - now) / 1000));
      }
      calls.times.push(now);
      return undefined;
    },
  };
}
