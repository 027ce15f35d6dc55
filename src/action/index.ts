// The process of the action: the runner's effects, its signals, and the exit code of the step.
import { RunError } from '../errors.ts';
import { toExitCode } from '../report/conclusion.ts';
import { runnerIo } from './io.ts';
import { runAction } from './main.ts';
import { reportFailure } from './outcome.ts';

const cancelled = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => cancelled.abort(new RunError('cancelled', `The step was cancelled (${signal}).`)));
}

const io = runnerIo(cancelled.signal);
try {
  process.exitCode = toExitCode(await runAction(io)) === 0 ? 0 : 1;
} catch (error) {
  await reportFailure(io, error);
  process.exitCode = 1;
}
// Everything is written. A connection that a service keeps open must not keep the job.
process.exit();
