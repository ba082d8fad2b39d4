import { expect, type Page } from '@playwright/test';
import { cartPath } from '#domain/link/paths.ts';
import { shopUrl } from './shop-url.ts';
import { test } from './storefront-test.ts';
import { textsOf } from './texts.ts';

const t = textsOf('ru');

/** Doings of a dialog from its first moment on; kept by the page. */
interface Noted {
  /** It showed before it was modal. */
  wasSoon?: boolean;
  left: number;
  begun: number;
}

/** Notes what dialogs do; with `closesAtOnce`, presses Escape as soon as one shows. */
async function noteDialogs(page: Page, closesAtOnce: boolean): Promise<void> {
  await page.addInitScript((closes) => {
    const noted: Noted = { left: 0, begun: 0 };
    Object.assign(window, { noted });
    addEventListener('focusout', ({ target }) => {
      if (target instanceof Element && target.closest('dialog')) noted.left += 1;
    });
    addEventListener('animationstart', ({ animationName }) => {
      if (animationName === 'dialog-in') noted.begun += 1;
    });
    new MutationObserver(() => {
      const dialog = document.querySelector('dialog[open]');
      if (!dialog || noted.wasSoon !== undefined) return;
      noted.wasSoon = !dialog.matches(':modal');
      // The first draw may move the focus.
      noted.left = 0;
      if (closes)
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    }).observe(document, { subtree: true, childList: true, attributes: true });
  }, closesAtOnce);
}

const notedBy = (page: Page) => page.evaluate(() => (window as unknown as { noted: Noted }).noted);

async function openSignIn(page: Page) {
  await page.goto(shopUrl('test', cartPath()));
  const name = new RegExp(`^(?:${t('shell.profile')}|${t('shell.signIn')})$`);
  await page.getByRole('link', { name }).filter({ visible: true }).first().click();
  return page.getByRole('dialog');
}

test('[SHL-14] a dialog is on the screen before the page below is made inert, and shows no sign of that', async ({
  page,
}) => {
  await noteDialogs(page, false);
  const dialog = await openSignIn(page);
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  expect(await notedBy(page)).toEqual({ wasSoon: true, left: 0, begun: 1 });
  expect(await dialog.evaluate((element) => element.querySelectorAll('[autofocus]').length)).toBe(0);
});

test('[SHL-14] Escape closes a dialog in its first moment, too', async ({ page }) => {
  await noteDialogs(page, true);
  const dialog = await openSignIn(page);
  await expect.poll(async () => (await notedBy(page)).wasSoon).toBe(true);
  await expect(dialog).toHaveCount(0);
  await page.waitForTimeout(200);
  await expect(page.locator('dialog[open], dialog:modal')).toHaveCount(0);
});
