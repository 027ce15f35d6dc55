// Runs the main step, or the proxy that the main step leaves behind.
import { conclusions } from '../report/ending.ts';
import { runAction } from './main.ts';
import { proxyArgument, runStep } from './runner/step.ts';

// The proxy's process runs this same script, so no other file has to be found.
if (process.argv[2] === proxyArgument) {
  await (await import('./proxy/process.ts')).runProxyProcess();
  process.exit();
}

await runStep(async (io) => {
  try {
    // Fail before anything is sent if the state file can't be written: a later question could not be saved there either.
    io.saveState('open_question', '');
    return conclusions[await runAction(io)].succeeds;
  } catch (error) {
    await (await import('./outcome.ts')).reportFailure(io, error);
    return false;
  }
});
