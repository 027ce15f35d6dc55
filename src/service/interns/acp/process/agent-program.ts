// The program of an agent run for its answer alone, in place of its conversation.

import type { Clock } from '../../../time/clock.ts';
import type { Launch, LaunchOrder } from '../launch.ts';
import { within } from './time-limit.ts';

const longestOutput = 4 * 1024 * 1024;
const limitMs = 60_000;

/**
 * Runs it to its end.
 *
 * @returns its standard output
 * @throws {Error} it can't be started, takes more than a minute, says too much, or fails
 */
export async function runProgram(order: LaunchOrder, launch: Launch, clock: Clock): Promise<string> {
  const line = order.command.join(' ');
  const started = await launch(order);
  started.stdin.end();
  started.stderr.resume();
  const parts: Buffer[] = [];
  let bytes = 0;
  started.stdout.on('data', (part: Buffer) => {
    bytes += part.length;
    if (bytes <= longestOutput) parts.push(part);
    else started.signal('SIGKILL');
  });
  try {
    const how = await within(started.ended, {
      clock,
      ms: limitMs,
      message: `"${line}" took more than ${limitMs / 1000} s.`,
    });
    if (how !== 'exit status 0') throw new Error(`"${line}" ended with ${how}.`);
    return Buffer.concat(parts).toString();
  } finally {
    started.signal('SIGKILL');
  }
}
