// @vitest-environment jsdom
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MAX_PRICE_IDS } from '#contract/catalogue/catalogue-schema.ts';
import { paintBuyControls } from '#storefront/cart/buy-control.ts';
import { $openChoices } from '#storefront/cart/choices.store.ts';
import { showQuantity } from '#storefront/cart/offer-text.ts';
import { $wanted } from '#storefront/cart/wanted.store.ts';
import { pageTranslate } from '#storefront/page/page-text.ts';
import { fetchPrices } from '#storefront/pricing/fetch-prices.ts';
import { PRICE_BATCH } from '#storefront/pricing/price-batch.ts';
import { $currentPrices, keepPrices } from '#storefront/pricing/prices.store.ts';
import { startPrices } from '#storefront/product/prices.ts';
import { aPlatform } from '../platform.ts';
import { buyControlsHtml, productHtml } from '../product-page.ts';
import { find, itemHtml, openPage } from '../static-page.ts';

/** jsdom has no layout: everything counts as on screen, except elements that are marked as below. */
class EverythingOnScreen {
  readonly #report: (entries: { isIntersecting: boolean; target: Element }[]) => void;
  constructor(report: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    this.#report = report;
  }
  observe(target: Element) {
    queueMicrotask(() => this.#report([{ isIntersecting: !target.closest('[data-below]'), target }]));
  }
  unobserve() {}
}

const price = (variationId: number, newPrice: number, oldPrice: number, count = 10) => ({
  variationId,
  newPrice,
  oldPrice,
  count,
  discountPercent: 0,
  discount: 0,
});
let platform: Awaited<ReturnType<typeof aPlatform>>;
let answer: { status?: number; body: unknown };

beforeEach(async () => {
  vi.stubGlobal('IntersectionObserver', EverythingOnScreen);
  answer = { body: { items: [] } };
  platform = await aPlatform(() => answer);
  $currentPrices.set({});
  $wanted.set({});
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await platform.close();
});

/** Milliseconds in which the page has an answer. */
const LONGEST = 500;

async function open(body: string): Promise<void> {
  openPage(body);
  const shown = new Promise<void>((resolve) => {
    const stop = $currentPrices.listen(() => {
      stop();
      resolve();
    });
  });
  startPrices(pageTranslate());
  await expect.poll(() => platform.urls.length).toBeGreaterThan(0);
  // An answer with nothing in it shows nothing.
  await Promise.race([shown, pause(LONGEST)]);
  await pause(20);
}

test('[CAT-09] everything on screen is asked for once, in one call', async () => {
  await open(
    `${[7, 8, 7].map((id) => itemHtml({ id })).join('')}<div data-below>${itemHtml({ id: 9 })}</div>`,
  );
  expect(platform.urls).toEqual(['GET /market-api/variations/prices?ids=7,8']);
});

test('[CAT-09] a lower price is laid over price, old price, discount and attributes', async () => {
  answer.body = { items: [price(7, 85_000, 100_000)] };
  await open(itemHtml({ id: 7 }));
  expect(find('[data-part=price]').textContent).toBe('85\u00A0000\u00A0UZS');
  expect(find('[data-part=old-price]').textContent).toBe('100\u00A0000\u00A0UZS');
  expect(find('[data-part=discount]').textContent).toBe('−15%');
  expect(find('[data-part=discount]').hidden).toBe(false);
  expect(find('article').dataset).toMatchObject({ price: '85000', oldPrice: '100000', count: '10' });
});

test('[CAT-09] a discount that ended goes away', async () => {
  answer.body = { items: [price(7, 100_000, 100_000)] };
  await open(itemHtml({ id: 7, price: 90_000 }));
  expect(find('[data-part=old-price]').hidden).toBe(true);
  expect(find('[data-part=discount]').hidden).toBe(true);
});

test('[CAT-09] a card that had no discount when it was drawn gets one', async () => {
  answer.body = { items: [price(7, 85_000, 100_000)] };
  await open(`<article data-item="7" data-stock="1007" data-price="100000" data-count="10" data-supplier="3" data-product="107">
    <div><img data-part="image" src="/tea.svg" alt=""></div><p><b data-part="price">old text</b></p></article>`);
  expect(find('p').textContent).toBe('85\u00A0000\u00A0UZS 100\u00A0000\u00A0UZS');
  expect(find('p s').dataset.part).toBe('old-price');
  expect(find('div .product-card__discount').textContent).toBe('−15%');
});

test('[CAT-09] a sold-out product says so and cannot be added', async () => {
  answer.body = { items: [price(7, 100_000, 100_000, 0)] };
  await open(itemHtml({ id: 7 }));
  expect(find('[data-part=stock]').textContent).toBe('Out of stock');
  expect(find<HTMLButtonElement>('[data-action=add]').disabled).toBe(true);
});

test('[CAT-09] the same price leaves the texts of the page alone', async () => {
  answer.body = { items: [price(7, 100_000, 100_000)] };
  await open(itemHtml({ id: 7 }));
  expect(find('[data-part=price]').textContent).toBe('old text');
});

test.for(['', 'waiting'])(
  '[CAT-09] what an island draws is left alone, living or waiting: "%s"',
  async (state) => {
    answer.body = { items: [price(7, 85_000, 100_000)] };
    await open(`<div data-island="${state}">${itemHtml({ id: 7 })}</div>`);
    expect(find('[data-part=price]').textContent).toBe('old text');
    expect(find('article').dataset.price).toBe('100000');
    expect($currentPrices.get()[7]?.newPrice).toBe(85_000);
  },
);

test('[CAT-09] a price that some other part of the page asked for is laid over, too', async () => {
  await open(itemHtml({ id: 7 }));
  keepPrices([price(7, 85_000, 100_000, 0)]);
  expect(find('[data-part=price]').textContent).toBe('85\u00A0000\u00A0UZS');
  expect(find('[data-part=stock]').dataset.level).toBe('out');
});

test('[PDP-09] prices by quantity follow a new price, and the price that is shown keeps its discount', async () => {
  answer.body = { items: [price(101, 80_000, 120_000)] };
  const tiers: [number, number | null, number][] = [
    [1, 2, 1000],
    [3, null, 5000],
  ];
  await open(productHtml({ tiers, inside: buyControlsHtml() }));
  const prices = () =>
    [...document.querySelectorAll('[data-tier] td')].map(({ textContent }) =>
      textContent?.replaceAll('\u00A0', ' '),
    );
  expect(prices()).toEqual(['79 000 UZS', '75 000 UZS']);
  $wanted.setKey(101, 4);
  showQuantity(find('section'), 4);
  expect(find('[data-part=price]').textContent).toBe('75\u00A0000\u00A0UZS');
  keepPrices([price(101, 3000, 120_000)]);
  expect(find('[data-part=price]').textContent).toBe('0\u00A0UZS');
  expect(prices()).toEqual(['2 000 UZS', '0 UZS']);
});

test('[CAT-08] old price and discount go with the price of the quantity', async () => {
  await open(productHtml({ tiers: [[3, null, 6000]], inside: buyControlsHtml() }));
  const shown = () =>
    ['price', 'old-price', 'discount'].map((part) => find(`[data-part=${part}]`).textContent);
  $wanted.setKey(101, 3);
  showQuantity(find('section'), 3);
  expect(shown()).toEqual(['84\u00A0000\u00A0UZS', '120\u00A0000\u00A0UZS', '−30%']);
  keepPrices([price(101, 90_000, 90_000)]);
  expect(shown()).toEqual(['84\u00A0000\u00A0UZS', '90\u00A0000\u00A0UZS', '−7%']);
  $wanted.setKey(101, 1);
  showQuantity(find('section'), 1);
  expect(shown()).toEqual(['90\u00A0000\u00A0UZS', '', '']);
});

test('[CAT-09, PDP-14] what a product costs by months follows its price for the fewest pieces, and goes where that is too little', async () => {
  const months = `<div data-part="months" data-buy><span data-part="estimate" data-rule="year-with-29-percent">old text</span></div>`;
  await open(productHtml({ minOrder: 3, inside: months + buyControlsHtml(3) }));
  const shown = () => {
    const box = find('[data-part=months]');
    return box.hidden ? undefined : box.textContent?.replaceAll('\u00A0', ' ');
  };
  keepPrices([price(101, 400_000, 400_000)]);
  expect(shown()).toBe('129 000 UZS');
  keepPrices([price(101, 300_000, 400_000)]);
  expect(shown()).toBeUndefined();
  // Another number of pieces, or the cart, does not bring it back.
  paintBuyControls(find('section'), pageTranslate());
  expect(shown()).toBeUndefined();
  keepPrices([price(101, 500_000, 500_000, 0)]);
  expect(shown()).toBeUndefined();
  keepPrices([price(101, 500_000, 500_000)]);
  expect(shown()).toBe('161 250 UZS');
});

test('[PDP-14] months are for the sum that is bought: they follow the quantity, and come where it is enough', async () => {
  const months = `<div data-part="months" hidden><span data-part="estimate" data-rule="year-with-29-percent">old text</span></div>`;
  await open(productHtml({ inside: months + buyControlsHtml(1) }));
  const box = find('[data-part=months]');
  keepPrices([price(101, 400_000, 400_000)]);
  expect(box.hidden).toBe(true);
  $wanted.setKey(101, 3);
  expect(box.hidden).toBe(false);
  expect(box.textContent?.replaceAll('\u00A0', ' ')).toBe('129 000 UZS');
  $wanted.setKey(101, 4);
  expect(box.textContent?.replaceAll('\u00A0', ' ')).toBe('172 000 UZS');
  $wanted.setKey(101, undefined);
  expect(box.hidden).toBe(true);
});

test('[CAT-09] a product that sells out names no pieces beside that, until it is back', async () => {
  answer.body = { items: [price(7, 100_000, 100_000, 0)] };
  await open(`${itemHtml({ id: 7 })}<p data-item="7" data-stock="1007" data-price="100000" data-count="4"
    data-tracking="true"><b data-part="left">4 left</b></p>`);
  expect(find('[data-part=left]').hidden).toBe(true);
  keepPrices([price(7, 100_000, 100_000, 3)]);
  expect([find('[data-part=left]').hidden, find('[data-part=left]').textContent]).toEqual([false, '3 left']);
});

test('[PDP-10] a stock that fell below the minimum order is out of stock', async () => {
  answer.body = { items: [price(7, 100_000, 100_000, 3)] };
  await open(itemHtml({ id: 7, min: 4 }));
  expect(find('[data-part=stock]').dataset['level']).toBe('out');
  expect(find<HTMLButtonElement>('[data-action=add]').disabled).toBe(true);
});

test('[PDP-06] a product of which something is still to be chosen cannot be added, whatever its stock', async () => {
  answer.body = { items: [price(7, 100_000, 100_000, 5)] };
  $openChoices.setKey(7, true);
  await open(itemHtml({ id: 7 }));
  expect(find<HTMLButtonElement>('[data-action=add]').disabled).toBe(true);
  $openChoices.set({});
});

test.each([
  { status: 500, body: { code: 'broken', message: 'broken' } },
  { body: '{' },
  { body: { items: [{ variationId: 7, newPrice: '85000' }, null] } },
  { body: [] },
])('[CAT-09] a useless answer leaves the page: %j', async (useless) => {
  answer = useless;
  await open(itemHtml({ id: 7 }));
  expect(find('[data-part=price]').textContent).toBe('old text');
  expect(find('article').dataset.price).toBe('100000');
});

test('a platform that cannot be reached gives no prices and no error', async () => {
  await platform.close();
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(fetchPrices([7])).resolves.toEqual([]);
  platform = await aPlatform(() => answer);
});

test('a call never has more variations than the platform takes', () => {
  expect(PRICE_BATCH).toBeLessThanOrEqual(MAX_PRICE_IDS);
});
