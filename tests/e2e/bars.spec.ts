import { expect, type Page } from '@playwright/test';
import { needsSandbox } from './control.ts';
import { aPayingCustomer } from './paying-customer.ts';
import { ON_PHONES } from './screens.ts';
import { shopUrl } from './shop-url.ts';
import { findOffers, isScarce, test } from './storefront-test.ts';
import { textsOf } from './texts.ts';

const t = textsOf('ru');

test.beforeEach(() => needsSandbox());

async function openCheckout(page: Page): Promise<void> {
  await page.goto(shopUrl('local', '/checkout'));
  const shipping = page.getByRole('region', { name: t('checkout.shipping') });
  await expect(shipping.getByRole('radio').first()).toBeVisible();
}

/** Words of the focused element if a bar at the foot of the screen lies over it; empty if none does. */
function coveredFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return '';
    const { left, right, bottom } = focused.getBoundingClientRect();
    const above = document.elementFromPoint((left + right) / 2, Math.min(bottom, innerHeight) - 2);
    const isOver = above !== null && !focused.contains(above) && !above.contains(focused);
    const isBar = above?.closest('.checkout-bar, .bottom-nav, .cart-dock') != null;
    return isOver && isBar ? (focused.getAttribute('aria-label') ?? focused.id + focused.textContent) : '';
  });
}

test('[A11Y-01] no bar at the foot of a phone covers what has the focus, and on a low screen none floats', {
  tag: ON_PHONES,
}, async ({ page, context, catalogueOf }) => {
  const offers = findOffers(await catalogueOf('local'), isScarce).slice(0, 3);
  await aPayingCustomer(
    context,
    'local',
    Object.fromEntries(offers.map(({ variation }) => [variation.stock.id, 1])),
  );
  await page.setViewportSize({ width: 390, height: 700 });
  await openCheckout(page);
  const covered: string[] = [];
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    covered.push(await coveredFocus(page));
  }
  expect(covered.filter(Boolean)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 400 });
  await openCheckout(page);
  const order = page.getByRole('button', { name: t('checkout.order') });
  await expect(order).not.toBeInViewport();
  await order.scrollIntoViewIfNeeded();
  await expect(order).toBeInViewport();
});
