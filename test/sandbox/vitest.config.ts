// Tests of the sandbox: they take Debian's bubblewrap and a kernel that allows it, and are not part of "npm test".
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: ['test/support/temp-folder.ts'],
    include: ['test/sandbox/**/*.test.ts'],
    testTimeout: 60_000,
    maxWorkers: 1,
  },
});
