import { expect } from '@playwright/test';
import { freshPhone } from '#sandbox/demo/paying-customer.ts';
import { needsSandbox } from './control.ts';
import type { DemoShop } from './demo-shops.ts';
import { HANDS } from './hand.ts';
import { orderWalk } from './order-walk.ts';
import { ordersHere } from './orders-here.ts';
import { ON_PHONES, ON_WIDE_SCREENS } from './screens.ts';
import { findOffers, isOrderable, test } from './storefront-test.ts';
import { watchPage } from './watch-page.ts';

const SHOP: DemoShop = 'local';

const WAYS = [
  { way: 'by keyboard alone', hand: 'keyboard', language: 'ru', width: undefined },
  { way: 'by touch', hand: 'touch', language: 'uz', width: undefined },
  { way: 'at 400 % zoom', hand: 'mouse', language: 'en', width: 320 },
] as const;

test.beforeEach(needsSandbox);

for (const { way, hand, language, width } of WAYS) {
  // A phone is for fingers, a desktop for mouse and keyboard.
  test(`[A11Y-01] a visitor finds, registers, orders and pays by card, ${way}, in ${language}`, {
    tag: hand === 'touch' ? ON_PHONES : ON_WIDE_SCREENS,
  }, async ({ page, catalogueOf }) => {
    test.slow();
    if (width) await page.setViewportSize({ width, height: 480 });
    const complaints = await watchPage(page);
    const [{ variation }] = findOffers(await catalogueOf(SHOP), isOrderable);
    const steps = orderWalk({
      page,
      shop: SHOP,
      language,
      hand: HANDS[hand](page),
      searchDialog: hand !== 'keyboard',
      variation,
      phone: freshPhone(),
    });
    for (const { act, goal } of steps) {
      await act();
      await expect(goal).toBeVisible();
    }
    const { total, items } = await page.evaluate(ordersHere);
    expect([total, items[0]?.payment.paid]).toEqual([1, true]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    // Confirming the hold is asked for by 402, and a phone that is new by 404.
    expect(complaints.filter((one) => !/status of (?:402|404)/.test(one))).toEqual([]);
  });
}
