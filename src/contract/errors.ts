// Defines the error bodies of the four routes, and the reason codes of the chat route.
import * as z from 'zod/mini';
import { flag, integer, optionalText, text } from './values.ts';

/** Reason codes that every service has (docs/service-api.md, "Errors"). */
export const documentedReasons = [
  'bad_request',
  'interaction_unknown',
  'interaction_not_pending',
  'attachment_failed',
  'payload_too_large',
  'rate_limited',
  'intern_unreachable',
  'busy',
  'timeout',
  'run_ended',
  'stream_severed',
] as const;

/** Reason codes that live deployments add (docs/service-api.md, "Errors"). */
export const deploymentReasons = [
  'not_found',
  'intern_not_ready',
  'intern_rejected',
  'turn_failed',
  'client_closed_request',
] as const;

/** A known reason code; responses may contain any string (docs/service-api.md, "Errors"). */
export type ReasonCode = (typeof documentedReasons)[number] | (typeof deploymentReasons)[number];

/** The `error` of a response of the chat route, and of a chunk (docs/service-api.md, "Errors"). */
export const chatError = z.looseObject({
  /** The HTTP status. */
  code: integer,
  message: text,
  /** Absent on 401, on 403, and on the 404 for a key outside the programme. */
  metadata: z.optional(
    z.looseObject({
      reason: text,
      /** True if the same request may be sent again (docs/service-api.md, "Errors"). */
      retryable: z.optional(flag),
    }),
  ),
});

/** An error of the chat route (docs/service-api.md, "Errors"). */
export type ChatError = z.infer<typeof chatError>;

export const chatErrorBody = z.looseObject({ error: chatError });

/** Error body of the list and key routes (docs/service-api.md, "Errors" and "PATCH /keys/{hash}"). */
export const apiErrorBody = z.looseObject({
  error: z.looseObject({ code: z.union([text, integer]), message: text }),
});

/** Error codes of the token exchange (docs/service-api.md, "POST /oauth/token"; RFC 6749 section 5.2). */
export type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'unsupported_grant_type'
  | 'invalid_scope'
  | 'temporarily_unavailable';

/** Error body of the token exchange (docs/service-api.md, "Errors"; RFC 6749 section 5.2). */
export const oauthErrorBody = z.looseObject({ error: text, error_description: optionalText });
