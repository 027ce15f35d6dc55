// The tests that mutants of src/exchange, src/identity and src/run have to fail: those of these folders.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: '.',
    include: ['test/{exchange,identity,run}/**/*.test.ts'],
    setupFiles: ['test/support/setup.ts'],
    isolate: false,
    restoreMocks: true,
    // A mutant is in the way of the first few runs, or of none.
    env: { FC_SEED: '1', FC_RUNS: '100' },
    testTimeout: 30_000,
  },
});
