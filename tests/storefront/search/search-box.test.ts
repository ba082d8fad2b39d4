// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { MAX_HISTORY } from '#domain/search/search-history.ts';
import { pageTranslate } from '#storefront/page/page-text.ts';
import { $viewed } from '#storefront/product/viewed.store.ts';
import { BLUR_TIME, SEARCH_DEBOUNCE, startSearchBox } from '#storefront/search/search-box.ts';
import { $searchHistory } from '#storefront/search/search-history.store.ts';
import { aShopHost, type ShopHost } from '../a-shop-host.ts';
import { find, openPage } from '../static-page.ts';

const FORM = `<form class="header__search" role="search" action="/search"><label for="search">Search</label>
  <input id="search" name="q"><button type="submit">Find</button></form><a href="/cart">Cart</a>`;

const MENU = `<div class="catalogue__body"><ul class="catalogue__list"><li><a class="catalogue__entry" href="/en/category/phones">
  <span class="category-letter"></span>Phones</a></li>
  <li><a class="catalogue__entry" href="/en/category"><svg></svg>All categories</a></li></ul></div>`;

let went: string[] = [];
let host: ShopHost;

Element.prototype.scrollIntoView = () => {};

beforeEach(async () => {
  went = [];
  $searchHistory.set([]);
  $viewed.set([]);
  host = await aShopHost();
  openPage(FORM);
  startSearchBox(find('form'), field(), pageTranslate(), { go: (href) => went.push(href) });
});

/** Calls of the platform; the menu of sections is a fragment of the own host. */
const calls = () => host.requests.filter((path) => path.includes('/market-api/'));
const field = () => find<HTMLInputElement>('#search');
const panel = () => find('.search-panel');
const options = () => [...panel().querySelectorAll<HTMLAnchorElement>('[role=option]')];
const texts = () => options().map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '));
const press = (key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  field().dispatchEvent(event);
  return event.defaultPrevented;
};
const type = (text: string) => {
  field().focus();
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
};
const results = () => vi.waitFor(() => expect(options().length).toBeGreaterThan(0), 3000);
const submit = () => find<HTMLFormElement>('form').requestSubmit();
const said = () => find('[role=status]:not(#toasts)').textContent.replaceAll('\u00A0', ' ');

test('[SRC-01] five products with picture, name and prices, the sections that have the words, and a way to all', async () => {
  type('product');
  expect(panel().querySelectorAll('.skeleton').length).toBeGreaterThan(0);
  expect(said()).toBe('Searching');
  await results();
  expect(texts()).toEqual([
    'shop product 1 Black en100 000 UZS',
    'shop product 2 Black en200 000 UZS 250 000 UZS',
    'shop product 3 Black en300 000 UZS',
    'shop product 4 Black en400 000 UZS 500 000 UZS',
    'shop product 5 Black en500 000 UZS',
    'Show all 5 products',
  ]);
  expect(options()[0]?.querySelector('img')?.getAttribute('src')).toContain('/media/100x_/');
  expect(options()[0]?.getAttribute('href')).toBe('/en/product/1');
  expect(said()).toBe('6 suggestions');
  type('phone');
  await vi.waitFor(() => expect(texts()[0]).toBe('Phones en'), 3000);
  expect(options()[0]?.getAttribute('href')).toBe('/en/category/phones');
});

test('[SRC-01] nothing is asked or shown under two characters, nor before 500 ms of quiet', async () => {
  type('p');
  type(' p ');
  expect(panel().hidden).toBe(true);
  type('pr');
  await new Promise((resolve) => setTimeout(resolve, SEARCH_DEBOUNCE - 150));
  type('product');
  await new Promise((resolve) => setTimeout(resolve, SEARCH_DEBOUNCE - 150));
  expect(calls()).toEqual([]);
  await results();
  expect(SEARCH_DEBOUNCE).toBe(500);
  expect(calls()).toEqual([
    'GET /market-api/menu-items?name=product&page=1&size=5&active=true',
    'GET /market-api/search?q=product&page=1&size=5',
  ]);
});

test('[SRC-01] nothing found says so with what to try, and a failure is nothing found', async () => {
  type('qzxwv');
  await vi.waitFor(() => expect(said()).toBe('Nothing was found for “qzxwv”'), 3000);
  expect(panel().textContent).toContain('Check the spelling');
  const asked = calls().length;
  await host.close();
  type('product');
  await vi.waitFor(() => expect(said()).toBe('Nothing was found for “product”'), 3000);
  // A platform that fails is not asked for other readings.
  expect(calls().length).toBe(asked + 2);
});

test('[SRC-01] words in the wrong keyboard layout find, and the list says what it is for', async () => {
  type('зкщвгсе');
  await results();
  expect(panel().textContent).toContain('Nothing was found for “зкщвгсе”. Shown for “product”');
  expect(said()).toBe('Nothing was found for “зкщвгсе”. Shown for “product”. 6 suggestions');
  expect(texts().slice(-2)).toEqual(['Show all 5 products', 'Search for “зкщвгсе” instead']);
  expect(options().at(-2)?.getAttribute('href')).toBe('/en/search/product');
  expect(options().at(-1)?.getAttribute('href')).toContain('?typed=true');
});

