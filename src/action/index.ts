// The process of the main step; or of the proxy that it leaves behind.
import { isSuccess } from '../report/ending.ts';
import { runAction } from './main.ts';
import { proxyArgument } from './proxy/argument.ts';
import { runStep } from './runner/step.ts';

// The process that `command: proxy` leaves behind has the same script, so that nothing else need be found.
if (process.argv[2] === proxyArgument) {
  await (await import('./proxy/process.ts')).runProxyProcess();
  process.exit();
}

await runStep(async (io) => {
  try {
    // Nothing is open yet. Where that can't be kept, an open question could not be either: found out before anything is sent.
    io.saveState('open_question', '');
    return isSuccess(await runAction(io));
  } catch (error) {
    await (await import('./outcome.ts')).reportFailure(io, error);
    return false;
  }
});
