// Runs another program on this terminal, passes interruptions on, and returns its exit code.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeError, findSystemCode } from '../../errors.ts';
import { oneLine } from '../../log.ts';
import { findNearest } from '../../nearest.ts';
import type { CliIo } from '../command.ts';
import { tell } from '../screen.ts';

/** The terminal sends Ctrl-C and hang-ups to the child too. After this time, signal a child that has ignored them. */
const reactionMs = 3_000;

/** Resolves to 127 if the command can't be started. Create `interrupt` before any work, or an early signal is lost. */
export function runChild(
  [command = '', ...args]: readonly string[],
  io: CliIo,
  { name, env, interrupt }: { name: string; env: CliIo['env']; interrupt: ReturnType<CliIo['waitForInterrupt']> },
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: io.cwd, env, stdio: 'inherit' });
    child.once('error', (error) => {
      const isMisspelt = findNearest(command, ['interns']) !== undefined;
      const remedy = isMisspelt ? 'Did you mean "interns"?' : 'Check its spelling, or give its path.';
      const isMissing = findSystemCode(error) === 'ENOENT';
      const why = isMissing ? `is not found. ${remedy}` : `can't be started: ${oneLine(describeError(error))}`;
      tell(io, `interns ${name}: "${oneLine(command)}" ${why}`);
      resolve(127);
    });
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal])));
    void interrupt.then(async (signal) => {
      if (signal !== 'SIGTERM' && io.terminal?.canAsk === true) await sleep(reactionMs, undefined, { ref: false });
      child.kill(signal);
    });
  });
}
