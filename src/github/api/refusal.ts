// Explains a refusal of GitHub's API, and tells whether the request may be repeated.
import * as z from 'zod/mini';
import { amount, optionalText, text } from '../../contract/values.ts';
import { GitHubError } from '../../errors.ts';
import type { BytesResponse } from '../../http/document.ts';
import type { RetryVerdict } from '../../http/retry.ts';
import { parseJson } from '../../json.ts';

const refusalShape = z.looseObject({ message: text });

/** Any answer of the GraphQL API: `data` is null where an error's `path` leads (GraphQL spec, "Response"). */
export const graphqlAnswerShape = z.looseObject({
  data: z.optional(z.unknown()),
  errors: z.optional(
    z.array(
      z.looseObject({
        message: text,
        type: optionalText,
        path: z.optional(z.array(z.union([text, amount]))),
      }),
    ),
  ),
});

export function refusal(response: BytesResponse, what: string, nowMs: number): GitHubError {
  const { status } = response;
  const waitMs = rateLimitWait(response, nowMs);
  const message = `GitHub answered ${status} to ${what}: ${messageOf(response)}${remedyOf(status, waitMs)}`;
  return new GitHubError('github_refused', message, {
    status,
    ...(waitMs === undefined ? {} : { retryAfterMs: waitMs, reason: 'rate_limit' }),
  });
}

/** Allows to repeat what was not done. A POST is not repeated after a lost answer or a 5xx: it could comment twice. */
export function mayRepeat(error: unknown, method: string): RetryVerdict {
  if (!(error instanceof GitHubError)) return { retry: false };
  const { reason, retryAfterMs, sent } = error.data;
  const wasNotDone = reason === 'rate_limit' || sent === 'no';
  return wasNotDone || (mayBeDone(error) && method !== 'POST')
    ? { retry: true, afterMs: retryAfterMs }
    : { retry: false };
}

/** Tells whether GitHub may have done the request: after no answer, an unreadable one, or a 5xx. */
export function mayBeDone({ code, data: { status = 0, sent } }: GitHubError): boolean {
  return (code === 'github_unreachable' && sent !== 'no') || code === 'github_malformed' || status >= 500;
}

/** Returns undefined if it is no rate limit (GitHub docs, "Rate limits for the REST API": primary and secondary). */
function rateLimitWait(response: BytesResponse, nowMs: number): number | undefined {
  const { status, headers, retryAfterMs } = response;
  if (status !== 403 && status !== 429 && !isRateLimit(response)) return undefined;
  if (retryAfterMs !== undefined) return retryAfterMs;
  if (headers.get('x-ratelimit-remaining') === '0') {
    const reset = Number(headers.get('x-ratelimit-reset') ?? Number.NaN) * 1000;
    return Number.isFinite(reset) ? Math.max(1000, reset - nowMs) : 60_000;
  }
  return status === 429 || status < 300 || secondary.test(messageOf(response)) ? 60_000 : undefined;
}

/** Finds a refusal of GraphQL with status 200. An answer with some data was not refused: never repeat it. */
export function isRateLimit({ status, bytes }: BytesResponse): boolean {
  if (status > 299 || bytes === undefined || !mayBeLimit.test(Buffer.from(bytes).toString('latin1'))) return false;
  const { data, errors = [] } = graphqlAnswerShape.safeParse(parseJson(new TextDecoder().decode(bytes))).data ?? {};
  const isEmpty = typeof data !== 'object' || data === null || Object.values(data).every((value) => value === null);
  return isEmpty && errors.some(({ type, message }) => type === 'RATE_LIMITED' || secondary.test(message));
}

const secondary = /secondary rate limit/i;
const mayBeLimit = /"RATE_LIMITED"|secondary rate limit/i;

function messageOf({ bytes }: BytesResponse): string {
  if (bytes === undefined) return 'its body is too large to read';
  const json = parseJson(new TextDecoder().decode(bytes));
  const message =
    refusalShape.safeParse(json).data?.message ?? graphqlAnswerShape.safeParse(json).data?.errors?.[0]?.message;
  // Don't quote any other body: it is the page of a proxy, which does not help a user.
  return message?.slice(0, 300) ?? 'its body names no reason';
}

function remedyOf(status: number, waitMs: number | undefined): string {
  if (waitMs !== undefined) return ` (rate limit; it ends in ${Math.ceil(waitMs / 1000)} s)`;
  switch (status) {
    case 401:
      return '. Check the value of "github-token".';
    case 403:
    case 404:
      return '. Check that the job\'s "permissions" let "github-token" do this.';
    default:
      return '.';
  }
}
