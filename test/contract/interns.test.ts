// The tables "Intern" and "Intern list page" of docs/service-api.md.
import { describe, expect, test } from 'vitest';
import { intern, internListPage, lifecycleStatuses } from '../../src/contract/interns.ts';
import { internOf } from '../support/chat.ts';
import { fieldCases, flag, optional, required, text, textOrNull } from '../support/field-table.ts';

const progress = { step_label: 'Booting', step_number: 2, total_steps: 5 };

describe('an intern', () => {
  const rows = [
    required('id', text),
    required('name', text),
    required('description', textOrNull),
    required('instructions', textOrNull),
    required('model', textOrNull),
    required('status', { takes: [...lifecycleStatuses, 'a status of tomorrow'], refuses: [null, 1] }),
    required('last_failure_message', textOrNull),
    required('progress', {
      takes: [null, progress, { ...progress, more: 1 }],
      refuses: [
        'Booting',
        {},
        { ...progress, step_label: null },
        { ...progress, step_number: 1.5 },
        { ...progress, total_steps: '5' },
        { step_label: 'Booting', step_number: 1 },
      ],
    }),
    required('hostname', textOrNull),
    required('workspace_id', text),
    required('vault_id', textOrNull),
    required('attached_vault_id', textOrNull),
    required('created_at', text),
    required('updated_at', text),
  ];

  test.each(fieldCases(internOf(), rows))('$title', ({ value, accepted }) => {
    expect(intern.safeParse(value).success).toBe(accepted);
  });

  test('keeps a field that the API does not name', () => {
    expect(intern.parse({ ...internOf(), mood: 'good' })).toMatchObject({ mood: 'good' });
  });
});

test('there are eight lifecycle statuses', () => {
  expect(lifecycleStatuses).toEqual([
    'awaiting_slack_install',
    'queued',
    'provisioning',
    'running',
    'failed',
    'stopped',
    'destroying',
    'destroy_failed',
  ]);
});

describe('an intern list page', () => {
  const rows = [
    required('data', { takes: [[], [internOf()]], refuses: [null, {}, [1], [{ id: 'intern-1' }]] }),
    required('has_more', flag),
    optional('next_cursor', text),
  ];

  test.each(fieldCases({ data: [], has_more: true, next_cursor: 'c1' }, rows))('$title', ({ value, accepted }) => {
    expect(internListPage.safeParse(value).success).toBe(accepted);
  });

  test('keeps a field that the API does not name', () => {
    expect(internListPage.parse({ data: [], has_more: false, total: 0 })).toMatchObject({ total: 0 });
  });
});
