// @vitest-environment jsdom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { $cart } from '#storefront/cart/cart.store.ts';
import { FavouritesPage, favouritesPageProps } from '#storefront/favourites/FavouritesPage.tsx';
import { $favourites } from '#storefront/favourites/favourites.store.ts';
import { keepPrices } from '#storefront/pricing/prices.store.ts';
import { aShopHost, type ShopHost } from '../a-shop-host.ts';
import { act, until } from '../act.ts';
import { entryOf, freshPage, notices, SHOP } from '../listing/stocks/a-stock-page.tsx';
import { renderIsland } from '../render-island.tsx';

let host: ShopHost;
let page: Awaited<ReturnType<typeof renderIsland>>;

beforeEach(async () => {
  host = await aShopHost();
  freshPage();
});
afterEach(() => page.leave());

async function open() {
  page = await renderIsland(FavouritesPage, favouritesPageProps(SHOP));
  return page;
}
const cards = () => [...page.island.querySelectorAll<HTMLElement>('article')];
const shown = () => cards().map(({ dataset }) => Number(dataset['item']));
const heart = (at: number) => cards()[at]?.querySelector<HTMLElement>('[data-action=favourite]');

test('[LST-02] the server draws a skeleton of the page, and the newest favourite comes first', async () => {
  $favourites.set([entryOf(1), entryOf(4), entryOf(2)]);
  const { html, faults } = await open();
  expect(html).toContain('skeleton');
  await until(() => expect(shown()).toEqual([3, 7, 1]));
  expect(faults).toEqual([]);
  expect(page.find('[role=status]').textContent).toBe('3\u00A0products');
});

test('[LST-01] a heart removes its product, the next one gets the focus, and undo brings it back', async () => {
  $favourites.set([entryOf(1), entryOf(2), entryOf(3)]);
  await open();
  await until(() => expect(shown()).toEqual([5, 3, 1]));
  await until(() => expect(heart(1)?.getAttribute('aria-pressed')).toBe('true'));
  heart(1)?.focus();
  await act(async () => heart(1)?.click());
  expect(shown()).toEqual([5, 1]);
  expect(document.activeElement).toBe(heart(1));
  expect(notices.at(-1)).toMatchObject({ key: 'notice.favourite-removed' });
  await act(async () => notices.at(-1)?.undo?.());
  expect(shown()).toEqual([5, 3, 1]);
  await act(async () => heart(2)?.click());
  expect(document.activeElement).toBe(heart(1));
});

test('[LST-01] all are removed at once, the message gets the focus, and undo brings all back', async () => {
  $favourites.set([entryOf(1), entryOf(2)]);
  await open();
  await until(() => expect(shown()).toHaveLength(2));
  await page.click(page.named('Remove all'));
  expect(document.activeElement?.textContent).toBe('No favourites yet');
  expect(page.named('Tablets').getAttribute('href')).toBe('/en/category/tablets');
  expect(notices.at(-1)).toMatchObject({ text: 'Favourites cleared' });
  await act(async () => notices.at(-1)?.undo?.());
  expect(shown()).toEqual([3, 1]);
});

test('[LST-01] a product added by another tab appears without asking for the others again', async () => {
  $favourites.set([entryOf(1)]);
  await open();
  await until(() => expect(shown()).toEqual([1]));
  await act(async () => $favourites.set([entryOf(1), entryOf(5)]));
  await until(() => expect(shown()).toEqual([9, 1]));
  const asked = host.requests.filter((request) => request.includes('/products?'));
  expect(asked.map((request) => /ids=(\d+)/.exec(request)?.[1])).toEqual(['1', '5']);
});

test('products no longer sold are named, and removed on request', async () => {
  $favourites.set([
    { stockId: 9, variationId: 9000, productId: 1 },
    entryOf(1),
    { ...entryOf(1), productId: 99, stockId: 7 },
  ]);
  await open();
  await until(() => expect(shown()).toEqual([1]));
  expect(page.text()).toContain('2 products are no longer sold in this shop');
  await page.click(page.named('Remove from favourites'));
  expect(page.text()).not.toContain('no longer sold');
  expect($favourites.get()).toEqual([entryOf(1)]);
  await act(async () => notices.at(-1)?.undo?.());
  expect(page.text()).toContain('2 products are no longer sold in this shop');
});

