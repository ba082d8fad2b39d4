// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Product } from '#contract/catalogue/catalogue-schema.ts';
import { sharedComparePath } from '#domain/link/paths.ts';
import { ComparePage } from '#storefront/compare/ComparePage.tsx';
import { $compare } from '#storefront/compare/compare.store.ts';
import { comparePageProps } from '#storefront/compare/compare-page-props.ts';
import { aShopHost, type ShopHost } from '../a-shop-host.ts';
import { act, until } from '../act.ts';
import { entryOf, freshPage, notices, SHOP } from '../listing/stocks/a-stock-page.tsx';
import { renderIsland } from '../render-island.tsx';

let host: ShopHost;
let page: Awaited<ReturnType<typeof renderIsland>>;

const text = (en: string) => ({ ru: en, uz: en, en });
const characteristics = (values: Record<string, string | undefined>): Product['characteristics'] =>
  Object.entries(values).map(([name, value]) => ({ name: text(name), value: text(value ?? '') }));

/** Products 1, 3 and 5 are of one category, 2 and 4 of another. */
const KNOWN = [
  { Screen: '6 inch', Weight: '1 kg', Power: '5 W' },
  { Fabric: 'wool', Length: '2 m', Width: '1 m' },
  { Screen: '6 inch', Weight: '2 kg' },
  { Fabric: 'wool', Length: '2 m', Width: '1 m' },
  { Screen: '7 inch' },
];

beforeEach(async () => {
  host = await aShopHost({ product: (index) => ({ characteristics: characteristics(KNOWN[index] ?? {}) }) });
  freshPage('/en/compare-products-list');
});
afterEach(() => page.leave());

async function open(shownProperties: string[] = []) {
  page = await renderIsland(ComparePage, comparePageProps({ ...SHOP, setting: () => shownProperties }));
  return page;
}
const heads = () =>
  [...page.island.querySelectorAll<HTMLElement>('thead article')].map(({ dataset }) =>
    Number(dataset['item']),
  );
