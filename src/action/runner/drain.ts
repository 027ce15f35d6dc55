// The end of the log: a process that ends would drop what its reader has not taken yet.
import type { Writable } from 'node:stream';

/** Standard output as a pipe. */
type Pipe = Pick<Writable, 'write' | 'writableLength'>;

const glanceMs = 200;

/**
 * Resolves when everything that was written has been taken, however slowly: only a reader that takes nothing at all for
 * `patienceMs` is given up.
 */
export async function drain(pipe: Pipe, patienceMs = 10_000): Promise<void> {
  let isTaken = false;
  const taken = new Promise<void>((resolve) => {
    pipe.write('', () => {
      isTaken = true;
      resolve();
    });
  });
  let left = pipe.writableLength;
  let waitedMs = 0;
  while (!isTaken && waitedMs < patienceMs) {
    await Promise.race([taken, new Promise((resolve) => setTimeout(resolve, glanceMs))]);
    waitedMs = pipe.writableLength < left ? 0 : waitedMs + glanceMs;
    left = pipe.writableLength;
  }
}
