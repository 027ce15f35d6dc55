// A step as a process, in that of the test: its exit code, its end, and what a signal makes of it.
import { expect, test } from 'vitest';
import type { ActionIo } from '../../../src/action/runner/io.ts';
import { runStep } from '../../../src/action/runner/step.ts';
import { inOwnProcess } from '../../support/own-process.ts';

test.each([
  ['that succeeds', true, undefined],
  ['that fails', false, 1],
])('a step %s ends its process at once, with its code', async (_, result, exitCode) => {
  expect(await inOwnProcess(() => runStep(async () => result))).toEqual({ exits: 1, exitCode });
});

test('a step whose log is lost does not end green', async () => {
  const step = async (): Promise<boolean> => process.stdout.emit('error', new Error('write EPIPE'));
  expect(await inOwnProcess(() => runStep(step))).toEqual({ exits: 1, exitCode: 1 });
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s cancels the step, which can say so', async (signal) => {
  const known = process.listeners(signal);
  let reason: unknown;
  const step = async (io: ActionIo): Promise<boolean> => {
    for (const listener of process.listeners(signal)) if (!known.includes(listener)) listener(signal);
    ({ reason } = io.signal);
    return true;
  };
  await inOwnProcess(() => runStep(step));
  expect(reason).toMatchObject({ code: 'cancelled', message: `The step was cancelled (${signal}).` });
});
