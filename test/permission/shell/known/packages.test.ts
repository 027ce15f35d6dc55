// Package managers of JavaScript, and programs that run another one.
import { describe, expect, test } from 'vitest';
import { knownByName, runsItsFiles } from '../../../../src/permission/shell/known/options.ts';
import { hides, judged, whyHidden } from '../judged.ts';

describe('a package manager', () => {
  test.each([
    'npm',
    'npm -v',
    'npm ci',
    'npm -s install a',
    'npm config get a',
    'npm config list',
    'npm config ls',
    'npm -- ci',
  ])('runs its files: %s', (command) => {
    expect(judged(command)).toEqual(runsItsFiles);
  });

  test.each([
    'npm test',
    'npm run build -- --watch ?',
    'npm -s test',
    'npm -w a test',
    'npm test -w a',
    'pnpm -w test',
    'npm --loglevel=silent test',
    'npm test -- -s',
    'yarn build',
    'npm -- run a',
  ])('runs a script of the package: %s', (command) => {
    expect(judged(command)).toEqual(knownByName);
  });

  test.each([
    'npm exec a',
    // What stands behind two dashes is its sub-command all the same.
    'npm -- exec a',
    'npm --loglevel -s exec install a',
    'npm --tag -g exec install a',
    'npm -s -- exec a',
    'pnpm -- dlx a',
    // What stands behind an option that takes a value is no sub-command.
    ...['access', 'cpu', 'depth', 'loglevel', 'omit', 'otp'].map((name) => `npm --${name} test exec a`),
    'npm -w test exec a',
    'pnpm -w exec test',
    'npm -w ? test',
    'npm -w -- exec a',
    'npm -w --scr=a test',
    'npm config',
    'npm config set a b',
    'npm config ?',
    'npm ?',
    'npm --scr=a test',
    'npm --node-options=a test',
    'npm acme',
    'npm acme get',
  ])('may run more: %s', (command) => {
    expect(hides(command)).toBe(true);
  });
});

describe('a program that runs another one', () => {
  test.each([
    ['npx curl@1 x', 'curl'],
    ['npx --yes @acme/curl@^1.2 x', '@acme/curl'],
    ['npx @acme/curl x', '@acme/curl'],
    ['poetry run curl x', 'curl'],
    ['python -m pytest x', 'pytest'],
    ['python -B -m pytest x', 'pytest'],
    ['pypy -m pytest x', 'pytest'],
    ['pypy3 -m pytest x', 'pytest'],
  ])('%s runs %s with the rest', (command, program) => {
    expect(judged(command)).toEqual({ type: 'runs', program, arguments: ['x'] });
  });

  const others = ['npx cat@file:a', 'npx cat@e.tgz', 'npx cat@npm:a', 'npx cat@./a', 'npx git+ssh://git@host/a/curl x'];
  test.each(['npx -c a', 'npx ?', 'uv run ?', 'uv run -', 'uv --a', 'bundle ?', ...others])(
    'may run anything: %s',
    (command) => {
      expect(hides(command)).toBe(true);
    },
  );

  test.each(['poetry install', 'uv sync', 'bundle install ?'])('is told by its name: %s', (command) => {
    expect(judged(command)).toEqual(knownByName);
  });

  test.each([
    ['npm --scr=a test', '"--scr=a" may set what runs'],
    ['npm exec a', '"exec" may run another program'],
    ['npm a?', 'its sub-command is known only when it runs'],
    ['npx -c a', '"-c" may be a command'],
    ['npx a?', 'the program that it runs is known only when it runs'],
    ['poetry', 'its options may set what runs'],
  ])('%s: %s', (command, because) => {
    expect(whyHidden(command)).toBe(because);
  });
});
