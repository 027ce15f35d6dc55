// Rate limits: at most so many within any minute.
import type { Clock } from './clock.ts';

/** Counts what each key did within the last minute. */
export interface RateLimit {
  /** Counts one more. @returns undefined when it is within the limit, else the seconds until one more would be */
  take(key: string): number | undefined;
}

const windowMs = 60_000;

/** At most `perMinute` within any 60 s, for each key by itself; null: no limit. */
export function createRateLimit(perMinute: number | null, clock: Clock): RateLimit {
  const taken = new Map<string, number[]>();
  return {
    take(key) {
      if (perMinute === null) return undefined;
      const now = clock.now();
      const recent = (taken.get(key) ?? []).filter((atMs) => atMs > now - windowMs);
      const oldest = recent[0];
      if (oldest !== undefined && recent.length >= perMinute)
        return Math.max(1, Math.ceil((oldest + windowMs - now) / 1000));
      recent.push(now);
      taken.set(key, recent);
      return undefined;
    },
  };
}
