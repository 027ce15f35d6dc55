// Runs one step of the action as a process: handles signals, the end of the log, and the exit code.
import type { Writable } from 'node:stream';
import { RunError } from '../../errors.ts';
import { type ActionIo, runnerIo } from './io.ts';

/** The argument that makes the action's script run as the proxy's process. */
export const proxyArgument = 'proxy';

/** Exits the process: with 1 if the step returned false or called `failStep`, or if its log was lost. */
export async function runStep(step: (io: ActionIo) => Promise<boolean>): Promise<never> {
  const cancelled = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => cancelled.abort(new RunError('cancelled', `The step was cancelled (${signal}).`)));
  }
  // If nobody reads the log, or the disk is full, still write outputs and summary, but don't end green.
  let isLogLost = false;
  process.stdout.on('error', () => {
    isLogLost = true;
  });
  const io = runnerIo(cancelled.signal);
  if (!(await step(io))) process.exitCode = 1;
  io.closeLog();
  await drain(process.stdout);
  if (isLogLost) process.exitCode = 1;
  // Exit at once: a connection that a service keeps open would keep the job running.
  process.exit();
}

const pollMs = 200;

/** Waits until all earlier writes to `pipe` are done. Gives up after `patienceMs` without progress. */
export async function drain(pipe: Pick<Writable, 'write' | 'writableLength'>, patienceMs = 10_000): Promise<void> {
  const drained = new Promise<'drained'>((resolve) => {
    pipe.write('', () => resolve('drained')); // is called after all earlier writes
  });
  let unwrittenBytes = pipe.writableLength;
  let waitedMs = 0;
  while (waitedMs < patienceMs) {
    const poll = new Promise<'waited'>((resolve) => setTimeout(() => resolve('waited'), pollMs));
    if ((await Promise.race([drained, poll])) === 'drained') return;
    waitedMs = pipe.writableLength < unwrittenBytes ? 0 : waitedMs + pollMs;
    unwrittenBytes = pipe.writableLength;
  }
}
