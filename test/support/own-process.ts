// A step that takes the process of the test for its own: it does not end it, and leaves no listener behind.
import type { EventEmitter } from 'node:events';
import { vi } from 'vitest';

const emitters: readonly { readonly of: EventEmitter; readonly event: string }[] = [
  { of: process, event: 'SIGINT' },
  { of: process, event: 'SIGTERM' },
  { of: process.stdout, event: 'error' },
];

/** Runs what ends its process: gives how often it did, and the exit code that it chose. */
export async function inOwnProcess(run: () => Promise<unknown>) {
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as typeof process.exit);
  const before = emitters.map(({ of, event }) => of.listeners(event));
  const { exitCode } = process;
  process.exitCode = undefined;
  try {
    await run();
    return { exits: exit.mock.calls.length, exitCode: process.exitCode };
  } finally {
    process.exitCode = exitCode;
    for (const [index, { of, event }] of emitters.entries()) {
      for (const listener of of.listeners(event)) {
        if (before[index]?.includes(listener) === false) of.removeListener(event, listener as () => void);
      }
    }
  }
}
