// Error answers in the exact shape of each route (docs/service-api.md, "Errors").
import type { OAuthErrorCode, ReasonCode } from '../../contract/errors.ts';
import type { JsonResponse } from './message.ts';

interface RefusalDetails {
  /** True reason for the journal; default: the message. */
  readonly reason?: string | undefined;
  /** Seconds, sent as `Retry-After`. */
  readonly retryAfterSeconds?: number | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** The same request may be sent again unchanged; default: by the reason. */
  readonly retryable?: boolean;
}

/** Reasons for which the same request may be sent again unchanged (docs/local-service.md, "Where the API leaves a choice"). */
const retryableReasons: ReadonlySet<string> = new Set([
  'busy',
  'rate_limited',
  'intern_not_ready',
  'intern_unreachable',
]);

const challenge = { 'www-authenticate': 'Bearer' };

/** `{ error: { code, message } }` (docs/service-api.md, "Errors"; docs/service-api.md, "PATCH /keys/{hash}"). */
export function refuse(
  status: number,
  code: string | number,
  message: string,
  details: RefusalDetails = {},
): JsonResponse {
  return answer(status, { error: { code, message } }, String(code), message, details);
}

/** `{ error: { code, message, metadata } }`, `code` being the status (docs/service-api.md, "Errors"). */
export function refuseChat(
  status: number,
  reason: ReasonCode,
  message: string,
  details: RefusalDetails = {},
): JsonResponse {
  const metadata = { reason, retryable: details.retryable ?? retryableReasons.has(reason) };
  return answer(status, { error: { code: status, message, metadata } }, reason, message, details);
}

/** `{ error, error_description }` (docs/service-api.md, "Errors"; RFC 6749 section 5.2). */
export function refuseOAuth(
  status: number,
  error: OAuthErrorCode,
  description: string,
  details: RefusalDetails = {},
): JsonResponse {
  return answer(status, { error, error_description: description }, error, description, details);
}

/** 401 of the routes with a numeric code and no metadata (docs/service-api.md, "Errors", rows 401). */
export function refuseUnknownKey(reason: string): JsonResponse {
  return refuse(401, 401, 'Missing or invalid API key.', { reason, headers: challenge });
}

/** 401 of the token exchange when a bearer was sent that is no API key (RFC 6749 section 5.2, `invalid_client`). */
export function refuseClient(reason: string): JsonResponse {
  return refuseOAuth(401, 'invalid_client', 'The bearer is not a valid API key.', { reason, headers: challenge });
}

function answer(
  status: number,
  body: unknown,
  decision: string,
  message: string,
  details: RefusalDetails,
): JsonResponse {
  const { reason = message, retryAfterSeconds, headers = {} } = details;
  const waiting = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
  return { kind: 'json', status, headers: { ...headers, ...waiting }, body, decision, reason };
}
