// Defines API keys: the record of a key and its update.
import * as z from 'zod/mini';
import { amount, flag, optionalText, text, textOrNull } from './values.ts';
import { limitResets } from './words.ts';

export { limitResets } from './words.ts';

/** An API key; amounts in USD (docs/service-api.md, "API key record"). */
export const apiKeyRecord = z.looseObject({
  hash: text,
  name: text,
  label: text,
  disabled: flag,
  limit: z.nullable(amount),
  /** Null without a limit. */
  limit_remaining: z.nullable(amount),
  /** One of the three resets, or null; an unknown one is kept unchanged. */
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
  /** May be null on live deployments (docs/service-api.md, "API key record"). */
  creator_user_id: textOrNull,
  workspace_id: text,
});

/** An API key as an update returns it (docs/service-api.md, "API key record"). */
export type ApiKeyRecord = z.infer<typeof apiKeyRecord>;

/** The body of a successful response (docs/service-api.md, "PATCH /keys/{hash}"). */
export const keyUpdateResponse = z.looseObject({ data: apiKeyRecord });

const updateFields = {
  disabled: z.optional(flag),
  include_byok_in_limit: z.optional(flag),
  /** USD; null for no limit. */
  limit: z.optional(z.nullable(amount)),
  /** Null for no reset. */
  limit_reset: z.optional(z.nullable(z.enum(limitResets))),
  name: optionalText,
};

/** Accepts only documented fields: a client sends no others (docs/service-api.md, "PATCH /keys/{hash}"). */
export const keyUpdate = z.strictObject(updateFields);

/** An update of a key (docs/service-api.md, "PATCH /keys/{hash}"). */
export type KeyUpdate = z.infer<typeof keyUpdate>;

/** Drops unknown fields, as the service does (docs/service-api.md, "PATCH /keys/{hash}"). */
export const receivedKeyUpdate = z.object(updateFields);
