// Tests in a real terminal: they take python3, bash, zsh and fish, and are not part of "npm test".
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: ['test/support/temp-folder.ts'],
    include: ['test/terminal/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 1,
  },
});
