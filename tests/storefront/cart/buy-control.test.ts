// @vitest-environment jsdom
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { $cart } from '#storefront/cart/cart.store.ts';
import { startCart } from '#storefront/cart/cart-start.ts';
import { $openChoices } from '#storefront/cart/choices.store.ts';
import { startSteppers } from '#storefront/cart/stepper.ts';
import { $wanted } from '#storefront/cart/wanted.store.ts';
import { startActions } from '#storefront/live/behaviour/actions.ts';
import { NOTICE_EVENT, type Notice } from '#storefront/page/notice.ts';
import { pageTranslate } from '#storefront/page/page-text.ts';
import { $currentPrices, keepPrices } from '#storefront/pricing/prices.store.ts';
import { startChoosers } from '#storefront/product/chooser.ts';
import { startPrices } from '#storefront/product/prices.ts';
import { aLine } from '../../domain/cart/cart-line.ts';
import { aPlatform } from '../platform.ts';
import { buyControlsHtml, type ProductHtmlOptions, productHtml } from '../product-page.ts';
import { find, openPage } from '../static-page.ts';

const platform = await aPlatform(() => ({ body: { sellRecords: [] } }));
afterAll(() => platform.close());
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
  },
);

let notices: Notice[] = [];
document.addEventListener(NOTICE_EVENT, (event) => notices.push((event as CustomEvent<Notice>).detail));
openPage('');
const t = pageTranslate();
startActions();
startPrices(t);
startChoosers(t, () => {});
startSteppers(t);
startCart();

/** Opens a product page as the server draws it, with the client running. */
function open(options: ProductHtmlOptions = {}): void {
  openPage(productHtml({ ...options, inside: buyControlsHtml(options.minOrder) }));
  $cart.notify();
}
beforeEach(() => {
  $cart.set({ lines: [] });
  $currentPrices.set({});
  $openChoices.set({});
  $wanted.set({});
  platform.urls.length = 0;
  notices = [];
});

const field = () => find<HTMLInputElement>('[data-quantity]');
const add = () => find<HTMLButtonElement>('.buy-box__add');
const toCart = () => find('[data-to-cart]');
const more = () => find('[data-buy] [data-pieces="1"]');
const less = () => find<HTMLButtonElement>('[data-buy] [data-pieces="-1"]');
const bar = () => find('section > button[data-action=add]');
function type(text: string): void {
  field().value = text;
  field().dispatchEvent(new Event('change', { bubbles: true }));
}
async function choose(label: string): Promise<void> {
  const value = [...document.querySelectorAll<HTMLElement>('[data-chooser] a')].find(
    (one) => one.firstElementChild?.textContent === label,
  );
  value?.click();
  await vi.dynamicImportSettled();
}
const line = async () => {
  await vi.waitFor(() => expect($cart.get().lines).toHaveLength(1));
  return $cart.get().lines[0];
};
const tierRows = () => [...document.querySelectorAll('[data-tier]')];
const shownPrice = () => find('[data-part=price]').textContent?.replaceAll('\u00A0', ' ');
const soldOut = {
  variationId: 101,
  newPrice: 70_000,
  oldPrice: 120_000,
  count: 0,
  discount: 50_000,
  discountPercent: 42,
};

test('[PDP-06] adding puts the quantity, the choice and the small picture into the cart, busy meanwhile', async () => {
  open();
  more().click();
  add().click();
  expect(add().ariaBusy).toBe('true');
  expect(await line()).toEqual({
    variationId: 101,
    productId: 9,
    supplierId: 3,
    stock: { id: 1101, count: 8 },
    name: 'T-shirt',
    language: 'en',
    image: '/tshirt.svg',
    newPrice: 90_000,
    oldPrice: 120_000,
    count: 2,
    minOrder: 1,
    tracking: true,
    choice: 'Black, S',
  });
  await vi.waitFor(() => expect(add().ariaBusy).toBe('false'));
  expect(notices.map((notice) => 'key' in notice && notice.key)).toEqual(['notice.added']);
});

test('while it is busy a second press adds nothing', async () => {
  open();
  add().click();
  add().click();
  await line();
  expect(notices).toHaveLength(1);
});

