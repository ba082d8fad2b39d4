// @vitest-environment jsdom
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { pageTranslate } from '#storefront/page/page-text.ts';
import { $currentPrices, keepPrices } from '#storefront/pricing/prices.store.ts';
import { aPlatform } from '../platform.ts';
import { aFullShirt, buyControlsHtml, type ProductHtmlOptions, productHtml } from '../product-page.ts';
import { find, openPage } from '../static-page.ts';

let pages: Record<string, string> = {};
const platform = await aPlatform(({ url = '' }) => {
  const body = pages[url];
  return body ? { body } : { status: 404, body: 'nothing' };
});
afterAll(() => platform.close());
vi.stubGlobal('scrollBy', () => {});
// jsdom lays nothing out.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
  },
);
HTMLImageElement.prototype.decode = () => Promise.resolve();

const STYLE = '/_astro/page.1.css';
const NAMES: Record<number, string> = {
  101: 'Shirt, black, S',
  102: 'Shirt, black, L',
  104: 'Shirt, white, L',
};

/** A page of the shirt, all of it. */
function pageOf(variationId: number, options: Partial<ProductHtmlOptions> = {}, style = STYLE): string {
  const name = NAMES[variationId] ?? '';
  const product = aFullShirt();
  const section = productHtml({ product, variationId, name, inside: buyControlsHtml(), ...options });
  return `<!doctype html><html data-tenant="local" data-language="en" data-default-language="ru"><head><title>${name} – Shop</title>
    <link rel="canonical" href="https://shop.example/en/product/${variationId}"><meta property="og:title" content="${name}">
    <script type="application/ld+json">{"sku":${variationId}}</script><link rel="stylesheet" href="${style}"></head>
    <body><nav class="breadcrumb">${name}</nav>${section}
    <section id="details">Details</section></body></html>`;
}

const { prepare, showVariation } = await import('#storefront/product/variation-page.ts');
const announced = () => find('body > p[role=status]').textContent;
const announcer = find('body > p[role=status]');
openPage('');
const t = pageTranslate();

beforeEach(() => {
  const shown = new DOMParser().parseFromString(pageOf(101), 'text/html');
  document.head.innerHTML = shown.head.innerHTML;
  openPage(shown.body.innerHTML);
  document.body.append(announcer);
  history.replaceState(null, '', '/en/product/101');
  pages = { '/en/product/102': pageOf(102), '/en/product/104': pageOf(104) };
  platform.urls.length = 0;
  $currentPrices.set({});
});

const title = () => find('[data-part=name]').textContent;
const value = (label: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-chooser] a')].find(
    (one) => one.firstElementChild?.textContent === label,
  );

test('[PDP-07] differing parts are replaced, the others stay, and the address is new', async () => {
  const details = find('#details');
  value('L')?.focus();
  await showVariation(102, t, '/en/product-variation/102');
  expect(title()).toBe('Shirt, black, L');
  expect(find('.breadcrumb').textContent).toBe('Shirt, black, L');
  expect(find('section[data-item]').dataset['stock']).toBe('1102');
  expect(document.title).toBe('Shirt, black, L – Shop');
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/102$/);
  expect(document.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(1);
  expect(document.querySelector('script[type="application/ld+json"]')?.textContent).toBe('{"sku":102}');
  expect(find('#details')).toBe(details);
  expect(location.pathname).toBe('/en/product-variation/102');
  expect(document.activeElement).toBe(value('L'));
  expect(value('L')?.getAttribute('aria-current')).toBe('true');
  expect(announced()).toBe('Shirt, black, L, old text, In stock');
});

test('a page that was fetched ahead is not fetched again', async () => {
  await Promise.all([prepare(102), prepare(102)]);
  await showVariation(102, t, '/en/product/102');
  expect(platform.urls).toEqual(['GET /en/product/102']);
});

test('of two values chosen one after the other the last is shown', async () => {
  await Promise.all([showVariation(102, t, '/en/product/102'), showVariation(104, t, '/en/product/104')]);
  expect([title(), location.pathname]).toEqual(['Shirt, white, L', '/en/product/104']);
});

test('a price that is known by now is laid over the new variation', async () => {
  keepPrices([
    { variationId: 102, newPrice: 70_000, oldPrice: 120_000, count: 8, discount: 0, discountPercent: 0 },
  ]);
  await showVariation(102, t, '/en/product/102');
  expect(find('[data-part=price]').textContent?.replaceAll('\u00A0', ' ')).toBe('70 000 UZS');
});

test.each([
  ['is not there', {}],
  ['is of another release', { '/en/product/102': pageOf(102, {}, '/_astro/page.2.css') }],
  ['is of another product', { '/en/product/102': pageOf(102, { product: aFullShirt({ id: 10 }) }) }],
  ['is none of the shop', { '/en/product/102': '<h1>Sign in to the network</h1>' }],
])(
  '[PDP-07] where the page of a variation %s nothing changes, and its address is to be opened',
  async (_, now) => {
    pages = now;
    await expect(showVariation(102, t, '/en/product/102')).rejects.toThrow();
    expect([title(), document.title, location.pathname]).toEqual([
      'Shirt, black, S',
      'Shirt, black, S – Shop',
      '/en/product/101',
    ]);
    pages = { '/en/product/102': pageOf(102) };
    await showVariation(102, t, '/en/product/102');
    expect(title()).toBe('Shirt, black, L');
  },
);
