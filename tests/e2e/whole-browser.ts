import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from '#tools/browser/find-browser.ts';

/**
 * Program of a browser that has what belongs to windows, too, like notifications: the shell of Chromium,
 * which tests run in, has none. Undefined without one.
 */
export function wholeBrowser(): string | undefined {
  const shell = findBrowser(process.env);
  return [shell, shell?.replace(/-headless-shell$/, ''), chromium.executablePath()].find(
    (path) => path && !path.endsWith('-headless-shell') && existsSync(path),
  );
}
