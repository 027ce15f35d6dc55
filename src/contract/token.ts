// The token exchange: its form and its response (RFC 8693 section 2).
import * as z from 'zod/mini';
import { maxAccessTokenLifetimeSeconds, subjectTokenLength } from './limits.ts';
import { atLeast, atMost, text } from './values.ts';

/** `grant_type` of the exchange (docs/service-api.md, "POST /oauth/token"; RFC 8693 section 2.1). */
export const tokenExchangeGrantType = 'urn:ietf:params:oauth:grant-type:token-exchange';

/** `subject_token_type` of the exchange (docs/service-api.md, "POST /oauth/token"; RFC 8693 section 3). */
export const jwtTokenType = 'urn:ietf:params:oauth:token-type:jwt';

/** `issued_token_type` and the only `requested_token_type` (docs/service-api.md, "POST /oauth/token"; RFC 8693 section 3). */
export const accessTokenType = 'urn:ietf:params:oauth:token-type:access_token';

/** The only scope of an exchanged token (docs/service-api.md, "POST /oauth/token"). */
export const inferenceScope = 'inference';

/** Three dot-separated segments of word characters or hyphens (docs/service-api.md, "POST /oauth/token", row `subject_token`). */
const subjectTokenPattern = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** A subject token as the exchange takes it (docs/service-api.md, "POST /oauth/token", row `subject_token`). */
const subjectTokenText = z
  .string()
  .check(atLeast(subjectTokenLength.min), atMost(subjectTokenLength.max), z.regex(subjectTokenPattern));

const parameters = {
  federation_policy_id: z.string().check(atLeast(1)),
  grant_type: z.literal(tokenExchangeGrantType),
  subject_token: subjectTokenText,
  subject_token_type: z.literal(jwtTokenType),
  requested_token_type: z.optional(z.literal(accessTokenType)),
  scope: z.optional(z.literal(inferenceScope)),
};

/** The form as a client sends it: nothing beyond the documented parameters (docs/service-api.md, "POST /oauth/token"). */
export const tokenExchangeForm = z.strictObject(parameters);

export type TokenExchangeForm = z.infer<typeof tokenExchangeForm>;

/** The form as the service reads it: `audience`, `resource` and unknown parameters are ignored (docs/service-api.md, "POST /oauth/token"). */
export const receivedTokenExchangeForm = z.object(parameters);

/** The response of the exchange (docs/service-api.md, "Token exchange response"; RFC 8693 section 2.2.1). */
export const tokenExchangeResponse = z.looseObject({
  /** Visible ASCII (RFC 6749 appendix A.12), without the space, which no bearer has (RFC 6750 section 2.1). */
  access_token: z.string().check(z.regex(/^[\x21-\x7e]+$/)),
  /** Seconds until expiry, at most 900. */
  expires_in: z.int().check(z.positive(), z.lte(maxAccessTokenLifetimeSeconds)),
  issued_token_type: z.literal(accessTokenType),
  /** `inference`; another is kept as it came. */
  scope: text,
  /** `Bearer`, in any case (RFC 6749 section 5.1); spelled out, since JSON Schema has no flag for it. */
  token_type: z.string().check(z.regex(/^[Bb][Ee][Aa][Rr][Ee][Rr]$/)),
});

export type TokenExchangeResponse = z.infer<typeof tokenExchangeResponse>;
