// Inputs on a command line: flags first, then the environment.
import { expect, test } from 'vitest';
import { readCliInputs, toEnvName } from '../../src/inputs/input-text.ts';

test('the variable of an input is its name in capitals', () => {
  expect(toEnvName('base-url')).toBe('INTERNS_BASE_URL');
  expect(toEnvName('include-byok-in-limit')).toBe('INTERNS_INCLUDE_BYOK_IN_LIMIT');
});

test('a flag wins over a variable, and an empty text is not given', () => {
  const env = { INTERNS_INTERN: 'from-env', INTERNS_PROMPT: '' };
  const text = readCliInputs(
    new Map([
      ['intern', 'from-flag'],
      ['timeout', ''],
    ]),
    env,
  );
  expect(text('intern')).toBe('from-flag');
  expect(readCliInputs(new Map(), env)('intern')).toBe('from-env');
  expect(text('prompt')).toBeUndefined();
  expect(text('timeout')).toBeUndefined();
});

test.each([
  'actor-permission',
  'allowed-bots',
  'on-fork',
  'comment',
  'comment-tag',
  'github-token',
  'command',
] as const)('a variable of "%s", which only the action has, is refused', (name) => {
  const read = (): unknown => readCliInputs(new Map(), { [toEnvName(name)]: 'x' });
  expect(read).toThrow(expect.objectContaining({ code: 'input_conflict', data: { source: name } }));
});
