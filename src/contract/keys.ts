// API keys: the record that an update returns, and the update itself.
import * as z from 'zod/mini';
import { limitResets } from './words.ts';

export { type LimitReset, limitResets } from './words.ts';

/** A key as the update returns it; amounts in USD (docs/service-api.md, "API key record"). */
export const apiKeyRecord = z.looseObject({
  hash: z.string(),
  name: z.string(),
  label: z.string(),
  disabled: z.boolean(),
  limit: z.nullable(z.number()),
  /** A number; null where there is no limit. */
  limit_remaining: z.nullable(z.number()),
  /** One of the three resets or null; another is kept as it came. */
  limit_reset: z.nullable(z.string()),
  include_byok_in_limit: z.boolean(),
  usage: z.number(),
  usage_daily: z.number(),
  usage_weekly: z.number(),
  usage_monthly: z.number(),
  byok_usage: z.number(),
  byok_usage_daily: z.number(),
  byok_usage_weekly: z.number(),
  byok_usage_monthly: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
  expires_at: z.nullable(z.string()),
  /** May be null on live deployments (docs/service-api.md, "PATCH /keys/{hash}"). */
  creator_user_id: z.nullable(z.string()),
  workspace_id: z.string(),
});

/** A key as the update returns it (docs/service-api.md, "API key record"). */
export type ApiKeyRecord = z.infer<typeof apiKeyRecord>;

/** Success body of the update (docs/service-api.md, "PATCH /keys/{hash}"). */
export const keyUpdateResponse = z.looseObject({ data: apiKeyRecord });

const fields = {
  disabled: z.optional(z.boolean()),
  include_byok_in_limit: z.optional(z.boolean()),
  /** USD; null for no limit. */
  limit: z.optional(z.nullable(z.number())),
  /** Null for no reset. */
  limit_reset: z.optional(z.nullable(z.enum(limitResets))),
  name: z.optional(z.string()),
};

/** The update as a client sends it: nothing beyond the documented fields (docs/service-api.md, "PATCH /keys/{hash}"). */
export const keyUpdate = z.strictObject(fields);

/** The update of a key (docs/service-api.md, "PATCH /keys/{hash}"). */
export type KeyUpdate = z.infer<typeof keyUpdate>;

/** The update as the service reads it, without unknown fields (docs/service-api.md, "PATCH /keys/{hash}"). */
export const receivedKeyUpdate = z.object(fields);
