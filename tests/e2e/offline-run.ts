import { type BrowserContext, expect } from '@playwright/test';
import type { Cart } from '#contract/cart/cart.ts';
import { productPath } from '#domain/link/paths.ts';
import {
  chance,
  changeOffline,
  counts,
  expectKept,
  isPlenty,
  untilKept,
  type Wanted,
} from './offline-changes.ts';
import { aPayingCustomer } from './paying-customer.ts';
import { shopUrl } from './shop-url.ts';
import { type Catalogue, findOffers } from './storefront-test.ts';

const SHOP = 'test';

/** Report of one run. */
export interface OfflineRun {
  seed: number;
  who: 'guest' | 'signed in' | 'guest who signs in';
  /** Return of the connection: under an open page, or before the next visit. */
  back: 'open page' | 'next visit';
  tabs: number;
  done: string[];
}

/**
 * A shopper looks at products, loses the connection, makes changes in one tab or several, and gets the
 * connection back. Fails if a change is lost, doubled or altered, here or on the platform.
 */
export async function runOffline(
  context: BrowserContext,
  catalogue: Catalogue,
  { seed, steps, products }: { seed: number; steps: number; products: number },
): Promise<OfflineRun> {
  context.setDefaultTimeout(10_000);
  const random = chance(seed);
  const who = (['guest', 'signed in', 'guest who signs in'] as const)[seed % 3] ?? 'guest';
  const back = random() < 0.5 ? 'open page' : 'next visit';
  const all = findOffers(catalogue, isPlenty);
  const offers = Array.from({ length: products }, (_, at) => all[(seed * 7 + at * 5) % all.length] ?? all[0]);
  const [first] = all.filter((one) => !offers.includes(one));
  const wanted: Wanted = { cart: new Map(), favourites: new Set(), compare: new Set() };
  // Stock in the cart of another device.
  const there = first?.variation.stock.id ?? 0;
  const customer =
    who === 'guest'
      ? undefined
      : await aPayingCustomer(context, SHOP, { [there]: 2 }, { signedIn: who === 'signed in' });
  if (who === 'signed in') wanted.cart.set(there, 2);

  const page = await context.newPage();
  const paths = [...new Set(offers.map(({ variation }) => productPath(variation.id)))];
  for (const path of paths) {
    await page.goto(shopUrl(SHOP, path));
    await untilKept(page, [path]);
  }
  await untilKept(page, ['/', '/cart', ...paths]);
  await expectKept(page, wanted);

  await context.setOffline(true);
  const { tabs, done } = await changeOffline(context, offers, { random, steps, wanted });
  if (back === 'next visit') {
    const old = context.pages();
    await context.newPage();
    for (const one of old) await one.close();
  }
  await context.setOffline(false);
  const [tab = page] = context.pages();
  // Pages that were kept load anew by themselves.
  for (const one of context.pages())
    await expect(one.locator('html:not([data-seen])')).toBeAttached({ timeout: 30_000 });
  if (who === 'guest who signs in') {
    await tab.goto(shopUrl(SHOP, '/404'));
    await tab.evaluate((text) => localStorage.setItem('session:v1', text), customer?.session ?? '');
    wanted.cart.set(there, 2);
  }
  if (back === 'next visit' || who === 'guest who signs in') await tab.goto(shopUrl(SHOP));
  await expect
    .poll(() => tab.evaluate(() => localStorage.getItem('cart-wishes:v1') ?? '[]'), { timeout: 30_000 })
    .toBe('[]');
  if (customer)
    await expect
      .poll(
        async () => {
          const { sells } = await customer.call<Cart>('GET', '/cart-detail');
          return sells
            .flatMap(({ sellRecords }) => sellRecords)
            .flatMap(({ stockId, count, deleted }) => (deleted ? [] : [`${stockId} × ${count}`]))
            .sort();
        },
        { timeout: 30_000 },
      )
      .toEqual(counts(wanted.cart));
  await expectKept(tab, wanted);
  return { seed, who, back, tabs, done };
}
