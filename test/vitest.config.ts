// How the tests run: on real sockets and processes.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Other commands run these. */
const otherSuites = ['browser', 'mutation', 'package', 'rehearsal', 'sandbox', 'terminal'].map(
  (room) => `test/${room}/**`,
);

/** Each file of these changes its process, so it gets a worker of its own. The others share workers: half the time. */
const changingProcess = [
  'test/action/*.test.ts',
  'test/{action/local,action/runner,examples,self-test,service/interns/acp/turn}/**/*.test.ts',
];

const include = ['test/**/*.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'shared', include, exclude: [...otherSuites, ...changingProcess], isolate: false },
      },
      { extends: true, test: { name: 'alone', include: changingProcess } },
    ],
    globalSetup: ['test/support/temp-folder.ts'],
    setupFiles: ['test/support/setup.ts'],
    testTimeout: 90_000,
    hookTimeout: 90_000,
    restoreMocks: true,
    // More than there are cores: a worker waits for processes and timers a tenth of its time.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
  },
});
