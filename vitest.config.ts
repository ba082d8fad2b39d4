import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { scratchFolder } from '#lib/scratch-folder.ts';
import { sourceMessages } from '#publisher/render/compile/source-messages.ts';
import { LongestFirst } from './tests/longest-first.ts';

process.env['TMPDIR'] ??= scratchFolder();

/** Tests that say in their first line that they want a browser's globals. */
const inBrowser = globSync('tests/**/*.test.{ts,tsx}').filter((file) =>
  readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom'),
);

export default defineConfig({
  // Modules of the storefront are read as the compile reads them.
  plugins: [sourceMessages(import.meta.dirname)],
  test: {
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    // Ceilings for a machine with much else to do; what waits goes on the moment that it may.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // For a machine that is slow for a second; the gate's last line counts what took two tries.
    retry: process.env['CI'] ? 1 : 0,
    expect: { poll: { timeout: 45_000 } },
    setupFiles: ['tests/quiet.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          setupFiles: ['tests/quiet.ts', 'tests/icon-source.ts'],
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
