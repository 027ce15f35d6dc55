// Inputs of `command: token`.
import { describe, expect, test } from 'vitest';
import { lifecycleStatuses } from '../../src/contract/interns.ts';
import { failureOf, type GivenInputs, settingsOf } from '../support/command-settings.ts';

const enough: GivenInputs = { command: 'token', 'federation-policy-id': 'fp_1', 'api-key': '' };

describe('a token', () => {
  test('needs a service and a federation policy, and no more', () => {
    expect(settingsOf(enough)).toMatchObject({
      command: 'token',
      credentials: { by: 'exchange', federationPolicyId: 'fp_1' },
      exportEnv: undefined,
      timeoutMs: 1_800_000,
    });
  });

  test('is not made of an API key', () => {
    expect(failureOf({ ...enough, 'federation-policy-id': '', 'api-key': 'key-1' })).toMatchObject({
      code: 'input_missing',
      data: { source: 'federation-policy-id' },
    });
  });

  test.each(['TOKEN', 'service_token', '_T1', 'MY_GITHUB_TOKEN', 'IS_CI', 'CI_TOKEN', 'PATHS'])(
    'goes to the variable %s',
    (name) => {
      expect(settingsOf({ ...enough, 'export-env': name })).toMatchObject({ exportEnv: name });
    },
  );

  test.each(['1TOKEN', 'A-B', 'A B', 'A=B', 'Ä', 'A\nB'])('does not go to %j, which is no name', (name) => {
    expect(failureOf({ ...enough, 'export-env': name })).toMatchObject({
      code: 'input_invalid',
      data: { source: 'export-env' },
      message: expect.stringContaining('letters, digits and underscores'),
    });
  });

  test.each(['PATH', 'HOME', 'CI', 'NODE_OPTIONS', 'GITHUB_TOKEN', 'RUNNER_TEMP', 'ACTIONS_X', 'INPUT_X', 'STATE_X'])(
    'does not go to %s, which has a meaning',
    (name) => {
      expect(failureOf({ ...enough, 'export-env': name })).toMatchObject({
        code: 'input_invalid',
        message: expect.stringContaining('already has a meaning'),
      });
    },
  );
});

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
