import { expect } from '@playwright/test';
import { shopUrl } from './shop-url.ts';
import { test } from './storefront-test.ts';
import { textsOf } from './texts.ts';

test('a page changes between light and dark at once: nothing fades', async ({ page }) => {
  await page.goto(shopUrl('local'));
  await page.getByRole('article').first().scrollIntoViewIfNeeded();
  const mode = page.getByRole('button', { name: textsOf('ru')('shell.mode') });
  // Within one task: slides and other motion cannot begin between the two looks.
  const { ground, fading } = await mode.evaluate((button: HTMLElement) => {
    const groundNow = () => getComputedStyle(document.body).backgroundColor;
    const moving = new Set(document.getAnimations());
    const before = groundNow();
    button.click();
    const began = document.getAnimations().filter((animation) => !moving.has(animation));
    return {
      ground: { before, after: groundNow() },
      fading: began.map((animation) =>
        animation instanceof CSSTransition ? animation.transitionProperty : animation.id,
      ),
    };
  });
  expect(fading).toEqual([]);
  expect(ground.after).not.toBe(ground.before);
  await expect(mode).toHaveAttribute('aria-pressed', 'true');
});

test('[TEN-09] a page is printed dark on white in whatever mode it is shown', async ({ page }) => {
  await page.goto(shopUrl('local'));
  await page.getByRole('button', { name: textsOf('ru')('shell.mode') }).click();
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  const dark = await ink();
  await page.emulateMedia({ media: 'print' });
  const printed = await ink();
  expect(printed).not.toBe(dark);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: textsOf('ru')('shell.mode') }).click();
  expect(await ink()).toBe(printed);
});
