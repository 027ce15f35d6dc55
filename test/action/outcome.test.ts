// What a step leaves behind when no run began: outputs, annotations, summary.
import { expect, test } from 'vitest';
import { reportFailure, reportSkipped } from '../../src/action/outcome.ts';
import { ExchangeError, RunError, toToolkitError } from '../../src/errors.ts';
import { testActionIo } from '../support/action-io.ts';

const refused = new ExchangeError('exchange_refused', 'The exchange was refused.', {
  reason: 'invalid_grant',
  unverifiedClaims: [
    { name: 'sub', value: 'repo:acme/app:pull_request' },
    { name: 'environment', value: undefined },
  ],
  remarks: ['The audience is the default.'],
});

test('a failure is an annotation with its code, its claims and its remarks, in outputs and summary', async () => {
  const io = testActionIo();
  await reportFailure(io, refused);
  expect(io.log.messages).toEqual([
    { level: 'error', message: 'The exchange was refused. (exchange_refused)' },
    { level: 'info', message: '  sub: repo:acme/app:pull_request (unverified)' },
    { level: 'info', message: '  environment: absent (unverified)' },
    { level: 'notice', message: 'The audience is the default.' },
  ]);
  expect(io.outputs).toMatchObject({ conclusion: 'failed', 'error-code': 'exchange_refused' });
  expect(io.summary).toContain('The run did not start');
});

test.each([
  ['an error that is not ours', new TypeError('x is not a function'), 'x is not a function (internal)'],
  ['something that is no error', 'text', 'text (internal)'],
  ['a cause', new Error('Broken.', { cause: new Error('ENOENT') }), 'Broken. (ENOENT) (internal)'],
])('a failure by %s has the code internal', async (_, thrown, message) => {
  const io = testActionIo();
  await reportFailure(io, thrown);
  expect(io.log.messages).toEqual([{ level: 'error', message }]);
  expect(io.outputs).toMatchObject({ conclusion: 'failed', 'error-code': 'internal' });
});

test.each([
  ['for the same reason is told once', 'It is full.', ['It is full. (file_unwritable)']],
  [
    'for another is told too',
    'It is gone.',
    ['It is full. (file_unwritable)', 'It is gone. (file_unwritable)', 'It is gone. (file_unwritable)'],
  ],
])('a failure that cannot be written %s', async (_, why, errors) => {
  const refuse = (): never => {
    throw new RunError('file_unwritable', why);
  };
  const io = testActionIo({}, { setOutputs: refuse, writeSummary: async () => refuse() });
  await reportFailure(io, new RunError('file_unwritable', 'It is full.'));
  expect(io.log.at('error')).toEqual(errors);
});

test('an error that is not ours keeps its cause', () => {
  const thrown = new TypeError('x is not a function');
  expect(toToolkitError(thrown).cause).toBe(thrown);
});

test('a skipped step says why and what would change it', async () => {
  const io = testActionIo();
  expect(await reportSkipped(io, { why: 'It is a fork.', remedy: 'Set on-fork.' })).toBe('skipped');
  expect(io.log.messages).toEqual([{ level: 'notice', message: 'No run was started. It is a fork. Set on-fork.' }]);
  expect(io.outputs).toEqual({ conclusion: 'skipped' });
  expect(io.summary).toContain('It is a fork');
});
