// The process of the action: the runner's effects, its signals, main or post step, and the exit code; or its proxy.
import { RunError } from '../errors.ts';
import { isSuccess } from '../report/conclusion.ts';
import { runAction } from './main.ts';
import { proxyArgument } from './proxy/argument.ts';
import { drain } from './runner/drain.ts';
import { runnerIo } from './runner/io.ts';

/** State of the action: set by the main step, so that the post step knows what it is. */
const mainHasRun = 'main_has_run';

// The process that `command: proxy` leaves behind has the same script, so that nothing else need be found.
if (process.argv[2] === proxyArgument) {
  await (await import('./proxy/process.ts')).runProxyProcess();
  process.exit();
}

const cancelled = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => cancelled.abort(new RunError('cancelled', `The step was cancelled (${signal}).`)));
}

// A reader that is gone, or a full disk: outputs and summary are still written, and the step does not end green.
let isLogLost = false;
process.stdout.on('error', () => {
  isLogLost = true;
});

const io = runnerIo(cancelled.signal);
if (process.env[`STATE_${mainHasRun}`] === 'true') {
  await (await import('./post.ts')).runPost(io);
} else {
  try {
    io.saveState(mainHasRun, 'true'); // without it the post step would be a second main step
    if (!isSuccess(await runAction(io))) process.exitCode = 1;
  } catch (error) {
    await (await import('./failure.ts')).reportFailure(io, error);
    process.exitCode = 1;
  }
}
io.closeLog();
await drain(process.stdout);
if (isLogLost) process.exitCode = 1;
// Everything is written. A connection that a service keeps open must not keep the job.
process.exit();
