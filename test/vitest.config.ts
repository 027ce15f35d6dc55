// How the tests run: real sockets and processes, so no test shares a worker's globals with another.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: [
      'test/browser/**',
      'test/terminal/**',
      'test/sandbox/**',
      'test/mutation/**',
      'test/package/**',
      'test/rehearsal/**',
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