test('a choice that is part of the name is not repeated', async () => {
  open({ name: 'T-shirt, black' });
  add().click();
  expect((await line())?.choice).toBe('S');
});

test('other buttons of the page add the quantity that was set', async () => {
  open();
  more().click();
  bar().click();
  expect((await line())?.count).toBe(2);
});

test('[CRT-01] once a product is in the cart the quantity is the cart’s, and it cannot be added again', async () => {
  open();
  add().focus();
  for (const _ of [1, 2]) more().click();
  add().click();
  await line();
  await vi.waitFor(() => expect([add().hidden, toCart().hidden]).toEqual([true, false]));
  expect(document.activeElement).toBe(toCart());
  expect(field().value).toBe('3');
  more().click();
  expect(field().value).toBe('4');
  expect($cart.get().lines.map(({ count }) => count)).toEqual([4]);
  type('6');
  expect($cart.get().lines.map(({ count }) => count)).toEqual([6]);
});

test('[CRT-02] one less than the minimum removes the product, and it can be added again', async () => {
  $cart.set({ lines: [aLine({ stock: { id: 1101, count: 8 }, variationId: 101, count: 2 })] });
  open();
  less().focus();
  less().click();
  expect([field().value, add().hidden]).toEqual(['1', true]);
  less().click();
  expect($cart.get().lines).toEqual([]);
  expect([field().value, add().hidden, less().disabled]).toEqual(['1', false, true]);
  expect(document.activeElement).toBe(add());
  expect(notices.map((notice) => 'key' in notice && notice.key)).toEqual(['notice.remove_cart_sucsessfuly']);
});

test('[CRT-09] a count that another tab changed is shown', () => {
  $cart.set({ lines: [aLine({ stock: { id: 1101, count: 8 }, variationId: 101, count: 2 })] });
  open();
  const [first] = $cart.get().lines;
  if (first) $cart.set({ lines: [{ ...first, count: 5 }] });
  expect(field().value).toBe('5');
  expect(find('[data-in-cart] output').textContent).toBe('5');
});

test('[CRT-02] the platform is told of a new count once the shopper pauses, and may refuse it', async () => {
  $cart.set({ lines: [aLine({ stock: { id: 1101, count: 8 }, variationId: 101, count: 2 })] });
  open();
  for (const _ of [1, 2, 3]) more().click();
  expect($cart.get().lines[0]?.count).toBe(5);
  expect(platform.urls).toEqual([]);
  await vi.waitFor(() => expect(platform.urls).toEqual(['POST /market-api/add-to-cart']), 2000);
});

test('[PDP-08] above the stock a notice gives the number of pieces', () => {
  open();
  type('9');
  expect(notices).toEqual([{ key: 'notice.amount-balance', params: { available: 8 } }]);
  expect(Number(field().value)).toBeLessThanOrEqual(8);
});

test('[PDP-08] above what an order of the shop takes, a notice gives that number, before and in the cart', async () => {
  document.documentElement.dataset.maxOrder = '5';
  onTestFinished(() => {
    delete document.documentElement.dataset.maxOrder;
  });
  open();
  type('6');
  type('5');
  add().click();
  expect(await line()).toMatchObject({ count: 5, maxOrder: 5 });
  more().click();
  const told = { key: 'notice.amount-order', params: { available: 5 } };
  expect(notices.filter(({ key }) => key !== 'notice.added')).toEqual([told, told]);
  expect(field().value).toBe('5');
});

test('[PDP-08] typing no number leaves the quantity', () => {
  open();
  more().click();
  type('');
  expect(field().value).toBe('2');
});

test('[PDP-08] the quantity starts at the minimum order, and typing less goes back to it', async () => {
  open({ minOrder: 4 });
  expect(field().value).toBe('4');
  type('2');
  expect(field().value).toBe('4');
  expect(less().disabled).toBe(true);
  add().click();
  expect(await line()).toMatchObject({ count: 4, minOrder: 4 });
});

