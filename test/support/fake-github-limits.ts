// The rate limits of the fake GitHub, by its own clock (GitHub docs, "Rate limits for the REST API", and for the GraphQL API).
import type { FakeFailure } from './fake-github.ts';

/** The primary limit of an API: so many requests in an hour. */
export interface FakePrimaryLimit {
  readonly limit: number;
  remaining: number;
  resetAtMs: number;
}

/** The secondary limit: requests of a kind are refused for a while, whatever is left of the primary one. */
export interface FakeSecondaryLimit {
  readonly refuses: (request: string) => boolean;
  readonly untilMs: number;
  /** Whether GitHub says how long: it does not always. */
  readonly saysWhen: boolean;
  /** Default 403; GraphQL may say it with 200. */
  readonly status?: number;
}

/** The limits that are in force; without one there is none. */
export interface FakeLimits {
  rest?: FakePrimaryLimit;
  graphql?: FakePrimaryLimit;
  secondary?: FakeSecondaryLimit;
}

/** What the limits make of a request: the headers of its answer, and the answer where it is refused. */
export interface LimitedRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly refusal: FakeFailure | undefined;
}

const hourMs = 3_600_000;

/** Counts a request against the limits. Nothing is done for one that is refused. */
export function countRequest(limits: FakeLimits, request: string, nowMs: number): LimitedRequest {
  const isGraphql = request.startsWith('POST /graphql');
  const { secondary } = limits;
  const primary = isGraphql ? limits.graphql : limits.rest;
  if (secondary !== undefined && nowMs < secondary.untilMs && secondary.refuses(request)) {
    const retryAfter = String(Math.ceil((secondary.untilMs - nowMs) / 1000));
    const headers = { ...headersOf(primary), ...(secondary.saysWhen ? { 'retry-after': retryAfter } : {}) };
    const message = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';
    const json = secondary.status === 200 ? { errors: [{ message }] } : { message };
    return { headers, refusal: { status: secondary.status ?? 403, headers, json } };
  }
  if (primary === undefined) return { headers: {}, refusal: undefined };
  while (nowMs >= primary.resetAtMs) {
    primary.remaining = primary.limit;
    primary.resetAtMs += hourMs;
  }
  if (primary.remaining > 0) {
    primary.remaining -= 1;
    return { headers: headersOf(primary), refusal: undefined };
  }
  const headers = headersOf(primary);
  const message = 'API rate limit exceeded for installation ID 1.';
  return {
    headers,
    refusal: isGraphql
      ? { status: 200, headers, json: { errors: [{ type: 'RATE_LIMITED', message }] } }
      : { status: 403, headers, json: { message } },
  };
}

function headersOf(limit: FakePrimaryLimit | undefined): Readonly<Record<string, string>> {
  if (limit === undefined) return {};
  return {
    'x-ratelimit-limit': String(limit.limit),
    'x-ratelimit-remaining': String(limit.remaining),
    'x-ratelimit-used': String(limit.limit - limit.remaining),
    'x-ratelimit-reset': String(Math.ceil(limit.resetAtMs / 1000)),
  };
}
