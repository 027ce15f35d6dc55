// Time and chance as parameters of a stage, and those of the system.
import { setTimeout as delay } from 'node:timers/promises';

/** Time and chance, passed in so that tests move them by hand. */
export interface Clock {
  /** Epoch milliseconds, to show and to compare with other clocks. */
  now(): number;
  /** Milliseconds that never go back, for our own lifetimes and deadlines. */
  monotonic(): number;
  /** Resolves after `ms` milliseconds; rejects with the signal's reason when it aborts first. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** From 0 to below 1, for jitter. */
  random(): number;
}

/** The clock of this machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => Number(process.hrtime.bigint()) / 1e6, // `performance` would load all of Node's measuring
  random: () => Math.random(),
  sleep: (ms, signal) =>
    delay(ms, undefined, { signal }).catch((error: unknown) => {
      signal?.throwIfAborted();
      throw error;
    }),
};
