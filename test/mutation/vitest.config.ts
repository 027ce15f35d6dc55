// The tests that mutants of src/permission have to fail: those of the policy, with few runs of each property.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: '.',
    include: ['test/permission/**/*.test.ts'],
    exclude: ['test/permission/shell.property.test.ts', 'test/permission/docs.test.ts'],
    setupFiles: ['test/support/setup.ts'],
    // A fresh module for each file: what is made while one loads is then changed too.
    isolate: true,
    testTimeout: 30_000,
    env: { FC_SEED: '1', FC_RUNS: '100' },
  },
});
