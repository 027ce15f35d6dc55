// Turns an answer that refuses a request to GitHub's API into an error, and tells whether to repeat the request.
import * as z from 'zod/mini';
import { amount, optionalText, text } from '../../contract/values.ts';
import { GitHubError } from '../../errors.ts';
import type { BytesResponse } from '../../http/document.ts';
import type { RetryVerdict } from '../../http/retry.ts';
import { parseJson } from '../../json.ts';

/** A refusal by REST. A 422 has its reasons in `errors` (GitHub docs, "Troubleshooting the REST API", "Validation failed"). */
const refusalShape = z.looseObject({
  message: text,
  errors: z.catch(z.array(z.union([text, z.looseObject({ message: z.catch(text, '') })])), []),
});

/** Any GraphQL answer. Where an error's `path` leads, `data` has null (GraphQL specification, "Response"). */
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

export function toRefusal(response: BytesResponse, what: string, nowMs: number): GitHubError {
  const { status } = response;
  const waitMs = readRateLimitWait(response, nowMs);
  const message = `GitHub answered ${status} to ${what}: ${readMessage(response)}${suggestRemedy(status, waitMs)}`;
  return new GitHubError('github_refused', message, {
    status,
    ...(waitMs === undefined ? {} : { retryAfterMs: waitMs, reason: 'rate_limit' }),
  });
}

/** Allows a repetition unless GitHub refused for good. Of a POST, only if it had no effect: it could comment twice. */
export function judgeRepeat(error: unknown, method: string): RetryVerdict {
  if (!(error instanceof GitHubError)) return { retry: false };
  const { reason, retryAfterMs, sent } = error.data;
  const hadNoEffect = reason === 'rate_limit' || sent === 'no';
  return hadNoEffect || (mayHaveTakenEffect(error) && method !== 'POST')
    ? { retry: true, afterMs: retryAfterMs }
    : { retry: false };
}

/** Tells whether the request may have taken effect: GitHub's answer was lost, unreadable, or a 5xx. */
export function mayHaveTakenEffect({ code, data: { status = 0, sent } }: GitHubError): boolean {
  return (code === 'github_unreachable' && sent !== 'no') || code === 'github_malformed' || status >= 500;
}

/** Returns undefined unless a primary or secondary limit applies (GitHub docs, "Rate limits for the REST API"). */
function readRateLimitWait(response: BytesResponse, nowMs: number): number | undefined {
  const { status, headers, retryAfterMs } = response;
  if (status !== 403 && status !== 429 && !isRateLimit(response)) return undefined;
  if (retryAfterMs !== undefined) return retryAfterMs;
  if (headers.get('x-ratelimit-remaining') === '0') {
    const reset = Number(headers.get('x-ratelimit-reset') ?? Number.NaN) * 1000;
    return Number.isFinite(reset) ? Math.max(1000, reset - nowMs) : 60_000;
  }
  const isLimit = status !== 403 || secondaryLimit.test(readMessage(response)); // a 403 may have any reason
  return isLimit ? 60_000 : undefined;
}

/** Recognizes a rate limit that GraphQL reports with status 200. An answer with any data is not refused. */
export function isRateLimit({ status, bytes }: BytesResponse): boolean {
  if (status > 299 || bytes === undefined || !limitHint.test(Buffer.from(bytes).toString('latin1'))) return false;
  const { data, errors = [] } = graphqlAnswerShape.safeParse(parseJson(new TextDecoder().decode(bytes))).data ?? {};
  const isEmpty = typeof data !== 'object' || data === null || Object.values(data).every((value) => value === null);
  return isEmpty && errors.some(({ type, message }) => type === 'RATE_LIMITED' || secondaryLimit.test(message));
}

const secondaryLimit = /secondary rate limit/i;
const limitHint = /"RATE_LIMITED"|secondary rate limit/i;

function readMessage({ bytes }: BytesResponse): string {
  if (bytes === undefined) return 'its body is too large to read';
  const json = parseJson(new TextDecoder().decode(bytes));
  const { data: refusal } = refusalShape.safeParse(json);
  if (refusal !== undefined) {
    const reasons = refusal.errors.map((one) => (typeof one === 'string' ? one : one.message));
    return [refusal.message, ...reasons.filter((one) => one !== '')].join(': ').slice(0, 300);
  }
  // Quote no other body: it would be the page of some proxy.
  return graphqlAnswerShape.safeParse(json).data?.errors?.[0]?.message.slice(0, 300) ?? 'its body names no reason';
}

function suggestRemedy(status: number, waitMs: number | undefined): string {
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
