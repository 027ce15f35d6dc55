// Time and chance as parameters of a stage, and those of the system.
import { setTimeout as delay } from 'node:timers/promises';

/** Time and chance, passed in so that tests move them by hand. */
export interface Clock {
  /** Epoch milliseconds: for what is shown and compared with other clocks. */
  now(): number;
  /** Milliseconds that only ever grow: for lifetimes and deadlines of our own. */
  monotonic(): number;
  /** Resolves after `ms` milliseconds; rejects with the signal's reason when it aborts first. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** From 0 up to 1: jitter. */
  random(): number;
}

/** The clock of this machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => Number(process.hrtime.bigint()) / 1e6, // `performance` would load all of Node's measuring
  random: () => Math.random(),
  async sleep(ms, signal) {
    try {
      await delay(ms, undefined, signal === undefined ? {} : { signal });
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    }
  },
};
