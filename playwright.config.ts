import { defineConfig } from '@playwright/test';
import { scratchFolder } from '#lib/scratch-folder.ts';
import { findBrowser } from '#tools/browser/find-browser.ts';
import { ON_PHONES, ON_WIDE_SCREENS } from './tests/e2e/screens.ts';

process.env['TMPDIR'] ??= scratchFolder();

const executablePath = findBrowser(process.env);

/** Flags that keep the browser of a test from doing anything on its own. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  outputDir: 'test-results',
  globalSetup: './tests/e2e/global-setup.ts',
  forbidOnly: Boolean(process.env['CI']),
  // For a machine that is slow for a second; the gate's last line counts what took two tries.
  retries: process.env['CI'] ? 1 : 0,
  fullyParallel: true,
  workers: '100%',
  timeout: 120_000,
  // A ceiling for a machine with much else to do.
  expect: { timeout: 20_000 },
  use: {
    locale: 'ru-RU',
    timezoneId: 'Asia/Tashkent',
    // What a worker has in its hands a test cannot stop or change.
    serviceWorkers: 'block',
    // What hangs is named by its own line, not by the time of the whole test.
    actionTimeout: 30_000,
    navigationTimeout: 45_000,
    launchOptions: { args, ...(executablePath && { executablePath }) },
  },
  projects: [
    {
      name: 'desktop',
      testDir: 'tests/e2e',
      grepInvert: new RegExp(ON_PHONES),
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testDir: 'tests/e2e',
      grepInvert: new RegExp(ON_WIDE_SCREENS),
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
    // Every look of every page; no part of the gate unless it is named.
    { name: 'looks', testDir: 'tests/looks' },
    // Other browsers, each driven by its own protocol.
    { name: 'engines', testDir: 'tests/engines' },
    // What `npm run bench -- offline` and `-- journey` measure; no part of the gate.
    {
      name: 'offline',
      testDir: 'tests/bench',
      testMatch: 'offline.spec.ts',
      timeout: 300_000,
      use: { viewport: { width: 1440, height: 900 }, serviceWorkers: 'allow' },
    },
    {
      name: 'journey',
      testDir: 'tests/bench',
      testMatch: 'journey.spec.ts',
      timeout: 600_000,
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
  ],
});
