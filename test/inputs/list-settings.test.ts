// Inputs of `command: list` become settings.
import { expect, test } from 'vitest';
import { lifecycleStatuses } from '../../src/contract/interns.ts';
import { failureOf, settingsOf } from '../support/command-settings.ts';

test('all interns are listed when nothing narrows the list', () => {
  expect(settingsOf({ command: 'list' })).toMatchObject({ command: 'list', status: [], workspaceId: undefined });
});

test.each([
  ['running', ['running']],
  ['running, failed', ['running', 'failed']],
  ['failed,running,failed', ['failed', 'running']],
  [lifecycleStatuses.join(','), [...lifecycleStatuses]],
])('the status "%s" is %j', (given, status) => {
  expect(settingsOf({ command: 'list', status: given })).toMatchObject({ status });
});

test.each(['asleep', 'running,', 'Running', 'running failed'])(
  'the status "%s" is refused, with all eight',
  (status) => {
    expect(failureOf({ command: 'list', status })).toMatchObject({
      code: 'input_invalid',
      data: { source: 'status' },
      message: expect.stringContaining(lifecycleStatuses.join(', ')),
    });
  },
);

test('a workspace is a UUID', () => {
  expect(failureOf({ command: 'list', 'workspace-id': 'mine' })).toMatchObject({ code: 'input_invalid' });
});
