// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { startMorePages } from '#storefront/listing/more-pages.ts';
import { aPlatform } from '../platform.ts';
import { find, openPage } from '../static-page.ts';

const LAST = 3;
const PATH = '/en/category/tea';

/** The static list of a page. */
function html(page: number): string {
  const next = page < LAST ? `<a rel="next" data-more href="${PATH}/page/${page + 1}">More</a>` : '';
  return `<div class="listing" data-list><ul class="product-grid"><li>${page}</li></ul>${next}</div>`;
}

let platform: Awaited<ReturnType<typeof aPlatform>>;

beforeEach(async () => {
  platform = await aPlatform(({ url }) => ({ body: html(Number(/\d+$/.exec(url ?? '')?.[0])) }));
  return () => platform.close();
});

function open(address: string): Promise<void> {
  history.replaceState(null, '', address);
  openPage(html(1));
  return startMorePages(find('.listing'));
}

const pages = () => [...document.querySelectorAll('.product-grid li')].map(({ textContent }) => textContent);
const query = () => location.search;

test('[CAT-03] a page added below is in the address, and the last one removes the link', async () => {
  await open(`${PATH}?utm_source=letter`);
  find('a').click();
  await vi.waitFor(() => expect(query()).toBe('?utm_source=letter&page=2'));
  expect(pages()).toEqual(['1', '2']);
  find('a').click();
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
