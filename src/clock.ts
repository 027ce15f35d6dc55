// Defines the clock and random source that code takes as a parameter, and provides those of this machine.
import { setTimeout as delay } from 'node:timers/promises';

/** Time and random numbers, passed in so that tests can control them. */
export interface Clock {
  /** Epoch milliseconds, for display and for comparison with other clocks. */
  now(): number;
  /** Milliseconds that never go back, for lifetimes and deadlines within this process. */
  monotonic(): number;
  /** Resolves after `ms` milliseconds. Rejects with the signal's reason if the signal aborts first. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** A number from 0 up to, but not including, 1. Adds jitter to waits. */
  random(): number;
}

/** The clock of this machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => Number(process.hrtime.bigint()) / 1e6, // `performance` would load all of node:perf_hooks
  random: () => Math.random(),
  sleep: (ms, signal) =>
    delay(ms, undefined, { signal }).catch((error: unknown) => {
      signal?.throwIfAborted();
      throw error;
    }),
};
