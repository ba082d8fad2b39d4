import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from '#tools/browser/find-browser.ts';

/**
 * Program of a full browser, with windows and notifications: Chromium's headless shell, which tests run in,
 * has none. Undefined if there is none.
 */
export function wholeBrowser(): string | undefined {
  const shell = findBrowser(process.env);
  return [shell, shell?.replace(/-headless-shell$/, ''), chromium.executablePath()].find(
    (path) => path && !path.endsWith('-headless-shell') && existsSync(path),
  );
}
