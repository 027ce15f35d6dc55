// One end for everything that a job does: its own time limit, or whoever cancels it.
import type { Clock } from '../clock.ts';
import { RunError } from '../errors.ts';

/** The end of a job. */
export interface Deadline {
  /** Aborts with the {@link RunError} `timeout`, or with the reason of the outer signal. */
  readonly signal: AbortSignal;
  /** Milliseconds on {@link Clock.monotonic}. */
  readonly at: number;
  /** To be called when the job is done: the timer would hold the process. */
  clear(): void;
}

/** Starts the time limit of a job. */
export function startDeadline(timeoutMs: number, clock: Clock, outer: AbortSignal): Deadline {
  const limit = new AbortController();
  const timer = setTimeout(() => {
    const spent = `${Math.round(timeoutMs / 1000)} s`;
    limit.abort(new RunError('timeout', `The step took longer than ${spent}. Raise "timeout" if the work needs it.`));
  }, timeoutMs);
  return {
    signal: AbortSignal.any([limit.signal, outer]),
    at: clock.monotonic() + timeoutMs,
    clear: () => clearTimeout(timer),
  };
}