const rows = () =>
  Object.fromEntries(
    [...page.island.querySelectorAll('tbody tr')].map((row) => [
      row.querySelector('th')?.textContent,
      [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
    ]),
  );

test('[LST-02] characteristics are side by side, and differences are marked and counted', async () => {
  $compare.set([entryOf(1), entryOf(3)]);
  const { html, faults } = await open();
  expect(html).toContain('skeleton');
  await until(() => expect(heads()).toEqual([1, 5]));
  expect(faults).toEqual([]);
  expect(rows()).toEqual({
    Colour: ['Black', 'Black'],
    Screen: ['6\u00A0inch', '6\u00A0inch'],
    'Weight, differs': ['1\u00A0kg', '2\u00A0kg'],
    'Power, differs': ['5\u00A0W', '—not specified'],
  });
  expect(page.island.querySelectorAll('tr[data-differs]')).toHaveLength(2);
  await until(() => expect(page.find('h2').textContent).toBe('Phones en'));
  expect(page.find('.compare-tools__said').textContent).toBe('2\u00A0products2\u00A0differences');
  expect(page.find('caption').textContent).toBe('Comparison: Phones en');
});

test('[LST-02] the best value has a tick, one unlike the most stands out, and the lowest price is named', async () => {
  host = await aShopHost({
    product: (index) => ({
      categoryId: 2,
      characteristics: characteristics({
        Memory: ['64\u00A0GB', '128 GB', '128 GB'][index],
        Weight: `${index} kg`,
      }),
    }),
  });
  $compare.set([entryOf(1), entryOf(2), entryOf(3)]);
  await open();
  await until(() => expect(heads()).toEqual([1, 3, 5]));
  expect(rows()).toMatchObject({
    'Memory, differs': ['64\u00A0GB', '128\u00A0GB, best value', '128\u00A0GB, best value'],
    'Weight, differs': ['0\u00A0kg', '1\u00A0kg', '2\u00A0kg'],
  });
  expect([...page.island.querySelectorAll('[data-odd]')].map(({ textContent }) => textContent)).toEqual([
    '64\u00A0GB',
  ]);
  const notes = [...page.island.querySelectorAll('thead .product-card__note')];
  expect(notes.map((note) => note.closest('article')?.dataset['item'])).toEqual(['1']);
});

test('[LST-02] differences alone are shown on request', async () => {
  $compare.set([entryOf(1), entryOf(3)]);
  await open();
  await until(() => expect(heads()).toHaveLength(2));
  await page.click(page.find('input[type=checkbox]'));
  expect(Object.keys(rows())).toEqual(['Weight, differs', 'Power, differs']);
});

test('only characteristics that the shop shows are compared', async () => {
  $compare.set([entryOf(1), entryOf(3)]);
  await open(['weight']);
  await until(() => expect(Object.keys(rows())).toEqual(['Colour', 'Weight, differs']));
});

test('[LST-02] products that cannot be compared have tables of their own, with a note', async () => {
  $compare.set([entryOf(1), entryOf(2), entryOf(3)]);
  await open();
  await until(() => expect(heads()).toEqual([1, 5]));
  expect(page.text()).toContain('each category is compared separately');
  await until(() => expect(page.text()).toContain('Tablets en 1'));
  const tab = page.named('Tablets en 1');
  await page.click(tab);
  expect(tab.getAttribute('aria-current')).toBe('true');
  expect(heads()).toEqual([3]);
  expect(page.text()).toContain('Add another to see the differences');
  expect(page.named('Choose what to compare with').getAttribute('href')).toBe('/en/category/tablets');
  expect(page.island.querySelector('input[type=checkbox]')).toBeNull();
});

test('products without differences say so', async () => {
  $compare.set([entryOf(2), entryOf(4)]);
  await open();
  await until(() => expect(heads()).toEqual([3, 7]));
  expect(page.text()).toContain('These products have the same specifications');
});

test('[LST-01] one product is removed, the next gets the focus, and undo brings it back', async () => {
  $compare.set([entryOf(1), entryOf(3), entryOf(5)]);
  await open();
  await until(() => expect(heads()).toEqual([1, 5, 9]));
  const drops = () => [...page.island.querySelectorAll<HTMLElement>('[data-compare-drop]')];
  expect(drops()[1]?.getAttribute('aria-label')).toContain('Remove from comparison: shop product 3');
  await page.click(drops()[1] as HTMLElement);
  expect(heads()).toEqual([1, 9]);
  expect(document.activeElement).toBe(drops()[1]);
  expect(page.find('.compare-tools__said').textContent).toContain('2\u00A0products');
  expect(notices.at(-1)).toMatchObject({ key: 'notice.compare-removed' });
  await act(async () => notices.at(-1)?.undo?.());
  expect(heads()).toEqual([1, 5, 9]);
});

test('[LST-01] all are removed at once, the message gets the focus, and undo brings all back', async () => {
  $compare.set([entryOf(1), entryOf(2)]);
  await open();
  await until(() => expect(heads()).toEqual([1]));
  await page.click(page.named('Remove all'));
  expect($compare.get()).toEqual([]);
  expect(document.activeElement?.textContent).toBe('Nothing to compare yet');
  expect(notices.at(-1)).toMatchObject({ text: 'Comparison cleared' });
  await act(async () => notices.at(-1)?.undo?.());
  expect($compare.get()).toEqual([entryOf(1), entryOf(2)]);
  await until(() => expect(heads()).toEqual([1]));
});

test('[LST-02] an address shows its products, leaves the own list alone, and adds them on request', async () => {
  $compare.set([entryOf(5)]);
  history.replaceState(null, '', `/en${sharedComparePath([entryOf(1), entryOf(3)])}`);
  await open();
  await until(() => expect(heads()).toEqual([1, 5]));
  expect(page.text()).toContain('Your own list has not changed.');
  expect(page.island.querySelector('[data-compare-drop]')).toBeNull();
  expect($compare.get()).toEqual([entryOf(5)]);
  await page.click(page.named('Add to my comparison'));
  expect($compare.get()).toEqual([entryOf(5), entryOf(1, 100_000), entryOf(3, 300_000)]);
  expect(location.search).toBe('');
  await until(() => expect(heads()).toEqual([9, 1, 5]));
  expect(notices.at(-1)).toMatchObject({ text: 'Products added to your comparison' });
});

test('[LST-02] a shared comparison links to the own one, whose address is the plain one', async () => {
  $compare.set([entryOf(5), entryOf(1)]);
  history.replaceState(null, '', `/en${sharedComparePath([entryOf(3)])}`);
  await open();
  await until(() => expect(heads()).toEqual([5]));
  await page.click(page.named('My comparison'));
  await until(() => expect(heads()).toEqual([9, 1]));
  expect(page.named('Copy link').getAttribute('href')).toBe('/en/compare-products-list?products=5-9,1-1');
  await act(async () => {
    history.pushState(null, '', '/en/compare-products-list?products=1-1,5-9');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(page.text()).not.toContain('Shared comparison');
});

test('[LST-02] the address is copied, and opened where it cannot be copied', async () => {
  const copied: string[] = [];
  Object.assign(navigator, {
    clipboard: { writeText: async (address: string) => void copied.push(address) },
  });
  $compare.set([entryOf(1)]);
  await open();
  await until(() => expect(heads()).toEqual([1]));
  await page.click(page.named('Copy link'));
  expect(copied).toEqual([`${location.origin}/en/compare-products-list?products=1-1`]);
  expect(notices.at(-1)).toMatchObject({ text: 'Comparison link copied' });
});

test('products no longer sold are named, and removed on request', async () => {
  $compare.set([entryOf(1), { stockId: 9, variationId: 9, productId: 999 }]);
  await open();
  await until(() => expect(heads()).toEqual([1]));
  expect(page.text()).toContain('1 product is no longer sold');
  await page.click(page.named('Remove from comparison'));
  expect($compare.get()).toEqual([entryOf(1)]);
});

test('a comparison that fails to load says why, and loads on another try', async () => {
  const hostFetch = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  $compare.set([entryOf(1)]);
  await open();
  await until(() => expect(page.text()).toContain('No connection'));
  globalThis.fetch = hostFetch;
  await page.click(page.named('Try again'));
  await until(() => expect(heads()).toEqual([1]));
});

test('a failure to get the categories’ names leaves the comparison as it is', async () => {
  await host.control('PUT', '/faults', [{ path: '/category/path/by-ids', status: 500 }]);
  $compare.set([entryOf(1), entryOf(3)]);
  await open();
  await until(() => expect(heads()).toEqual([1, 5]));
  expect(page.find('h2').textContent).toBe('Other products');
});
