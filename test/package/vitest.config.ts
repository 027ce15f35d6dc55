// How the package is tested: `npm run test:package`, after a build.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/package/**/*.test.ts'],
    globalSetup: ['test/support/temp-folder.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
