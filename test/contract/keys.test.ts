// The tables "API key record" and "PATCH /keys/{hash}" of docs/service-api.md.
import { describe, expect, test } from 'vitest';
import { keyUpdate, keyUpdateResponse, limitResets, receivedKeyUpdate } from '../../src/contract/keys.ts';
import {
  fieldCases,
  flag,
  number,
  numberOrNull,
  optional,
  required,
  text,
  textOrNull,
} from '../support/field-table.ts';

const record = {
  hash: 'f01d52606dc8f0a8303a7b5cc3fa07109c2e346cec7c0a16b40de462992ce943',
  name: 'CI',
  label: 'sk-…943',
  disabled: false,
  limit: 50,
  limit_remaining: 49.5,
  limit_reset: 'daily',
  include_byok_in_limit: false,
  usage: 0.5,
  usage_daily: 0.5,
  usage_weekly: 0.5,
  usage_monthly: 0.5,
  byok_usage: 0,
  byok_usage_daily: 0,
  byok_usage_weekly: 0,
  byok_usage_monthly: 0,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-02T00:00:00Z',
  expires_at: null,
  creator_user_id: 'user-1',
  workspace_id: 'workspace-1',
};

describe('an API key record', () => {
  const amounts = Object.keys(record).filter((name) => name.includes('usage'));
  const rows = [
    ...['hash', 'name', 'label', 'created_at', 'updated_at', 'workspace_id'].map((name) => required(name, text)),
    required('disabled', flag),
    required('limit', numberOrNull),
    required('limit_remaining', numberOrNull),
    required('limit_reset', { takes: [...limitResets, null, 'yearly'], refuses: [1, true] }),
    required('include_byok_in_limit', flag),
    ...amounts.map((name) => required(name, number)),
    required('expires_at', textOrNull),
    required('creator_user_id', textOrNull),
  ];

  test('has a row here for each of its fields', () => {
    expect(rows.map(({ field }) => field).toSorted()).toEqual(Object.keys(record).toSorted());
  });

  test.each(fieldCases(record, rows))('$title', ({ value, accepted }) => {
    expect(keyUpdateResponse.safeParse({ data: value }).success).toBe(accepted);
  });

  test('keeps a field that the API does not name', () => {
    expect(keyUpdateResponse.parse({ data: { ...record, tags: [] } }).data).toMatchObject({ tags: [] });
  });

  test('comes in a field "data"', () => {
    expect(keyUpdateResponse.safeParse(record).success).toBe(false);
  });
});

describe('a key update', () => {
  const rows = [
    optional('disabled', flag),
    optional('include_byok_in_limit', flag),
    optional('limit', numberOrNull),
    optional('limit_reset', { takes: [...limitResets, null], refuses: ['yearly', '', 1] }),
    optional('name', text),
  ];

  test.each(fieldCases({}, rows))('$title when we send it', ({ value, accepted }) => {
    expect(keyUpdate.safeParse(value).success).toBe(accepted);
  });

  test.each(fieldCases({}, rows))('$title when the service reads it', ({ value, accepted }) => {
    expect(receivedKeyUpdate.safeParse(value).success).toBe(accepted);
  });

  test('has no other field when we send it', () => {
    expect(keyUpdate.safeParse({ label: 'x' }).success).toBe(false);
  });

  test('loses other fields when the service reads it', () => {
    expect(receivedKeyUpdate.parse({ label: 'x', name: 'CI' })).toEqual({ name: 'CI' });
  });
});
