// A time limit for one piece of work, given back when the work is done.
import { linkAbort } from './linked-abort.ts';

/** A signal that ends one piece of work. */
export interface TimeLimit {
  /** Aborts when the time is over, or with the reason of the outer signal. */
  readonly signal: AbortSignal;
  /** To be called when the work is done: then neither a timer nor the outer signal holds anything of it. */
  clear(): void;
}

/**
 * Starts a time limit of some milliseconds. `AbortSignal.timeout` would hold what it ends until the time is over, long after a
 * request was answered: thousands of requests at a time.
 */
export function startTimeLimit(timeoutMs: number, outer: AbortSignal | undefined): TimeLimit {
  const { signal, abort, unlink } = linkAbort(outer);
  const timer = setTimeout(abort, timeoutMs);
  return {
    signal,
    clear() {
      clearTimeout(timer);
      unlink();
    },
  };
}
