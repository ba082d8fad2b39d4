// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { startMorePages } from '#storefront/listing/more-pages.ts';
import { aPlatform } from '../platform.ts';
import { find, openPage } from '../static-page.ts';

const LAST = 3;
const PATH = '/en/category/tea';

/** The static list of a page, by default of one product. */
function html(page: number, names = [String(page)], total = LAST): string {
  const next = page < LAST ? `<a rel="next" data-more href="${PATH}/page/${page + 1}">More</a>` : '';
  const cards = names.map((name) => `<li><a href="/product/${name}">${name}</a></li>`).join('');
  return `<div class="listing" data-list data-total="${total}"><ul class="product-grid">${cards}</ul>${next}</div>`;
}

let pageAt: (page: number) => string;
let platform: Awaited<ReturnType<typeof aPlatform>>;

beforeEach(async () => {
  platform = await aPlatform(({ url }) => ({ body: pageAt(Number(/\d+$/.exec(url ?? '')?.[0] ?? 1)) }));
  pageAt = html;
  return () => platform.close();
});

function open(address: string): Promise<void> {
  history.replaceState(null, '', address);
  openPage(pageAt(1));
  return startMorePages(find('.listing'));
}

const pages = () => [...document.querySelectorAll('.product-grid li')].map(({ textContent }) => textContent);
const query = () => location.search;

test('[CAT-03] a page added below is in the address, and the last one removes the link', async () => {
  await open(`${PATH}?utm_source=letter`);
  find('a[data-more]').click();
  await vi.waitFor(() => expect(query()).toBe('?utm_source=letter&page=2'));
  expect(pages()).toEqual(['1', '2']);
  find('a[data-more]').click();
  await vi.waitFor(() => expect(query()).toBe('?utm_source=letter&page=3'));
  expect(pages()).toEqual(['1', '2', '3']);
  expect(document.querySelector('a[data-more]')).toBeNull();
});

test('[CAT-03] pages named by the address are added again, and the address says how many there are', async () => {
  await open(`${PATH}?page=2`);
  expect(pages()).toEqual(['1', '2']);
  await open(`${PATH}?page=9`);
  expect(pages()).toEqual(['1', '2', '3']);
  expect(query()).toBe('?page=3');
});

test('a list drawn in place of the static one is left alone', async () => {
  await open(`${PATH}?sort=newest&page=3`);
  expect(platform.urls).toEqual([]);
  expect(query()).toBe('?sort=newest&page=3');
});

test('[CAT-03] a list that moved between two pages shows no product twice and leaves none out', async () => {
  const lists: Record<string, string[][]> = {
    before: [['a', 'b'], ['c', 'd'], ['e']],
    'one more in front': [
      ['new', 'a'],
      ['b', 'c'],
      ['d', 'e'],
    ],
    'one less': [['b', 'c'], ['d', 'e'], []],
  };
  for (const moved of ['one more in front', 'one less']) {
    const serve = (name: string) => {
      const pages = lists[name] ?? [];
      pageAt = (page) => html(page, pages[page - 1], pages.flat().length);
    };
    serve('before');
    await open(PATH);
    serve(moved);
    find('a[data-more]').click();
    await vi.waitFor(() => expect(query()).toBe('?page=2'));
    find('a[data-more]').click();
    await vi.waitFor(() => expect(query()).toBe('?page=3'));
    const all = new Set([...(lists['before'] ?? []), ...(lists[moved] ?? [])].flat());
    expect(pages().toSorted(), moved).toEqual([...all].toSorted());
  }
});
