import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';

/** The shell comes first: the same engine without windows, at half the work. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** There is no browser to test with; the message says how to get one. */
export class NoBrowserError extends Error {
  override name = 'NoBrowserError';
}

/**
 * Program of the browser for the tests: CHROMIUM_PATH, the system's Chromium, or Playwright's own; undefined
 * without any.
 */
export function findBrowser(env: NodeJS.ProcessEnv): string | undefined {
  const named = env['CHROMIUM_PATH'];
  if (named && !existsSync(named))
    throw new NoBrowserError(`CHROMIUM_PATH names ${named}, and there is no such file.`);
  return named || [...SYSTEM_BROWSERS, chromium.executablePath()].find((path) => existsSync(path));
}

/**
 * The browser of `findBrowser`; without one Playwright's is downloaded. Throws NoBrowserError where that
 * fails.
 */
export async function provideBrowser(env: NodeJS.ProcessEnv): Promise<string> {
  const found = findBrowser(env);
  if (found) return found;
  console.error('There is no Chromium on this machine: downloading the one of Playwright.');
  await downloadBrowser();
  const downloaded = findBrowser(env);
  if (downloaded) return downloaded;
  throw new NoBrowserError(
    'The end-to-end tests need Chromium, and it could not be downloaded. Install it (apt-get install chromium), or set CHROMIUM_PATH to the program of one.',
  );
}

function downloadBrowser(): Promise<void> {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js');
  const child = spawn(process.execPath, [cli, 'install', 'chromium'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve());
    child.on('close', () => resolve());
  });
}
