import type { Page } from '@playwright/test';
import { WORKER_BLOCKED } from '#tools/browser/page-ready.ts';

/** The browser left out the animation between two pages, as the new one was there first. */
const NO_ANIMATION = /^Transition was (?:aborted|skipped)/;

/**
 * Collects what a page complains about: errors of its scripts, failed loads, breaches of its content-security
 * policy.
 */
export async function watchPage(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (!NO_ANIMATION.test(message)) complaints.push(`script error: ${message}`);
  });
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const { url } = message.location();
    // The browser calls the not-found page itself a failed load.
    if (message.text().includes('status of 404') && url === page.url()) return;
    // Only the tests of the service worker let it be.
    if (message.text() === WORKER_BLOCKED) return;
    complaints.push(`${message.type()}: ${message.text()} (${url})`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`content-security policy: ${violatedDirective} blocks ${blockedURI}`);
    });
  });
  return complaints;
}
