// Which events outsiders can cause, and which jobs are of GitHub Actions.
import { expect, test } from 'vitest';
import {
  canOutsidersCause,
  flagAt,
  integerAt,
  isGitHubActions,
  listAt,
  textAt,
  valueAt,
} from '../../src/github/event.ts';

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

const payload: unknown = JSON.parse(
  '{"text":"a","empty":"","number":7,"half":0.5,"large":9007199254740992,"flag":false,"list":["a"],"inner":{"text":"b"},"nothing":null,"__proto__":{"text":"c"}}',
);

const readers = { textAt, integerAt, flagAt, listAt } as const;

test.each<[keyof typeof readers, string, unknown]>([
  ['textAt', 'text', 'a'],
  ['integerAt', 'number', 7],
  ['flagAt', 'flag', false],
  ['listAt', 'list', ['a']],
])('%s reads "%s" and nothing of another type', (reader, name, value) => {
  const names = ['text', 'empty', 'number', 'half', 'large', 'flag', 'list', 'inner', 'nothing', 'absent'];
  const nothing = reader === 'listAt' ? [] : undefined;
  for (const other of names) expect(readers[reader](payload, other)).toEqual(other === name ? value : nothing);
});

test('a path leads through own keys of objects only', () => {
  expect(valueAt(payload)).toBe(payload);
  expect(valueAt(payload, 'inner', 'text')).toBe('b');
  expect(valueAt(payload, '__proto__', 'text')).toBe('c');
  const inherited = [['constructor'], ['inner', '__proto__'], ['list', 'length'], ['list', '0'], ['text', 'length']];
  for (const path of inherited) expect(valueAt(payload, ...path)).toBeUndefined();
});
