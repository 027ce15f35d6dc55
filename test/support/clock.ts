// A clock that stands still until a test moves it; a sleep passes at once and moves it on.
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