test('[LST-02] favourites are ordered by price, and go into the cart together, but for what is sold out', async () => {
  $cart.set({ lines: [] });
  await host.control('PUT', '/shops/shop/variations/1', { count: 0 });
  await host.control('PUT', '/shops/shop/variations/3', { newPrice: 90_000, oldPrice: 90_000 });
  $favourites.set([entryOf(1), entryOf(2), entryOf(4)]);
  await open();
  await until(() => expect(shown()).toEqual([7, 3, 1]));
  const order = page.find<HTMLSelectElement>('select');
  await act(async () => {
    order.value = 'cheap';
    order.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(shown()[0]).toBe(3);
  await page.click(page.named('Add all to cart'));
  await until(() => expect($cart.get().lines.map(({ variationId }) => variationId)).toEqual([7, 3]));
  await until(() =>
    expect(notices.at(-1)).toMatchObject({
      text: '2\u00A0items added to the cart. 1\u00A0not added: sold out, or it needs a choice first.',
    }),
  );
  await page.click(page.named('Add all to cart'));
  await until(() => expect(notices.at(-1)?.text).toMatch(/^Everything that can be added/));
  expect($cart.get().lines).toHaveLength(2);
});

test('a sold-out product stays, and says so', async () => {
  await host.control('PUT', '/shops/shop/variations/1', { count: 0 });
  $favourites.set([entryOf(1)]);
  await open();
  await until(() => expect(shown()).toEqual([1]));
  expect(page.text()).toContain('Sold out');
});

test('a product that got cheaper since it was marked says by how much, also when that happens later', async () => {
  $favourites.set([entryOf(1, 120_000), entryOf(2, 200_000), entryOf(3)]);
  await open();
  await until(() => expect(shown()).toEqual([5, 3, 1]));
  const notes = () =>
    cards().map((card) =>
      card.querySelector('small.product-card__note')?.textContent?.replaceAll('\u00A0', ' '),
    );
  expect(notes()).toEqual([undefined, undefined, '20 000 UZS less than when you added it']);
  await act(async () =>
    keepPrices([
      {
        variationId: 3,
        newPrice: 150_000,
        oldPrice: 250_000,
        discount: 100_000,
        discountPercent: 40,
        count: 10,
      },
    ]),
  );
  expect(notes()[1]).toBe('50 000 UZS less than when you added it');
});

test('prices are asked for again when the shopper comes back to the page after two minutes', async () => {
  $favourites.set([entryOf(4, 400_000)]);
  await open();
  await until(() => expect(shown()).toEqual([7]));
  await host.control('PUT', '/shops/shop/variations/7', { newPrice: 390_000 });
  const comeBack = () => act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await comeBack();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 121_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(page.text()).not.toContain('cheaper');
  await comeBack();
  await until(() => expect(page.text()).toContain('10 000 UZS less'));
  expect(host.requests.filter((request) => request.includes('/variations/prices'))).toHaveLength(1);
});

test('a list that fails to load says why, loses nothing, and loads on another try', async () => {
  const hostFetch = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  $favourites.set([entryOf(1)]);
  await open();
  await until(() => expect(page.text()).toContain('No connection'));
  expect($favourites.get()).toHaveLength(1);
  globalThis.fetch = hostFetch;
  await page.click(page.named('Try again'));
  await until(() => expect(shown()).toEqual([1]));
  expect(page.text()).not.toContain('No connection');
});

test('without the shop the favourites last seen are shown with their time, in their language only', async () => {
  $favourites.set([entryOf(1), entryOf(2)]);
  await open();
  await until(() => expect(shown()).toEqual([3, 1]));
  await page.leave();
  const hostFetch = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  await open();
  await until(() => expect(shown()).toEqual([3, 1]));
  expect(page.text()).toContain('Shown as it was on');
  expect(page.text()).toContain('No connection');
  globalThis.fetch = hostFetch;
  await act(async () => dispatchEvent(new Event('online')));
  await until(() => expect(page.text()).not.toContain('Shown as it was on'));
  expect(shown()).toEqual([3, 1]);
  await page.leave();
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  page = await renderIsland(FavouritesPage, { ...favouritesPageProps(SHOP), language: 'uz' });
  await until(() => expect(page.text()).toContain('No connection'));
  expect(shown()).toEqual([]);
  globalThis.fetch = hostFetch;
});

test('a list that failed without a connection loads once there is one', async () => {
  const hostFetch = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  $favourites.set([entryOf(1)]);
  await open();
  await until(() => expect(page.text()).toContain('No connection'));
  globalThis.fetch = hostFetch;
  await act(async () => dispatchEvent(new Event('online')));
  await until(() => expect(shown()).toEqual([1]));
});

test('an empty list says what favourites are for and where to go', async () => {
  await open();
  expect(page.find('h2').textContent).toBe('No favourites yet');
  expect(page.named('Go to the catalogue').getAttribute('href')).toBe('/en/category');
  expect(host.requests).toEqual([]);
});