test('[PDP-09] price and table follow the tier of the quantity, and the line keeps the tiers', async () => {
  open({
    tiers: [
      [2, 3, 5000],
      [4, null, 9000],
    ],
  });
  expect(field().value).toBe('1');
  type('3');
  expect(shownPrice()).toBe('85 000 UZS');
  expect(tierRows().map((row) => row.getAttribute('aria-current'))).toEqual(['true', null]);
  type('4');
  expect(shownPrice()).toBe('81 000 UZS');
  expect(tierRows().map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true']);
  add().click();
  expect(await line()).toMatchObject({
    count: 4,
    newPrice: 90_000,
    tiers: [
      { min: 2, max: 3, fixedDiscount: 5000 },
      { min: 4, max: null, fixedDiscount: 9000 },
    ],
  });
});

test('[PDP-09] below every tier the price is the full one and no row is marked', () => {
  open({ tiers: [[3, null, 5000]] });
  type('3');
  expect(shownPrice()).toBe('85 000 UZS');
  type('2');
  expect(shownPrice()).toBe('90 000 UZS');
  expect(tierRows().map((row) => row.getAttribute('aria-current'))).toEqual([null]);
});

test('[PDP-08] a sold-out product has neither quantity nor button, but other actions', () => {
  open({ count: 0 });
  expect([find('[data-buy]').hidden, find('[data-sold-out]').hidden]).toEqual([true, false]);
});

test('[PDP-06] a property that is no longer chosen keeps from adding, until it is chosen', async () => {
  open({ variationId: 102 });
  await choose('White');
  expect([add().disabled, add().textContent]).toEqual([true, 'Choose an option']);
  await choose('L');
  await choose('Black');
  expect([add().disabled, add().textContent]).toEqual([false, 'Add to cart']);
});

test('[CAT-09] a product that sells out while the page is open is shown so, and can be added once it is back', async () => {
  open();
  keepPrices([soldOut]);
  expect(shownPrice()).toBe('70 000 UZS');
  expect([find('[data-buy]').hidden, find('[data-sold-out]').hidden]).toEqual([true, false]);
  keepPrices([{ ...soldOut, newPrice: 75_000, count: 2 }]);
  expect([find('[data-buy]').hidden, find('[data-sold-out]').hidden]).toEqual([false, true]);
  type('3');
  expect(notices).toEqual([{ key: 'notice.amount-balance', params: { available: 2 } }]);
  type('1');
  add().click();
  expect(await line()).toMatchObject({ newPrice: 75_000, oldPrice: 120_000, stock: { id: 1101, count: 2 } });
});

test('[CAT-09] a quantity above a lowered stock is not added, and one step down takes the whole stock', async () => {
  open();
  type('6');
  keepPrices([{ ...soldOut, count: 3 }]);
  add().click();
  await vi.waitFor(() => expect(notices).toHaveLength(1));
  expect($cart.get().lines).toEqual([]);
  less().click();
  expect(field().value).toBe('3');
  expect(notices).toEqual([1, 2].map(() => ({ key: 'notice.amount-balance', params: { available: 3 } })));
  await vi.waitFor(() => expect(add().ariaBusy).toBe('false'));
  bar().click();
  expect(await line()).toMatchObject({ count: 3, stock: { count: 3 } });
});

test('[PDP-09] a new price is shown with the discount of the quantity', () => {
  open({
    tiers: [
      [1, 2, 1000],
      [3, null, 5000],
    ],
  });
  type('3');
  keepPrices([{ ...soldOut, count: 8 }]);
  expect(shownPrice()).toBe('65 000 UZS');
  expect(tierRows().map((row) => row.querySelector('td')?.textContent?.replaceAll('\u00A0', ' '))).toEqual([
    '69 000 UZS',
    '65 000 UZS',
  ]);
});

test('[PDP-08] a typed part of a piece is refused in words, before and after the product is in the cart', async () => {
  open();
  more().click();
  type('1.5');
  expect(field().value).toBe('2');
  add().click();
  await line();
  type('3.5');
  expect(field().value).toBe('2');
  expect($cart.get().lines[0]?.count).toBe(2);
  expect(notices.filter(({ key }) => key === 'notice.whole-pieces')).toHaveLength(2);
});
