// Runs one step of the action as a process: signals, the end of the log, and the exit code.
import { RunError } from '../../errors.ts';
import { drain } from './drain.ts';
import type { ActionIo } from './io.ts';
import { runnerIo } from './io.ts';

/** Runs a step to its end and exits the process: with 1 if the step says `false`, or if its log was lost. */
export async function runStep(step: (io: ActionIo) => Promise<boolean>): Promise<never> {
  const cancelled = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => cancelled.abort(new RunError('cancelled', `The step was cancelled (${signal}).`)));
  }
  // Without a reader, or with a full disk, outputs and summary are still written, and the step does not end green.
  let isLogLost = false;
  process.stdout.on('error', () => {
    isLogLost = true;
  });
  const io = runnerIo(cancelled.signal);
  if (!(await step(io))) process.exitCode = 1;
  io.closeLog();
  await drain(process.stdout);
  if (isLogLost) process.exitCode = 1;
  // A connection that a service keeps open must not keep the job.
  process.exit();
}
