// A key as the service answers an update.
import type { ApiKeyRecord } from '../../src/contract/keys.ts';

/** A key with a daily limit of USD 50 of which USD 20 are used. */
export function keyRecord(more: Partial<ApiKeyRecord> = {}): ApiKeyRecord {
  return {
    hash: 'f01d',
    name: 'reviewer',
    label: 'made-up',
    disabled: false,
    limit: 50,
    limit_remaining: 30,
    limit_reset: 'daily',
    include_byok_in_limit: false,
    usage: 400,
    usage_daily: 20,
    usage_weekly: 100,
    usage_monthly: 200,
    byok_usage: 0,
    byok_usage_daily: 0,
    byok_usage_weekly: 0,
    byok_usage_monthly: 0,
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-11-18T12:00:00.000Z',
    expires_at: null,
    creator_user_id: 'user_1',
    workspace_id: '89f9f5b2-3f89-4eaf-83ca-5ceae149e8bb',
    ...more,
  };
}
