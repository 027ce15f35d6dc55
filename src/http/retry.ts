// Retries failed attempts with back-off, jitter, `Retry-After` and one deadline, if the caller's `judge` allows it.
import type { Clock } from '../clock.ts';
import { describeError } from '../errors.ts';
import type { Log } from '../log.ts';

/** The verdict on a failed attempt: give up, or try again. */
export type RetryVerdict =
  | { readonly retry: false }
  | {
      readonly retry: true;
      /** The least number of milliseconds before the next attempt. */
      readonly afterMs?: number | undefined;
      /** A deadline for this failure, as in {@link RetryOptions}. The earlier of the two counts. */
      readonly deadline?: number | undefined;
    };

export interface RetryOptions {
  /** Names the work in the log, for example `token exchange`. */
  readonly what: string;
  /** Limits the attempts, at least 1; default: as many as the time allows. */
  readonly maxAttempts?: number;
  /** No attempt but the first starts after this time, in milliseconds on {@link Clock.monotonic}. */
  readonly deadline: number;
  readonly clock: Clock;
  readonly log: Log;
  readonly signal?: AbortSignal | undefined;
}

const firstWaitMs = 500;
const longestWaitMs = 15_000;

/**
 * Calls `attempt` until it succeeds. Throws the last error if `judge` gives up, or attempts or time run out, and the
 * reason of `signal` if that aborts. Doesn't wait after the last attempt, nor if the wait would pass the deadline.
 */
export async function withRetry<T>(
  options: RetryOptions,
  attempt: (number: number) => Promise<T>,
  judge: (error: unknown) => RetryVerdict,
): Promise<T> {
  const { maxAttempts = Number.POSITIVE_INFINITY } = options;
  for (let number = 1; ; number += 1) {
    try {
      return await attempt(number);
    } catch (error) {
      options.signal?.throwIfAborted();
      const verdict = judge(error);
      if (!verdict.retry || number >= maxAttempts) throw error;
      const waitMs = Math.max(verdict.afterMs ?? 0, computeBackOffMs(number, options.clock));
      const deadline = Math.min(options.deadline, verdict.deadline ?? options.deadline);
      const leftMs = deadline - options.clock.monotonic();
      if (waitMs > leftMs) {
        // Blame the wait that the service requests only if it is longer than the remaining time.
        const requestedMs = verdict.afterMs ?? 0;
        if (requestedMs > Math.max(0, leftMs)) options.log.warning(describeLongWait(options.what, requestedMs, leftMs));
        throw error;
      }
      options.log.info(
        `Attempt ${number} of the ${options.what} failed: ${describeError(error).replace(/\.$/, '')}. Next attempt in ${(waitMs / 1000).toFixed(1)} s.`,
      );
      await options.clock.sleep(waitMs, options.signal);
    }
  }
}

function describeLongWait(what: string, requestedMs: number, leftMs: number): string {
  const leftSeconds = Math.max(0, Math.floor(leftMs / 1000));
  return `The service asks to wait ${Math.ceil(requestedMs / 1000)} s before the next attempt of the ${what}, but only ${leftSeconds} s are left: it is not sent again.`;
}

/** Doubles the wait each time, and subtracts up to a quarter at random, so that many jobs don't retry together. */
function computeBackOffMs(number: number, clock: Clock): number {
  const fullWaitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** (number - 1));
  return fullWaitMs * (1 - clock.random() / 4);
}
