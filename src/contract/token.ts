// Defines the form and response of the token exchange (docs/service-api.md, "POST /oauth/token"; RFC 8693 section 2).
import * as z from 'zod/mini';
import { maxAccessTokenLifetimeSeconds, subjectTokenLength } from './limits.ts';
import { atLeast, atMost, text } from './values.ts';

/** The `grant_type` (RFC 8693 section 2.1). */
export const tokenExchangeGrantType = 'urn:ietf:params:oauth:grant-type:token-exchange';

/** The `subject_token_type` (RFC 8693 section 3). */
export const jwtTokenType = 'urn:ietf:params:oauth:token-type:jwt';

/** The `issued_token_type`, and the only `requested_token_type` (RFC 8693 section 3). */
export const accessTokenType = 'urn:ietf:params:oauth:token-type:access_token';

/** The only scope of an exchanged token. */
export const inferenceScope = 'inference';

/** Three segments of word characters and hyphens, separated by dots (docs/service-api.md, row `subject_token`). */
const subjectTokenPattern = /^[\w-]+\.[\w-]+\.[\w-]+$/;

const parameters = {
  federation_policy_id: z.string().check(atLeast(1)),
  grant_type: z.literal(tokenExchangeGrantType),
  subject_token: z
    .string()
    .check(atLeast(subjectTokenLength.min), atMost(subjectTokenLength.max), z.regex(subjectTokenPattern)),
  subject_token_type: z.literal(jwtTokenType),
  requested_token_type: z.optional(z.literal(accessTokenType)),
  scope: z.optional(z.literal(inferenceScope)),
};

/** Checks what a client sends. Refuses parameters that the service would drop. */
export const tokenExchangeForm = z.strictObject(parameters);

export type TokenExchangeForm = z.infer<typeof tokenExchangeForm>;

/** Drops `audience`, `resource` and unknown parameters, as the service does. */
export const receivedTokenExchangeForm = z.object(parameters);

/** See docs/service-api.md, "Token exchange response", and RFC 8693 section 2.2.1. */
export const tokenExchangeResponse = z.looseObject({
  /** Visible ASCII (RFC 6749 appendix A.12), without the space, which no bearer has (RFC 6750 section 2.1). */
  access_token: z.string().check(z.regex(/^[\x21-\x7e]+$/)),
  /** Seconds until expiry, at most 900. */
  expires_in: z.int().check(z.positive(), z.lte(maxAccessTokenLifetimeSeconds)),
  issued_token_type: z.literal(accessTokenType),
  /** Any text is accepted, though services send only `inference`. */
  scope: text,
  /** `Bearer` in any case (RFC 6749 section 5.1). The flag `i` would be lost in the JSON Schema that OpenAPI needs. */
  token_type: z.string().check(z.regex(/^[Bb][Ee][Aa][Rr][Ee][Rr]$/)),
});

export type TokenExchangeResponse = z.infer<typeof tokenExchangeResponse>;
