// Names of variables that a text may set, and those that change what runs.
import { expect, test } from 'vitest';
import { changesEnvironment, isOrdinaryName } from '../../../src/permission/shell/variables.ts';

test.each(['a', 'A', '_a1', 'my_npm_x', 'path', 'CONFIRM', 'NPM_TOKEN', 'GIT_AUTHOR_NAME', 'GOOS', 'CI', 'APPS1'])(
  '%s is ordinary',
  (name) => {
    expect(isOrdinaryName(name)).toBe(true);
  },
);

test.each([
  '',
  '1a',
  'a-b',
  'a[1]',
  'PATH',
  'npm_config_prefix',
  'NPM_CONFIG_PREFIX',
  'GIT_PAGER',
  'LD_PRELOAD',
  'BASH_ENV',
  'PS1',
  'CC',
  'GIT_EXTERNAL_DIFF',
  'GO',
])('%j is not', (name) => {
  expect(isOrdinaryName(name)).toBe(false);
});

test.each([
  ['path', true],
  ['PATH', true],
  ['npm_x', true],
  ['a', false],
])('in the environment of a program, %s changes what runs: %s', (name, expected) => {
  expect(changesEnvironment(name)).toBe(expected);
});
