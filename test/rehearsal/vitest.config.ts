// The rehearsal of a release: `npm run test:release`, after a build; its registry is installed from npm, outside the repository.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/rehearsal/**/*.test.ts'],
    globalSetup: ['test/support/temp-folder.ts'],
    testTimeout: 180_000,
    hookTimeout: 300_000,
  },
});
