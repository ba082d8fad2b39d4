// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test } from 'vitest';
import { settingsSchema } from '#contract/market/settings.ts';
import { DICTIONARIES } from '#publisher/render/dictionary/dictionary.ts';
import { $cart } from '#storefront/cart/cart.store.ts';
import { startSteppers } from '#storefront/cart/stepper.ts';
import { $favourites } from '#storefront/favourites/favourites.store.ts';
import { pickMessages } from '#storefront/i18n/messages.ts';
import { startActions } from '#storefront/live/behaviour/actions.ts';
import { startLiveItems } from '#storefront/live/behaviour/live-items.ts';
import { cardLook } from '#storefront/looks/product-card.ts';
import { pageTranslate } from '#storefront/page/page-text.ts';
import { $viewed } from '#storefront/product/viewed.store.ts';
import { SearchPage } from '#storefront/search/SearchPage.tsx';
import messageKeys from '#storefront/search/SearchPage.tsx?messages';
import { $searchHistory } from '#storefront/search/search-history.store.ts';
import type { SearchPageProps } from '#storefront/search/search-page-props.ts';
import { aShopHost, type ShopHost } from '../a-shop-host.ts';
import { act, until } from '../act.ts';
import { renderIsland } from '../render-island.tsx';
import { openPage } from '../static-page.ts';

const PROPS: SearchPageProps = {
  language: 'en',
  defaultLanguage: 'ru',
  messages: pickMessages(DICTIONARIES.en, messageKeys),
  look: cardLook(settingsSchema.parse({})),
  sections: [{ name: 'Tablets', href: '/en/category/tablets' }],
  firstSection: 1,
};

let host: ShopHost;
let page: Awaited<ReturnType<typeof renderIsland>>;

window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

beforeEach(async () => {
  $viewed.set([]);
  host = await aShopHost();
  openPage('');
  $favourites.set([]);
  $cart.set({ lines: [] });
});
afterEach(() => page.leave());

/** Every test has its own words: answers are kept by address as long as the page is open. */
async function open(address: string) {
  history.replaceState(null, '', address);
  page = await renderIsland(SearchPage, PROPS);
  return page;
}
const cards = () => [...page.island.querySelectorAll<HTMLElement>('article')];
const said = () => page.find('.listing__said').textContent?.replaceAll('\u00A0', ' ');
const box = (name: string) => {
  const label = [...page.island.querySelectorAll('label')].find(({ textContent }) =>
    textContent?.startsWith(name),
  );
  return label?.querySelector('input') as HTMLInputElement;
};

test('[SRC-04] the server draws the shape of the page, and what is found comes without a mismatch', async () => {
  const { html, faults } = await open('/en/search/product');
  expect(html).toContain('skeleton');
  expect(html).not.toContain('article');
  await until(() => expect(cards()).toHaveLength(5));
  expect(faults).toEqual([]);
  expect(page.find('h1').textContent).toBe('Results for “product”');
  expect(document.title).toBe('Results for “product” — Search');
  expect(said()).toBe('5 products');
});

test('[SRC-04] a filter shows at once that it was taken, in its box, the address and a chip that takes it out', async () => {
  await open('/en/search/Product');
  await until(() => expect(cards()).toHaveLength(5));
  await page.click(box('Phones en'));
  expect(box('Phones en').checked).toBe(true);
  expect(location.search).toBe('?category=2');
  expect(page.find('.listing__main').getAttribute('aria-busy')).toBe('true');
  const chip = page.named('Remove: Phones en');
  await until(() => expect(cards().length).toBeLessThan(5));
  expect(page.find('.listing__main').getAttribute('aria-busy')).toBe('false');
  await page.click(chip);
  expect(location.search).toBe('');
  expect(cards()).toHaveLength(5);
});

test('[SRC-04] categories with most of what was found stand above it, as links to the results in them', async () => {
  await open('/en/search/prodUct');
  await until(() => expect(cards()).toHaveLength(5));
  const links = [...page.find('[aria-label="Categories in the results"]').querySelectorAll('a')];
  expect(links.map(({ textContent }) => textContent)).toEqual(['Phones en 3', 'Tablets en 2']);
  expect(links[1]?.getAttribute('href')).toBe('/en/search/prodUct?category=3');
  await page.click(links[1] as HTMLElement);
  await until(() => expect(cards()).toHaveLength(2));
  expect(location.search).toBe('?category=3');
  expect(page.island.querySelector('[aria-label="Categories in the results"]')).toBeNull();
});

