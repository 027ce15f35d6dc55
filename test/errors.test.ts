// Errors carry a code, the values and the cause.
import { describe, expect, test } from 'vitest';
import {
  ApiError,
  describeError,
  errorCodes,
  findSystemCode,
  InputError,
  InternalError,
  ToolkitError,
  toToolkitError,
} from '../src/errors.ts';

describe('an error of the toolkit', () => {
  const cause = new Error('socket closed');
  const error = new ApiError('api_refused', 'Refused.', { status: 503, reason: 'busy', cause });

  test('has its code, its data and its cause in places of their own', () => {
    expect(error).toMatchObject({
      code: 'api_refused',
      data: { status: 503, reason: 'busy' },
      message: 'Refused.',
      cause,
    });
    expect(error.data).not.toHaveProperty('cause');
  });

  test('has the name of its class and is a ToolkitError', () => {
    expect(error.name).toBe('ApiError');
    expect(error).toBeInstanceOf(ToolkitError);
  });

  test('has no cause when none is given', () => {
    expect(new InternalError('internal', 'Broken.')).not.toHaveProperty('cause');
  });
});

test('a code is of one class alone, by its type', () => {
  // @ts-expect-error: `timeout` is of RunError.
  expect(new ApiError('timeout', 'Late.')).toBeInstanceOf(ToolkitError);
  // @ts-expect-error: an error is of one of the classes that say what failed.
  expect(new ToolkitError('timeout', 'Late.')).toBeInstanceOf(Error);
  expect(toToolkitError(new TypeError('x'))).toBeInstanceOf(InternalError);
});

test('no code stands twice', () => {
  expect(new Set(errorCodes).size).toBe(errorCodes.length);
});

describe('describeError', () => {
  test('puts the messages of all causes behind the message', () => {
    const inner = new Error('ECONNRESET');
    const outer = new Error('The service did not answer.', { cause: new Error('fetch failed', { cause: inner }) });
    expect(describeError(outer)).toBe('The service did not answer. (fetch failed: ECONNRESET)');
  });

  test('says nothing twice', () => {
    const inner = new Error('ENOENT: no such file');
    expect(describeError(new Error("It can't be read: ENOENT: no such file", { cause: inner }))).toBe(
      "It can't be read: ENOENT: no such file",
    );
    expect(describeError(new Error('Gone.', { cause: new Error('') }))).toBe('Gone.');
  });

  test('takes anything that is thrown', () => {
    expect([describeError('text'), describeError(undefined), describeError(7)]).toEqual(['text', 'undefined', '7']);
  });
});

const missing = Object.assign(new Error('ENOENT: no such file'), { syscall: 'open', code: 'ENOENT' });

test.each([
  ['an error of the system', missing, 'ENOENT'],
  ['our own error of one', new InputError('input_invalid', 'It is not there.', { cause: missing }), 'ENOENT'],
  ['our own error alone', new InputError('input_invalid', 'It is wrong.'), undefined],
  ['the first of several', new AggregateError([missing]), 'ENOENT'],
  ['a call of the system that has no code', Object.assign(new Error('x'), { syscall: 'open' }), undefined],
  ['a number', Object.assign(new Error('x'), { syscall: 'open', code: 2 }), undefined],
  ['no error', 'ENOENT', undefined],
])('the code of %s', (_, error, code) => {
  expect(findSystemCode(error)).toBe(code);
});
