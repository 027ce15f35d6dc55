// The query of the table "GET /interns" of docs/service-api.md.
import { expect, test } from 'vitest';
import { internListQuery } from '../../src/contract/intern-query.ts';
import { lifecycleStatuses } from '../../src/contract/words.ts';
import { fieldCases, optional, text } from '../support/field-table.ts';

const rows = [
  optional('limit', { takes: [1, 2, 499, 500], refuses: [0, 501, -1, 1.5, '100', null] }),
  optional('status', {
    takes: [['running'], [...lifecycleStatuses]],
    refuses: [[], ['asleep'], ['running', ''], 'running', null],
  }),
  optional('starting_after', text),
  optional('workspace_id', {
    takes: ['6f1a0a52-5b0e-4a7e-9a0c-0f4f3e1f9a11'],
    refuses: ['', 'workspace-1', '6f1a0a525b0e4a7e9a0c0f4f3e1f9a11', null],
  }),
];

test.each(fieldCases({}, rows))('$title', ({ value, accepted }) => {
  expect(internListQuery.safeParse(value).success).toBe(accepted);
});

test('refuses a parameter that the API does not name', () => {
  expect(internListQuery.safeParse({ page: 2 }).success).toBe(false);
});
