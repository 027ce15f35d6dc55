// The end of the log: waits until its reader has everything, because a process that ends drops the rest.
import type { Writable } from 'node:stream';

type Pipe = Pick<Writable, 'write' | 'writableLength'>;

const glanceMs = 200;

/**
 * Waits until everything that was written is taken, however slowly; gives up a reader that takes nothing for
 * `patienceMs`.
 */
export async function drain(pipe: Pipe, patienceMs = 10_000): Promise<void> {
  const taken = new Promise<'taken'>((resolve) => {
    pipe.write('', () => resolve('taken'));
  });
  let left = pipe.writableLength;
  let waitedMs = 0;
  while (waitedMs < patienceMs) {
    const glance = new Promise<'waited'>((resolve) => setTimeout(() => resolve('waited'), glanceMs));
    if ((await Promise.race([taken, glance])) === 'taken') return;
    waitedMs = pipe.writableLength < left ? 0 : waitedMs + glanceMs;
    left = pipe.writableLength;
  }
}
