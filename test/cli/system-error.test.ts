// The code of the operating system, wherever in an error it stands.
import { expect, test } from 'vitest';
import { systemCodeOf } from '../../src/cli/failure.ts';
import { InputError } from '../../src/errors.ts';

const missing = Object.assign(new Error('ENOENT: no such file'), { syscall: 'open', code: 'ENOENT' });

test.each([
  ['an error of the system', missing, 'ENOENT'],
  ['our own error of one', new InputError('input_invalid', 'It is not there.', { cause: missing }), 'ENOENT'],
  ['our own error alone', new InputError('input_invalid', 'It is wrong.'), undefined],
  ['a call of the system that has no code', Object.assign(new Error('x'), { syscall: 'open' }), undefined],
  ['a number', Object.assign(new Error('x'), { syscall: 'open', code: 2 }), undefined],
  ['no error', 'ENOENT', undefined],
])('%s', (_, error, code) => {
  expect(systemCodeOf(error)).toBe(code);
});
