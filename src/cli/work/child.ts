// A command that runs with this terminal as its own, and whose end is ours.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeError } from '../../errors.ts';
import { oneLine } from '../../log.ts';
import type { CliIo } from '../command.ts';
import { systemCodeOf } from '../failure.ts';
import { tell } from '../screen.ts';

/** Ctrl-C and a closed terminal reach every process of the job; one that has not ended by then did not hear. */
const heardMs = 3_000;

/**
 * Runs a command as a part of our job: a terminal stops, continues and interrupts it together with us.
 *
 * @param interrupted - since before anything started, so that a signal that came early is not lost
 * @returns its exit code; 128 and the number of the signal that ended it; 127 when it can't be started
 */
export function runChild(
  [command = '', ...args]: readonly string[],
  { io, env, interrupted }: { io: CliIo; env: CliIo['env']; interrupted: ReturnType<CliIo['interrupted']> },
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: io.cwd, env, stdio: 'inherit' });
    child.once('error', (error) => {
      const why =
        systemCodeOf(error) === 'ENOENT'
          ? 'is not found. Check its spelling, or give its path.'
          : `can't be started: ${oneLine(describeError(error))}`;
      tell(io, `"${oneLine(command)}" ${why}`);
      resolve(127);
    });
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal])));
    void interrupted.then(async (signal) => {
      // Twice would end a command that is busy ending well.
      if (signal !== 'SIGTERM' && io.terminal?.canAsk === true) await sleep(heardMs, undefined, { ref: false });
      child.kill(signal);
    });
  });
}
