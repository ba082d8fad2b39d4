import type { Page, Response } from 'playwright';

/** Text that Playwright writes in place of a service worker that a page registers. */
export const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/**
 * Opens an address and waits until the idle work of its page has begun: a page registers its worker there,
 * and listens to all that it will. The context blocks service workers, which makes the attempt visible.
 */
export async function openIdle(page: Page, address: string): Promise<Response | null> {
  // The page of before may say that it is idle while it is left.
  const opened = page.waitForEvent('framenavigated', (frame) => frame === page.mainFrame());
  const idle = opened.then(() => idleWork(page));
  const [answer] = await Promise.all([page.goto(address), Promise.race([idle, staysStill(page, opened)])]);
  return answer;
}

/** Resolves once a page is there that runs nothing, as the offline page does. */
async function staysStill(page: Page, opened: Promise<unknown>): Promise<void> {
  await opened;
  await page.waitForFunction(
    () => document.readyState === 'complete' && !document.querySelector('script[src]'),
  );
}

/** Resolves at the idle work of the page that comes next. */
export async function idleWork(page: Page): Promise<void> {
  await page.waitForEvent('console', { predicate: (message) => message.text() === WORKER_BLOCKED });
}

/** Waits until no part of the page, nor of one that it leads on to, is still on its way. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.readyState === 'complete' && !document.querySelector('[aria-busy="true"]'),
  );
}
