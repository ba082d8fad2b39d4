// @vitest-environment jsdom
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { $cart } from '#storefront/cart/cart.store.ts';
import { startCart } from '#storefront/cart/cart-start.ts';
import { startSteppers } from '#storefront/cart/stepper.ts';
import { $compare } from '#storefront/compare/compare.store.ts';
import { $favourites } from '#storefront/favourites/favourites.store.ts';
import { startActions } from '#storefront/live/behaviour/actions.ts';
import { startBadges } from '#storefront/live/behaviour/badge.ts';
import { pageTranslate } from '#storefront/page/page-text.ts';
import { startToasts } from '#storefront/ui/toast.ts';
import { aLine } from '../../../domain/cart/cart-line.ts';
import { aPlatform } from '../../platform.ts';
import { find, itemHtml, openPage, toastTexts, writeInOtherTab } from '../../static-page.ts';

let stock = 10;
const platform = await aPlatform(({ method }) =>
  method === 'POST'
    ? stock > 0
      ? { body: { sellRecords: [] } }
      : { status: 409, body: { code: 'over-stock', message: 'less', field: 'quantity' } }
    : {
        body: {
          items: [
            { variationId: 7, newPrice: 1, oldPrice: 1, count: stock, discount: 0, discountPercent: 0 },
          ],
        },
      },
);
afterAll(() => platform.close());

openPage(itemHtml({ id: 5 }) + itemHtml({ id: 6 }));
$favourites.set([{ stockId: 1005, variationId: 5, productId: 105 }]);
startToasts(pageTranslate());
startActions();
startSteppers(pageTranslate());
startCart();
const pressedAtStart = [...document.querySelectorAll('[data-action=favourite]')].map((button) =>
  button.getAttribute('aria-pressed'),
);
startBadges();

beforeEach(() => {
  stock = 10;
  platform.urls.length = 0;
  for (const toast of document.querySelectorAll('.toast')) toast.remove();
  for (const element of document.querySelectorAll('article, [data-island]')) element.remove();
  $cart.set({ lines: [] });
  $favourites.set([]);
  $compare.set([]);
});

const show = (html: string) => document.body.insertAdjacentHTML('beforeend', html);
const saved = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');

test('add puts the fewest pieces that can be ordered into the cart, saves them and says so', async () => {
  show(itemHtml({ id: 7, min: 3, price: 50_000, oldPrice: 60_000 }));
  find('[data-action=add]').click();
  await vi.waitFor(() => expect(toastTexts()).toEqual(['Added to the cart']));
  expect(saved('cart:v1').lines).toEqual([
    {
      variationId: 7,
      language: 'en',
      productId: 107,
      supplierId: 3,
      stock: { id: 1007, count: 10 },
      name: 'Tea 7',
      image: '/market-api/media/150x_/tea-7.svg',
      newPrice: 50_000,
      oldPrice: 60_000,
      count: 3,
      minOrder: 3,
      tracking: true,
    },
  ]);
  expect(find<HTMLAnchorElement>('.toast a').getAttribute('href')).toBe('/en/cart');
  expect(find('[data-badge=cart]').textContent).toBe('3');
  await vi.waitFor(() => expect(platform.urls).toEqual(['POST /market-api/add-to-cart']), 2000);
});

test('[PDP-09] a card with tiers adds the fewest pieces that a tier allows, and the line keeps the tiers', async () => {
  show(itemHtml({ id: 7, min: 6 }));
  find('article').dataset['tiers'] = '[[4,null,5000]]';
  find('[data-action=add]').click();
  await vi.waitFor(() => expect($cart.get().lines).toHaveLength(1));
  expect($cart.get().lines[0]).toMatchObject({
    count: 4,
    tiers: [{ min: 4, max: null, fixedDiscount: 5000 }],
  });
});

const inCart = () => find('[data-in-cart]');
const step = (by: -1 | 1) => find(`[data-in-cart] [data-pieces="${by}"]`);
const counts = () => $cart.get().lines.map(({ count }) => count);

test('[CRT-01] a product in the cart has minus, count and plus in place of the button, with the focus and the name', async () => {
  show(itemHtml({ id: 7, count: 3 }) + itemHtml({ id: 8 }) + itemHtml({ id: 7, count: 3 }));
  find('[data-action=add]').focus();
  find('[data-action=add]').click();
  await vi.waitFor(() => expect(toastTexts()).toHaveLength(1));
  const shown = [...document.querySelectorAll('article')].map(
    (card) =>
      `${card.querySelector<HTMLElement>('[data-action=add]')?.hidden} ${card.querySelector('output')?.textContent}`,
  );
  expect(shown).toEqual(['true 1', 'false undefined', 'true 1']);
  expect(document.activeElement).toBe(step(1));
  expect([inCart(), step(-1), step(1)].map((one) => one.getAttribute('aria-label'))).toEqual([
    'In cart: Tea 7',
    'Decrease quantity: Tea 7',
    'Increase quantity: Tea 7',
  ]);
  for (const _ of [1, 2]) step(1).click();
  expect([counts(), inCart().querySelector('output')?.textContent]).toEqual([[3], '3']);
  step(1).click();
  expect(counts()).toEqual([3]);
  expect(toastTexts().at(-1)).toBe('Only 3 in stock');
});

