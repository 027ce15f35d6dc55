// The tests that changed code has to fail: those that tools/mutation/mutation.ts names, with few runs of each property.
import { defineConfig } from 'vitest/config';
import { warmThreads } from './warm-threads.ts';

const globs = (process.env['MUTATION_TESTS'] ?? '').split('\n');

export default defineConfig({
  plugins: [warmThreads],
  test: {
    root: '.',
    include: globs.filter((glob) => !glob.startsWith('!')),
    exclude: globs.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1)),
    globalSetup: ['test/support/temp-folder.ts'],
    setupFiles: ['test/mutation/setup.ts', 'test/support/setup.ts'],
    isolate: false,
    restoreMocks: true,
    // A change that makes a test wait for ever is noticed by it.
    testTimeout: 60_000,
    env: { FC_SEED: '1', FC_RUNS: '100' },
  },
});