test('[SRC-02] a submit puts the query first in the history, stops both lookups and opens the search', async () => {
  $searchHistory.set(['tea', 'product']);
  const asked: string[] = [];
  const stopped: string[] = [];
  globalThis.fetch = (input, init) =>
    new Promise((_, reject) => {
      if (!String(input).includes('/market-api/')) return reject(new TypeError('no menu'));
      asked.push(String(input));
      init?.signal?.addEventListener('abort', () => {
        stopped.push(String(input));
        reject(new DOMException('stopped', 'AbortError'));
      });
    });
  type('  product  ');
  await vi.waitFor(() => expect(asked).toHaveLength(2), 3000);
  submit();
  expect(went).toEqual(['/en/search/product']);
  expect($searchHistory.get()).toEqual(['product', 'tea']);
  expect(panel().hidden).toBe(true);
  expect(stopped.sort()).toEqual(asked.sort());
  expect(panel().hidden).toBe(true);
});

test('[SRC-02] an empty field with the focus shows the history, newest first, with a way to clear it', async () => {
  for (let at = 0; at < MAX_HISTORY; at += 1) $searchHistory.set([`query ${at}`, ...$searchHistory.get()]);
  field().focus();
  expect(texts()[0]).toBe(`query ${MAX_HISTORY - 1}`);
  options()[1]?.click();
  expect(went).toEqual([`/en/search/query%20${MAX_HISTORY - 2}`]);
  expect($searchHistory.get()[0]).toBe(`query ${MAX_HISTORY - 2}`);
  field().blur();
  field().focus();
  find<HTMLButtonElement>('.search-panel__clear').click();
  expect($searchHistory.get()).toEqual([]);
  expect(panel().querySelector('.search-panel__clear')).toBeNull();
  expect(document.activeElement).toBe(field());
});

test('[SRC-02] with nothing typed stand earlier searches, what was looked at, and the sections', async () => {
  $searchHistory.set(['tea']);
  $viewed.set([{ productId: 2, variationId: 4 }]);
  const answer = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    input === '/en/catalogue-menu' ? Promise.resolve(new Response(MENU)) : answer(input, init);
  field().focus();
  // Their places are kept.
  const bones = [...panel().querySelectorAll('.search-columns')].map(
    (one) => one.querySelectorAll('.skeleton').length,
  );
  expect(bones).toEqual([1, 8]);
  await vi.waitFor(() => expect(panel().querySelector('.skeleton')).toBeNull(), 3000);
  expect(texts()).toEqual(['tea', 'shop product 2 White en200 000 UZS', 'Phones', 'All categories']);
  expect(options().map((one) => one.getAttribute('href'))).toEqual([
    '/en/search/tea',
    '/en/product/4',
    '/en/category/phones',
    '/en/category',
  ]);
  press('ArrowUp');
  expect(press('Enter')).toBe(true);
  expect(went.at(-1)).toBe('http://localhost:3000/en/category');
  type('t');
  expect(panel().hidden).toBe(true);
});

test('[SRC-02] without a connection the start has earlier searches, and the sections that the browser still has', async () => {
  $searchHistory.set(['tea']);
  $viewed.set([{ productId: 2, variationId: 4 }]);
  globalThis.fetch = (input, init) =>
    input === '/en/catalogue-menu' && init?.cache === 'force-cache'
      ? Promise.resolve(new Response(MENU))
      : Promise.reject(new TypeError('no network'));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  field().focus();
  expect(texts()).toEqual(['tea']);
  await vi.waitFor(() => expect(texts()).toEqual(['tea', 'Phones', 'All categories']));
  expect(panel().querySelector('.skeleton')).toBeNull();
  vi.restoreAllMocks();
});

test('[SRC-02] leaving the field closes the list after 500 ms, and coming back keeps it', async () => {
  $searchHistory.set(['tea']);
  field().focus();
  expect(panel().hidden).toBe(false);
  vi.useFakeTimers();
  field().blur();
  vi.advanceTimersByTime(BLUR_TIME - 1);
  expect(panel().hidden).toBe(false);
  field().focus();
  vi.advanceTimersByTime(BLUR_TIME);
  expect(panel().hidden).toBe(false);
  field().blur();
  vi.advanceTimersByTime(BLUR_TIME);
  expect(panel().hidden).toBe(true);
  vi.useRealTimers();
  expect(BLUR_TIME).toBe(500);
});

test('the keyboard walks through the options and back to the field, opens one, and closes the list', async () => {
  type('product');
  await results();
  expect(field().getAttribute('role')).toBe('combobox');
  expect(field().getAttribute('aria-expanded')).toBe('true');
  const marked = () => options().findIndex((one) => one.getAttribute('aria-selected') === 'true');
  for (const key of ['ArrowDown', 'ArrowDown']) expect(press(key)).toBe(true);
  expect(marked()).toBe(1);
  expect(field().getAttribute('aria-activedescendant')).toBe(options()[1]?.id);
  for (const key of ['ArrowUp', 'ArrowUp']) press(key);
  expect(marked()).toBe(-1);
  expect(field().hasAttribute('aria-activedescendant')).toBe(false);
  press('ArrowUp');
  expect(marked()).toBe(5);
  press('Escape');
  expect(panel().hidden).toBe(true);
  expect(press('Enter')).toBe(false);
  press('ArrowDown');
  await results();
  press('ArrowDown');
  expect(press('Enter')).toBe(true);
  expect(went).toEqual(['http://localhost:3000/en/product/1']);
});

test('a query of one character is not searched for', () => {
  type(' p ');
  submit();
  expect(went).toEqual([]);
  expect($searchHistory.get()).toEqual([]);
});
