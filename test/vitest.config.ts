// How the tests run: on real sockets and processes.
import { defineConfig } from 'vitest/config';

/** Other commands run these. */
const otherSuites = ['browser', 'mutation', 'package', 'rehearsal', 'sandbox', 'terminal'].map(
  (room) => `test/${room}/**`,
);

/** Each file of these changes its process, so it gets a worker of its own. The others share workers: half the time. */
const changingProcess = ['test/{action/runner,examples,self-test}/**/*.test.ts'];

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
    // By default one core is left idle, and with two cores that is half of the machine.
    maxWorkers: '100%',
  },
});
