// One end for everything that a job does.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startDeadline } from '../../src/job/deadline.ts';
import { handClock } from '../support/clock.ts';

describe('a deadline', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('ends the job when its time is up', () => {
    const { signal } = startDeadline(90_000, handClock(), new AbortController().signal);
    vi.advanceTimersByTime(89_999);
    expect(signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(signal.reason).toMatchObject({
      name: 'RunError',
      code: 'timeout',
      message: 'The step took longer than 90 s. Raise "timeout" if the work needs it.',
    });
  });

  test('ends the job with the reason of whoever cancels it', () => {
    const outer = new AbortController();
    const { signal, clear } = startDeadline(90_000, handClock(), outer.signal);
    const reason = new Error('cancelled');
    outer.abort(reason);
    expect(signal.reason).toBe(reason);
    clear();
  });

  test('tells its end on the monotonic clock', () => {
    const clock = handClock();
    expect(startDeadline(90_000, clock, new AbortController().signal).at).toBe(clock.monotonic() + 90_000);
  });

  test('leaves no timer behind when it is cleared', () => {
    const { signal, clear } = startDeadline(90_000, handClock(), new AbortController().signal);
    clear();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(90_000);
    expect(signal.aborted).toBe(false);
  });
});
