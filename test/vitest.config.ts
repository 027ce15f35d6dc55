// How the tests run: on real sockets and processes.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Other commands run these. */
const otherSuites = ['browser', 'mutation', 'package', 'rehearsal', 'sandbox', 'terminal'].map(
  (room) => `test/${room}/**`,
);

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: otherSuites,
    // Files share workers: half the time. test/support/setup.ts fails one that leaves its process changed.
    isolate: false,
    globalSetup: ['test/support/temp-folder.ts'],
    setupFiles: ['test/support/setup.ts'],
    testTimeout: 90_000,
    hookTimeout: 90_000,
    restoreMocks: true,
    // More than there are cores: a worker waits for processes and timers a tenth of its time.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
  },
});
