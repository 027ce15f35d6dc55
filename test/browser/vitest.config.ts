// How the tests in Chromium run: `npm run test:browser`.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    globalSetup: ['test/support/temp-folder.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