test('[SRC-04] order, prices and stock stand in the address, and the way back brings the list back at once', async () => {
  await open('/en/search/PRODUCT');
  await until(() => expect(cards()).toHaveLength(5));
  const select = page.find<HTMLSelectElement>('select');
  await act(async () => {
    select.value = 'price-desc';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await until(() => expect(cards()[0]?.dataset.price).toBe('500000'));
  await page.type(page.find<HTMLInputElement>('.filter__prices input'), '200000');
  await until(() => expect(cards()).toHaveLength(4));
  expect(location.search).toBe('?from=200000&sort=price-desc');
  await page.click(box('In stock only'));
  expect(location.search).toBe('?from=200000&available=true&sort=price-desc');
  await act(async () => {
    history.back();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });
  expect(location.search).toBe('?from=200000&sort=price-desc');
  expect(cards()).toHaveLength(4);
});

test('[SRC-04] buttons of the cards are those of the client, though an island draws them', async () => {
  startActions();
  startSteppers(pageTranslate());
  startLiveItems(pageTranslate());
  $favourites.set([{ stockId: 1001, variationId: 1, productId: 1 }]);
  await open('/en/search/shop%20product');
  await until(() => expect(cards()).toHaveLength(5));
  const favourite = cards()[1]?.querySelector<HTMLElement>('[data-action=favourite]');
  await until(() =>
    expect(cards()[0]?.querySelector('[data-action=favourite]')?.getAttribute('aria-pressed')).toBe('true'),
  );
  favourite?.click();
  expect(favourite?.getAttribute('aria-pressed')).toBe('true');
  expect($favourites.get()).toHaveLength(2);
});

test('[SRC-04] words in the wrong layout find, which the page says, with a way to the words as typed', async () => {
  await open('/en/search/%D0%B7%D0%BA%D1%89%D0%B2%D0%B3%D1%81%D0%B5');
  await until(() => expect(cards()).toHaveLength(5));
  expect(said()).toBe(
    'Nothing was found for “зкщвгсе”. Shown for “product”. Search for “зкщвгсе” instead 5 products',
  );
  expect(page.named('Search for “зкщвгсе” instead').getAttribute('href')).toBe(
    '/en/search/%D0%B7%D0%BA%D1%89%D0%B2%D0%B3%D1%81%D0%B5?typed=true',
  );
});

test('[SRC-04] nothing found says so, what to try, where to go, and shows what sells or what was looked at; filters that leave nothing go at once', async () => {
  await open('/en/search/qzxwvq');
  await until(() => expect(page.text()).toContain('Nothing was found for “qzxwvq”'));
  expect(page.text()).toContain('Check the spelling');
  expect(page.named('Tablets').getAttribute('href')).toBe('/en/category/tablets');
  await until(() => expect(page.text()).toContain('Popular products'));
  expect(cards()).toHaveLength(5);
  await page.leave();
  $viewed.set([{ productId: 4, variationId: 8 }]);
  await open('/en/search/qzxwvqq');
  await until(() => expect(page.text()).toContain('Recently viewed'));
  expect(cards().map((card) => card.querySelector('a')?.getAttribute('href'))).toEqual([
    '/en/product-variation/8',
  ]);
  await page.leave();
  await open('/en/search/product?from=90000000');
  await until(() => expect(page.text()).toContain('Nothing was found with these filters'));
  await page.click(page.named('Clear filters'));
  await until(() => expect(cards()).toHaveLength(5));
});

test('[SRC-04] a list that does not come says why, and comes when asked again', async () => {
  const hostFetch = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  await open('/en/search/pro');
  await until(() => expect(page.text()).toContain('No connection'));
  globalThis.fetch = hostFetch;
  await page.click(page.named('Try again'));
  await until(() => expect(cards()).toHaveLength(5));
  expect(page.text()).not.toContain('No connection');
});

test('a search for nothing leads to the categories', async () => {
  await open('/en/search?q=p');
  expect(page.text()).toContain('What are you looking for?');
  expect(page.named('Tablets')).toBeTruthy();
  await until(() => expect(page.text()).toContain('Popular products'));
  expect(host.requests.filter((path) => path.includes('/search'))).toEqual([]);
});

test('[SRC-02] a search that was sent before its script came has the address of a search, and is remembered', async () => {
  $searchHistory.set([]);
  await open('/en/search?q=early+product&page=2');
  await until(() => location.search === '?page=2');
  expect(location.pathname).toBe('/en/search/early%20product');
  expect($searchHistory.get()).toEqual(['early product']);
});

test('[SRC-02] words that no path can hold keep their address, and are remembered', async () => {
  $searchHistory.set([]);
  await open('/en/search?q=usb+2.0');
  await until(() => $searchHistory.get().length > 0);
  expect(location.href).toContain('/en/search?q=usb+2.0');
});

test('[SRC-04] a page past the end says so and leads to the last one', async () => {
  await open('/en/search/pRoduct?page=7');
  await until(() => expect(page.text()).toContain('There is no page 7: this list ends at page 1'));
  expect(cards()).toEqual([]);
  await page.click(page.named('Go to page 1'));
  expect(location.search).toBe('');
  await until(() => expect(cards()).toHaveLength(5));
});

test('[SRC-04] a query that no platform takes says how long one may be, and is not asked', async () => {
  await open(`/en/search?q=${'long '.repeat(60)}`);
  await until(() => expect(page.text()).toContain('The query is too long: at most 200 characters'));
  expect(host.requests.filter((path) => path.includes('/search'))).toEqual([]);
});

test('[CAT-02] a price with a fraction is read, and a text that is no price stays with the reason beside it', async () => {
  await open('/en/search/proDuct');
  await until(() => expect(cards()).toHaveLength(5));
  const from = page.find<HTMLInputElement>('.filter__prices input');
  await page.type(from, '200 000,00');
  await until(() => expect(location.search).toBe('?from=200000'));
  await page.type(from, '2 mln');
  expect([from.value, from.getAttribute('aria-invalid')]).toEqual(['2 mln', 'true']);
  expect(page.text()).toContain('A price is a whole number');
  expect(location.search).toBe('?from=200000');
});
