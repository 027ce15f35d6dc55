// One end for everything that a job does.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withinTime } from '../../src/job/deadline.ts';
import { handClock } from '../support/clock.ts';

const io = (signal = new AbortController().signal) => ({ clock: handClock(), signal, own: 'kept' });

describe('the time of a job', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('ends the work when it is up', async () => {
    await withinTime(io(), 90_000, async ({ signal }) => {
      vi.advanceTimersByTime(89_999);
      expect(signal.aborted).toBe(false);
      vi.advanceTimersByTime(1);
      expect(signal.reason).toMatchObject({
        name: 'RunError',
        code: 'timeout',
        message: 'The step took longer than 90 s. Raise "timeout" if the work needs it.',
      });
    });
  });

  test('ends with the reason of whoever cancels the job', async () => {
    const outer = new AbortController();
    const reason = new Error('cancelled');
    await withinTime(io(outer.signal), 90_000, async ({ signal }) => {
      outer.abort(reason);
      expect(signal.reason).toBe(reason);
    });
  });

  test('is told on the monotonic clock, beside everything that the job has', async () => {
    const job = io();
    const seen = await withinTime(job, 90_000, async ({ deadline, own }) => ({ deadline, own }));
    expect(seen).toEqual({ deadline: job.clock.monotonic() + 90_000, own: 'kept' });
  });

  test('is one for the whole: a part of the work begins no time of its own', async () => {
    await withinTime(io(), 1_000, (whole) =>
      withinTime(whole, 90_000, async (part) => {
        expect([part.deadline, part.signal]).toEqual([whole.deadline, whole.signal]);
        expect(vi.getTimerCount()).toBe(1);
      }),
    );
  });

  test('leaves no timer behind, however the work ends', async () => {
    await withinTime(io(), 90_000, () => Promise.resolve());
    const failure = new Error('broken');
    await expect(withinTime(io(), 90_000, () => Promise.reject(failure))).rejects.toBe(failure);
    expect(vi.getTimerCount()).toBe(0);
  });
});
