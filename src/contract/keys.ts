// API keys: the record that an update returns, and the update itself.
import * as z from 'zod/mini';
import { amount, flag, optionalText, text, textOrNull } from './values.ts';
import { limitResets } from './words.ts';

export { limitResets } from './words.ts';

/** A key as the update returns it; amounts in USD (docs/service-api.md, "API key record"). */
export const apiKeyRecord = z.looseObject({
  hash: text,
  name: text,
  label: text,
  disabled: flag,
  limit: z.nullable(amount),
  /** A number; null where there is no limit. */
  limit_remaining: z.nullable(amount),
  /** One of the three resets or null; another is kept as it came. */
  limit_reset: textOrNull,
  include_byok_in_limit: flag,
  usage: amount,
  usage_daily: amount,
  usage_weekly: amount,
  usage_monthly: amount,
  byok_usage: amount,
  byok_usage_daily: amount,
  byok_usage_weekly: amount,
  byok_usage_monthly: amount,
  created_at: text,
  updated_at: text,
  expires_at: textOrNull,
  /** May be null on live deployments (docs/service-api.md, "PATCH /keys/{hash}"). */
  creator_user_id: textOrNull,
  workspace_id: text,
});

/** A key as the update returns it (docs/service-api.md, "API key record"). */
export type ApiKeyRecord = z.infer<typeof apiKeyRecord>;

/** Success body of the update (docs/service-api.md, "PATCH /keys/{hash}"). */
export const keyUpdateResponse = z.looseObject({ data: apiKeyRecord });

const fields = {
  disabled: z.optional(flag),
  include_byok_in_limit: z.optional(flag),
  /** USD; null for no limit. */
  limit: z.optional(z.nullable(amount)),
  /** Null for no reset. */
  limit_reset: z.optional(z.nullable(z.enum(limitResets))),
  name: optionalText,
};

/** The update as a client sends it: nothing beyond the documented fields (docs/service-api.md, "PATCH /keys/{hash}"). */
export const keyUpdate = z.strictObject(fields);

/** The update of a key (docs/service-api.md, "PATCH /keys/{hash}"). */
export type KeyUpdate = z.infer<typeof keyUpdate>;

/** The update as the service reads it, without unknown fields (docs/service-api.md, "PATCH /keys/{hash}"). */
export const receivedKeyUpdate = z.object(fields);
