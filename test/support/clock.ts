// Clocks that stand still until a test moves them: one whose sleeps pass at once and move it on, one whose sleeps wait.
import type { Clock } from '../../src/clock.ts';

/** A {@link Clock} in the hand of a test. */
export interface HandClock extends Clock {
  /** Moves the wall clock and the monotonic one. */
  advance(ms: number): void;
  /** Moves the wall clock alone, as someone who sets it would. */
  setNow(epochMs: number): void;
  /** Every sleep that was begun, in milliseconds. */
  readonly sleeps: readonly number[];
}

/** What a {@link HandClock} starts with. */
export interface HandClockOptions {
  /** Epoch milliseconds; default 2026-01-02T03:04:05Z. */
  readonly nowMs?: number;
  /** What {@link Clock.random} gives; default 0: the longest waits. */
  readonly random?: number;
  /** Called when a sleep begins, before it passes. */
  readonly onSleep?: (ms: number) => void;
}

/** A clock that only the test moves. */
export function handClock(options: HandClockOptions = {}): HandClock {
  const { nowMs = Date.UTC(2026, 0, 2, 3, 4, 5), random = 0, onSleep } = options;
  let wall = nowMs;
  let monotonic = 1000;
  const sleeps: number[] = [];
  const advance = (ms: number): void => {
    wall += ms;
    monotonic += ms;
  };
  return {
    sleeps,
    advance,
    now: () => wall,
    monotonic: () => monotonic,
    random: () => random,
    setNow(epochMs) {
      wall = epochMs;
    },
    async sleep(ms, signal) {
      sleeps.push(ms);
      onSleep?.(ms);
      signal?.throwIfAborted();
      advance(ms);
    },
  };
}

/** A {@link Clock} whose sleeps end when the test lets time pass. */
export interface ManualClock extends Clock {
  /** Lets time pass, and what waited for it run. */
  readonly pass: (ms: number) => Promise<void>;
}

/** A clock at zero whose sleeps end when the test says so. */
export function manualClock(): ManualClock {
  let now = 0;
  const sleepers: { readonly at: number; readonly wake: () => void }[] = [];
  return {
    now: () => now,
    monotonic: () => now,
    random: () => 0,
    sleep: (ms, signal) =>
      new Promise((wake, reject) => {
        if (signal?.aborted) reject(signal.reason);
        sleepers.push({ at: now + ms, wake });
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
    async pass(ms) {
      now += ms;
      for (const { at, wake } of sleepers) if (at <= now) wake();
      await new Promise(setImmediate);
    },
  };
}
