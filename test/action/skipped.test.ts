// A step that was not to run.
import { expect, test } from 'vitest';
import { reportSkipped } from '../../src/action/skipped.ts';
import { testActionIo } from '../support/action-io.ts';

test('a skipped step says why and what would change it', async () => {
  const io = testActionIo();
  expect(await reportSkipped(io, { why: 'It is a fork.', remedy: 'Set on-fork.' })).toBe('skipped');
  expect(io.log.messages).toEqual([{ level: 'notice', message: 'No run was started. It is a fork. Set on-fork.' }]);
  expect(io.outputs).toEqual({ conclusion: 'skipped' });
  expect(io.summary).toContain('It is a fork');
});
