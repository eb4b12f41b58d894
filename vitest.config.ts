import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/faults/**', 'node_modules/**'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Most of the time a test waits for a server, a process or a clock.
    maxWorkers: 2,
    // A shared machine may starve a process for seconds. What fails twice fails; what passes at the second try is shown.
    retry: process.env['CI'] ? 1 : 0,
  },
});
