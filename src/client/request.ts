// Shared by the operations: the error of a refusal in the API's words, and of a request that was lost.
import { meantBaseUrl } from '../contract/base-url.ts';
import { apiErrorBody } from '../contract/errors.ts';
import { ApiError } from '../errors.ts';
import type { RetryVerdict } from '../http/retry.ts';
import type { HttpResponse } from '../http/transport.ts';
import { NoResponseError } from '../http/transport.ts';
import type { Wording } from '../wording.ts';
import { input, worded } from '../wording.ts';

/** An error body of either form, as read. */
export interface Refusal {
  readonly message: string;
  /** `metadata.reason`, or a `code` that is a word. */
  readonly reason: string | undefined;
  readonly retryable?: boolean | undefined;
}

/** Reads the error body of the list and key routes (docs/service-api.md, "Errors"). */
export function readRefusal(json: unknown): Refusal | undefined {
  const error = apiErrorBody.safeParse(json).data?.error;
  if (error === undefined) return undefined;
  return { message: error.message, reason: typeof error.code === 'string' ? error.code : undefined };
}

/** Advice about a refusal. */
interface RefusalAdvice {
  /** Base URL of the request: where nothing answers below it, another may be meant. */
  readonly baseUrl: string;
  /** Begins with a space; default: what the status means on every route. */
  readonly remedy?: string | Wording;
}

/** The error of a refusal (docs/service-api.md, "Errors"): the service's own code and text, and what it says of a repetition. */
export function refusalError(
  response: HttpResponse,
  refusal: Refusal | undefined,
  { baseUrl, remedy = remedyOf(response.status) }: RefusalAdvice,
): ApiError {
  const { status, requestId, retryAfterMs } = response;
  const meant = status === 404 ? meantBaseUrl(baseUrl) : undefined;
  const advice = meant === undefined ? remedy : worded` Check ${input('base-url')}: did you mean ${meant}?`;
  const answer = refusal?.reason === undefined ? `${status}` : `${status} ${refusal.reason}`;
  const words = refusal?.message ?? 'the body names no reason.';
  // The advice is a sentence of its own, whatever the service's words end with.
  const said = advice === '' || /[.!?…]$/.test(words) ? words : `${words}.`;
  return new ApiError('api_refused', worded`The service answered ${answer}: ${said}${advice}`, {
    status,
    reason: refusal?.reason,
    retryable: refusal?.retryable,
    retryAfterMs,
    requestId,
  });
}

/**
 * Tells if an id can be one segment of a URL: dots alone would be read as steps through the path, and half of a surrogate
 * pair can't be encoded.
 */
export function standsInUrl(id: string): boolean {
  return !/^\.{0,2}$/.test(id) && id.isWellFormed();
}

/** An {@link ApiError} in place of a lost request; anything else as it is. */
export function explainLoss(error: unknown): unknown {
  if (!(error instanceof NoResponseError)) return error;
  return new ApiError('api_unreachable', 'The service did not answer.', { sent: error.sent, cause: error });
}

/** Tells if a request that does no harm twice may be sent again: nothing came back, or 408, 429 or 5xx did. */
export function mayRepeat(error: unknown): RetryVerdict {
  if (!(error instanceof ApiError)) return { retry: false };
  const { status = 0, retryAfterMs } = error.data;
  const passing = error.code === 'api_unreachable' || status === 408 || status === 429 || status >= 500;
  return passing ? { retry: true, afterMs: retryAfterMs } : { retry: false };
}

function remedyOf(status: number): string | Wording {
  switch (status) {
    case 401:
      return ' Check that the API key, or the key that the federation policy targets, exists and is not disabled.';
    case 402:
      return ' The key has used up its limit: raise it, or wait for its reset.';
    case 403:
      return ' Ask an organization admin to reassign the key: its creator is no longer a member. Regional hostnames are refused too.';
    case 404:
      return worded` Check ${input('base-url')}, and that the key belongs to the interns programme and sees this intern.`;
    default:
      return '';
  }
}