test('[CRT-02] minus at the fewest takes the product out, and the button is there again, with the focus', async () => {
  show(itemHtml({ id: 7, min: 2 }));
  find('[data-action=add]').click();
  await vi.waitFor(() => expect(counts()).toEqual([2]));
  step(-1).focus();
  step(-1).click();
  expect(counts()).toEqual([]);
  expect(document.querySelector('[data-in-cart]')).toBeNull();
  expect(find('[data-action=add]').hidden).toBe(false);
  expect(document.activeElement).toBe(find('[data-action=add]'));
  expect(toastTexts().at(-1)).toBe('Removed from the cart');
});

test('[CRT-09] a cart that another tab changed is shown on the cards of this one', () => {
  show(itemHtml({ id: 7 }));
  writeInOtherTab('cart:v1', JSON.stringify({ lines: [aLine({ stock: { id: 1007, count: 9 }, count: 4 })] }));
  expect(inCart().querySelector('output')?.textContent).toBe('4');
  writeInOtherTab('cart:v1', JSON.stringify({ lines: [] }));
  expect(document.querySelector('[data-in-cart]')).toBeNull();
});

test('[PDP-08] over the stock of the page nothing is added and the toast says how many there are', async () => {
  show(itemHtml({ id: 7, min: 5, count: 2 }));
  find('[data-action=add]').click();
  await vi.waitFor(() => expect(toastTexts()).toEqual(['Only 2 in stock']));
  expect($cart.get().lines).toEqual([]);
});

test('[PDP-08] a sold-out line is removed again, and the toast says why', async () => {
  stock = 0;
  show(itemHtml({ id: 7 }));
  find('[data-action=add]').click();
  await vi.waitFor(() => expect(toastTexts().at(-1)).toBe('This product is out of stock right now'), 2000);
  expect($cart.get().lines).toEqual([]);
});

test('a toggle marks the product on every place of the page, and a second press takes it out', () => {
  show(itemHtml({ id: 7 }) + itemHtml({ id: 8 }) + itemHtml({ id: 7 }));
  const pressed = () =>
    [...document.querySelectorAll('[data-action=favourite]')].map((button) =>
      button.getAttribute('aria-pressed'),
    );
  find('[data-action=favourite]').click();
  expect(pressed()).toEqual(['true', 'false', 'true']);
  expect(saved('favourites:v1')).toEqual([{ stockId: 1007, variationId: 7, productId: 107, price: 100_000 }]);
  expect(find('[data-badge=favourite]').textContent).toBe('1');
  find('[data-action=favourite]').click();
  expect(pressed()).toEqual(['false', 'false', 'false']);
  expect(find('[data-badge=favourite]').hidden).toBe(true);
  expect(toastTexts()).toEqual(['Added to favourites', 'Removed from favourites']);
});

test('[LST-01] a product that was taken out comes back where it stood', () => {
  show(itemHtml({ id: 7 }) + itemHtml({ id: 8 }));
  for (const button of document.querySelectorAll<HTMLElement>('[data-action=compare]')) button.click();
  const before = saved('compare:v1');
  find('[data-action=compare]').click();
  expect(saved('compare:v1')).toHaveLength(1);
  find('button.toast__action').click();
  expect(saved('compare:v1')).toEqual(before);
  expect(find('[data-action=compare]').getAttribute('aria-pressed')).toBe('true');
});

test('saved favourites show as soon as the page lives', () => {
  expect(pressedAtStart).toEqual(['true', 'false']);
});

test('favourites and comparison are two lists', () => {
  show(itemHtml({ id: 7 }));
  find('[data-action=compare]').click();
  expect(saved('compare:v1')).toHaveLength(1);
  expect(saved('favourites:v1')).toEqual([]);
  expect(find('[data-action=compare]').getAttribute('aria-pressed')).toBe('true');
});

test('elements inside an island are left to the island', async () => {
  show(`<div data-island>${itemHtml({ id: 7 })}</div>${itemHtml({ id: 8 })}`);
  for (const action of ['add', 'favourite'])
    for (const button of document.querySelectorAll<HTMLElement>(`[data-action=${action}]`)) button.click();
  await vi.waitFor(() => expect($cart.get().lines.map(({ stock }) => stock.id)).toEqual([1008]));
  expect($favourites.get().map(({ stockId }) => stockId)).toEqual([1008]);
});

test('[CRT-09] the badge follows a cart that another tab changed', () => {
  writeInOtherTab('cart:v1', JSON.stringify({ lines: [aLine({ count: 4 })] }));
  expect(find('[data-badge=cart]').textContent).toBe('4');
  expect(find('[data-badge=cart]').hidden).toBe(false);
});

test('[CRT-09] a toggle follows a list that another tab changed', () => {
  show(itemHtml({ id: 7 }));
  writeInOtherTab(
    'favourites:v1',
    JSON.stringify([{ stockId: 1007, variationId: 7, productId: 107 }, { stockId: 'x' }, null]),
  );
  expect(find('[data-action=favourite]').getAttribute('aria-pressed')).toBe('true');
  expect(find('[data-badge=favourite]').textContent).toBe('1');
});

test('[SHL-06] the cart badge shows 99+ above 99', () => {
  $cart.set({ lines: [aLine({ count: 120, tracking: false })] });
  expect(find('[data-badge=cart]').textContent).toBe('99+');
});
