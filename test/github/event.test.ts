// Which events outsiders can cause, and which jobs are of GitHub Actions.
import { expect, test } from 'vitest';
import { canOutsidersCause, isGitHubActions } from '../../src/github/event.ts';

test('an event of tomorrow is one that outsiders can cause', () => {
  expect(canOutsidersCause({ name: 'pull_request_of_tomorrow', payload: {} })).toBe(true);
  expect(canOutsidersCause({ name: '', payload: {} })).toBe(true);
});

test.each([
  'push',
  'schedule',
  'workflow_dispatch',
  'repository_dispatch',
  'merge_group',
  'release',
  'create',
  'delete',
  'deployment',
  'deployment_status',
])('%s takes write access', (name) => {
  expect(canOutsidersCause({ name, payload: { pull_request: { head: { repo: null } } } })).toBe(false);
});

test.each([
  ['true', true],
  ['false', false],
  ['', false],
  [undefined, false],
])('GITHUB_ACTIONS %j is a job of GitHub Actions: %j', (value, isJob) => {
  expect(isGitHubActions({ GITHUB_ACTIONS: value })).toBe(isJob);
});
