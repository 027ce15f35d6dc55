// Messages that mention inputs, as each surface words them.
import { expect, test } from 'vitest';
import { describeError, InputError } from '../src/errors.ts';
import { input, toMessage, worded } from '../src/wording.ts';

const message = worded`${input('timeout')} is "${'soon'}". Set ${input('timeout')}, or leave it out. ${worded`${input('name')} is ${7}.`}`;

test('an input is called by its name, and said to be one where a sentence begins with it', () => {
  expect(toMessage(message)).toBe('Input "timeout" is "soon". Set "timeout", or leave it out. Input "name" is 7.');
});

test('a surface calls it as it likes', () => {
  expect(toMessage(message, (name) => `--${name}`)).toBe(
    '--timeout is "soon". Set --timeout, or leave it out. --name is 7.',
  );
});

test('nothing that a user gave passes for a mention', () => {
  const value = 'Input "api-key"';
  expect(toMessage(worded`${input('intern')} is ${value}.`, (name) => `--${name}`)).toBe(
    '--intern is Input "api-key".',
  );
});

test('an error has the message of the action, and words it otherwise where it is asked to', () => {
  const error = new InputError('input_invalid', message, { cause: new Error('below') });
  expect(error.message).toBe(toMessage(message));
  expect(describeError(error)).toBe(`${toMessage(message)} (below)`);
  const call = (name: string): string => `--${name}`;
  expect(describeError(error, call)).toBe(`${toMessage(message, call)} (below)`);
  expect(JSON.stringify(error)).not.toContain('timeout');
});
