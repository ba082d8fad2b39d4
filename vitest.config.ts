import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Tests that say in their first line that they want a browser's globals. */
const inBrowser = globSync('tests/**/*.test.{ts,tsx}').filter((file) =>
  readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom'),
);

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    testTimeout: 20_000,
    hookTimeout: 20_000,
    // A second is not enough on a machine with much else to do.
    expect: { poll: { timeout: 10_000 } },
    // As browsers' tests are: one that passes the second time is told of in the report.
    retry: process.env['CI'] ? 1 : 0,
    setupFiles: 'tests/quiet.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', ...inBrowser],
          // A worker reads the code under test once for all its files: these change no globals for good.
          isolate: false,
        },
      },
      {
        extends: true,
        // Each file has globals of its own, in a worker that reads jsdom once for all of them: half the work.
        test: { name: 'browser', include: inBrowser, pool: 'vmForks' },
      },
    ],
  },
});
