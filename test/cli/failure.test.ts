// How a command fails: what a person reads, what a program reads, the exit code.
import { expect, test } from 'vitest';
import { exitCodeOf, reportFailure, toToolkitError, UsageExit } from '../../src/cli/failure.ts';
import type { ErrorCode } from '../../src/errors.ts';
import { ApiError, ExchangeError, InputError, PolicyError, RunError, ToolkitError } from '../../src/errors.ts';
import { watchIo } from './support/watched-io.ts';

test.each<[string, unknown, string, number]>([
  [
    'an input that is missing says where it can be given',
    new InputError('input_missing', 'Input "base-url" is not given.', { source: 'base-url' }),
    'Input "base-url" is not given. (input_missing)\n' +
      '  Here that is --base-url, or INTERNS_BASE_URL in the environment.\n' +
      '  "interns doctor" says what to fix.\n',
    2,
  ],
  [
    'what is missing and no input is named alone',
    new InputError('input_missing', 'Flag "--exec" needs a command.', { source: 'exec' }),
    'Flag "--exec" needs a command. (input_missing)\n',
    2,
  ],
  [
    'an input that is wrong was given already',
    new InputError('input_invalid', 'Input "timeout" is "soon".', { source: 'timeout' }),
    'Input "timeout" is "soon". (input_invalid)\n',
    2,
  ],
  [
    'a refused exchange has claims and remarks, each on a line of its own',
    new ExchangeError('exchange_refused', 'No.', {
      unverifiedClaims: [
        { name: 'sub', value: 'repo:a/b\n::error::x' },
        { name: 'environment', value: undefined },
      ],
      remarks: ['The audience is not\nthat of the service.'],
    }),
    'No. (exchange_refused)\n' +
      '  sub: repo:a/b : :error::x (unverified)\n' +
      '  environment: absent (unverified)\n' +
      '  The audience is not that of the service.\n' +
      '  "interns doctor" says what to fix.\n',
    1,
  ],
  ['the API', new ApiError('api_refused', 'No.'), 'No. (api_refused)\n  "interns doctor" says what to fix.\n', 1],
  ['a policy', new PolicyError('policy_invalid', 'Two\nlines.'), 'Two lines. (policy_invalid)\n', 2],
  ['anything else', new TypeError('x is undefined'), 'x is undefined (internal)\n', 1],
  ['no error at all', 'a text', 'a text (internal)\n', 1],
  ['an interruption', new RunError('cancelled', 'Interrupted (SIGINT).'), 'Interrupted (SIGINT). (cancelled)\n', 130],
])('%s', (_, thrown, said, exitCode) => {
  const { io, written } = watchIo();
  expect(reportFailure(thrown, 'chat', false, io)).toBe(exitCode);
  expect(written).toEqual({ stdout: '', stderr: `interns chat: ${said}`, shown: `interns chat: ${said}` });
});

test('a program reads code and message, one line', () => {
  const { io, written } = watchIo();
  reportFailure(new ApiError('api_refused', 'Two\nlines.'), 'list', true, io);
  expect(written.stdout).toBe('{"error":{"code":"api_refused","message":"Two\\nlines."}}\n');
  expect(written.stderr).toContain('interns list: Two lines. (api_refused)\n');
});

test.each<[ErrorCode, number]>([
  ['input_invalid', 2],
  ['input_missing', 2],
  ['input_conflict', 2],
  ['policy_missing', 2],
  ['policy_invalid', 2],
  ['config_invalid', 2],
  ['policy_stopped', 1],
  ['identity_missing', 1],
  ['internal', 1],
  ['cancelled', 130],
])('%s is exit code %i', (code, exitCode) => {
  expect(exitCodeOf(new ToolkitError(code, 'Made up.'))).toBe(exitCode);
});

test('an error with a code stays itself, another becomes internal and keeps its cause', () => {
  const own = new InputError('input_invalid', 'Made up.');
  expect(toToolkitError(own)).toBe(own);
  const other = new Error('Made up.');
  expect(toToolkitError(other)).toMatchObject({ code: 'internal', message: 'Made up.', cause: other });
});

test('the end of a command that showed its help is no failure to be told', () => {
  expect(new UsageExit(2)).toMatchObject({ exitCode: 2, message: 'The help was shown.' });
});
