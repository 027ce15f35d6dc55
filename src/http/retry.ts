// Retries attempts if a stage finds it worth it: with back-off, jitter and `Retry-After`, and one deadline.
import type { Clock } from '../clock.ts';
import { describeError } from '../errors.ts';
import type { Log } from '../log.ts';

/** What a stage says of an attempt that failed: give up, or try again. */
export type RetryVerdict =
  | { readonly retry: false }
  | {
      readonly retry: true;
      /** The next attempt comes after this many milliseconds at the earliest. */
      readonly afterMs?: number | undefined;
      /** A deadline for this failure alone, as in {@link RetryOptions}; the earlier of the two counts. */
      readonly deadline?: number | undefined;
    };

/** Options of {@link withRetry}. */
export interface RetryOptions {
  /** Names the work in the log, for example `token exchange`. */
  readonly what: string;
  /** Attempts in all, at least 1; default: as many as the time allows. */
  readonly maxAttempts?: number;
  /** Milliseconds on {@link Clock.monotonic} after which no further attempt starts. */
  readonly deadline: number;
  readonly clock: Clock;
  readonly log: Log;
  readonly signal?: AbortSignal | undefined;
}

const firstWaitMs = 500;
const longestWaitMs = 15_000;

/**
 * Call `attempt` until it succeeds, `judge` gives up, or attempts or time run out; then the last failure is thrown.
 * No wait follows the last attempt, and none is begun that would end past the deadline.
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
      const waitMs = Math.max(verdict.afterMs ?? 0, backOffMs(number, options.clock));
      const deadline = Math.min(options.deadline, verdict.deadline ?? options.deadline);
      const leftMs = deadline - options.clock.monotonic();
      if (waitMs > leftMs) {
        // Name the wait that the service asks for as the cause only if it is longer than the time left.
        const requestedMs = verdict.afterMs ?? 0;
        if (requestedMs > Math.max(0, leftMs)) options.log.warning(tooLongWait(options.what, requestedMs, leftMs));
        throw error;
      }
      options.log.info(
        `Attempt ${number} of the ${options.what} failed: ${describeError(error).replace(/\.$/, '')}. Next attempt in ${(waitMs / 1000).toFixed(1)} s.`,
      );
      await options.clock.sleep(waitMs, options.signal);
    }
  }
}

function tooLongWait(what: string, requestedMs: number, leftMs: number): string {
  const left = Math.max(0, Math.floor(leftMs / 1000));
  return `The service asks to wait ${Math.ceil(requestedMs / 1000)} s before the next attempt of the ${what}, and ${left} s are left. It is not sent again.`;
}

/** Doubles the wait each time, and takes off up to a quarter at random, so that many jobs don't retry in step. */
function backOffMs(number: number, clock: Clock): number {
  const whole = Math.min(longestWaitMs, firstWaitMs * 2 ** (number - 1));
  return whole * (1 - clock.random() / 4);
}
