// The tests that mutants of src/exchange, src/identity and src/run have to fail: those of these folders.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: '.',
    include: ['test/{exchange,identity,run}/**/*.test.ts'],
    setupFiles: ['test/support/setup.ts'],
    isolate: false,
    restoreMocks: true,
    testTimeout: 30_000,
  },
});
