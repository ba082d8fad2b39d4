// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $currentPrices } from '#client/current-prices.store.ts';
import { fetchPrices, PRICE_BATCH } from '#client/fetch-prices.ts';
import { pageTranslate } from '#client/page.ts';
import { startPrices } from '#client/prices.ts';
import { MAX_PRICE_IDS } from '#contract/catalogue.ts';
import { aPlatform } from './platform.ts';
import { find, itemHtml, openPage } from './static-page.ts';

/** jsdom has no layout: everything in the page counts as on screen, but what says that it is below. */
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
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await platform.close();
});

async function open(body: string): Promise<void> {
  openPage(body);
  startPrices(pageTranslate());
  await vi.waitFor(() => expect(platform.urls.length).toBeGreaterThan(0));
  await new Promise((resolve) => setTimeout(resolve, 60));
}

test('[CAT-09] everything on screen is asked for once, in one call', async () => {
  await open(`${[7, 8, 7].map((id) => itemHtml({ id })).join('')}<div data-below>${itemHtml({ id: 9 })}</div>`);
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

test('[CAT-09] what sold out says so and cannot be added', async () => {
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

test('[CAT-09] an island that waits for a touch is laid over, a living one is left alone', async () => {
  answer.body = { items: [price(7, 85_000, 100_000)] };
  const island = (attribute: string) => `<astro-island ${attribute}><em data-part="price" data-off="5000">x</em></astro-island>`;
  await open(itemHtml({ id: 7, extra: island('ssr id="waiting"') + island('id="living"') }));
  expect(find('#waiting em').textContent).toBe('80\u00A0000\u00A0UZS');
  expect(find('#living em').textContent).toBe('x');
  expect($currentPrices.get()[7]?.newPrice).toBe(85_000);
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
