// Decides whether a failed prompt or answer may be sent again: never if the intern could do the work twice.
import { ApiError } from '../errors.ts';
import type { RetryVerdict } from '../http/retry.ts';

/**
 * Allows no repeat if the run may have started.
 *
 * @param internReadyBy - the end of the wait for an intern that is not ready, in milliseconds on the monotonic clock
 */
export function judgePromptRepeat(error: unknown, internReadyBy: number): RetryVerdict {
  if (!(error instanceof ApiError)) return { retry: false };
  const { status, reason, retryable, retryAfterMs, sent } = error.data;
  if (error.code === 'api_unreachable') return { retry: sent === 'no' };
  if (error.code !== 'api_refused' || retryable === false) return { retry: false };
  if (status === 409 && reason === 'intern_not_ready') {
    return { retry: true, afterMs: retryAfterMs, deadline: internReadyBy };
  }
  const isNotStarted =
    status === 429 ||
    ((status === 409 || status === 503) && reason === 'busy') ||
    (status === 502 && reason === 'intern_unreachable');
  return isNotStarted ? { retry: true, afterMs: retryAfterMs } : { retry: false };
}

/** Allows a repeat even if the first answer may have arrived: a question accepts only one, so a second does no harm. */
export function judgeAnswerRepeat(error: unknown): RetryVerdict {
  if (!(error instanceof ApiError)) return { retry: false };
  const { status, retryable, retryAfterMs } = error.data;
  const isTemporary = error.code === 'api_unreachable' || [429, 502, 503, 504].includes(status ?? 0);
  return isTemporary && retryable !== false ? { retry: true, afterMs: retryAfterMs } : { retry: false };
}
