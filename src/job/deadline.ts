// One end for everything that a job does: its own time limit, or whoever cancels it.
import type { Clock } from '../clock.ts';
import { RunError } from '../errors.ts';

/** Work that can be given an end. */
export interface Endable {
  readonly clock: Clock;
  /** Aborts with the error of the job when it is cancelled, or when its time is over. */
  readonly signal: AbortSignal;
  /** Milliseconds on {@link Clock.monotonic} when its time is over; absent: it has no end yet. */
  readonly deadline?: number;
}

/**
 * Do a piece of work within its time. The signal of the work aborts with the {@link RunError} `timeout`, or with the reason of
 * the outer signal. Work that is a part of other work keeps the end of that: a step has one time limit, from its beginning.
 */
export async function withinTime<Io extends Endable, T>(
  io: Io,
  timeoutMs: number,
  work: (io: Io & { readonly deadline: number }) => Promise<T>,
): Promise<T> {
  const { deadline } = io;
  if (deadline !== undefined) return work({ ...io, deadline });
  const limit = new AbortController();
  const timer = setTimeout(() => {
    const spent = `${Math.round(timeoutMs / 1000)} s`;
    limit.abort(new RunError('timeout', `The step took longer than ${spent}. Raise "timeout" if the work needs it.`));
  }, timeoutMs);
  const signal = AbortSignal.any([limit.signal, io.signal]);
  try {
    return await work({ ...io, signal, deadline: io.clock.monotonic() + timeoutMs });
  } finally {
    clearTimeout(timer); // it would hold the process
  }
}
