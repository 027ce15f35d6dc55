// The error bodies of the four routes, and the reason codes (docs/service-api.md, "Errors").
import { describe, expect, test } from 'vitest';
import {
  apiErrorBody,
  chatErrorBody,
  deploymentReasons,
  documentedReasons,
  oauthErrorBody,
} from '../../src/contract/errors.ts';
import { fieldCases, integer, optional, required, text } from '../support/field-table.ts';

describe('an error of the chat route', () => {
  const sample = { code: 400, message: 'No.', metadata: { reason: 'bad_request' } };
  const reasons = [...documentedReasons, ...deploymentReasons, 'a reason of tomorrow'];
  const rows = [
    required('code', integer),
    required('message', text),
    optional('metadata', {
      takes: [
        ...reasons.map((reason) => ({ reason })),
        { reason: 'busy', retryable: true },
        { reason: 'busy', retryable: false },
        { reason: 'busy', more: 1 },
      ],
      refuses: [null, {}, { reason: 1 }, { reason: null }, { reason: 'busy', retryable: 'yes' }],
    }),
  ];

  test.each(fieldCases(sample, rows))('$title', ({ value, accepted }) => {
    expect(chatErrorBody.safeParse({ error: value }).success).toBe(accepted);
  });

  test('keeps fields that the API does not name, at every depth', () => {
    const body = { error: { ...sample, metadata: { reason: 'busy', hint: 1 }, type: 't' }, request: 'r' };
    expect(chatErrorBody.parse(body)).toEqual(body);
  });
});

test('the documented reasons are those of the chat route and of its stream', () => {
  expect(documentedReasons).toEqual([
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
  ]);
});

test('no deployment reason repeats a documented one', () => {
  const all: readonly string[] = [...documentedReasons, ...deploymentReasons];
  expect(new Set(all).size).toBe(all.length);
});

describe('an error of the list and key routes', () => {
  const rows = [
    required('code', { takes: ['invalid_body', 'not_found', 401, 403, 408], refuses: [null, 1.5, true, {}] }),
    required('message', text),
  ];

  test.each(fieldCases({ code: 401, message: 'No.' }, rows))('$title', ({ value, accepted }) => {
    expect(apiErrorBody.safeParse({ error: value }).success).toBe(accepted);
  });
});

describe('an error of the token exchange', () => {
  const rows = [required('error', text), optional('error_description', text)];

  test.each(fieldCases({ error: 'invalid_grant', error_description: 'No.' }, rows))('$title', ({ value, accepted }) => {
    expect(oauthErrorBody.safeParse(value).success).toBe(accepted);
  });
});
