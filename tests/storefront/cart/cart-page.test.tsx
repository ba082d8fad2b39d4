// @vitest-environment jsdom

import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { GUEST } from '#domain/account/session.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import { CartPage } from '#storefront/cart/CartPage.tsx';
import messageKeys from '#storefront/cart/CartPage.tsx?messages';
import { $cart, $itemCount } from '#storefront/cart/cart.store.ts';
import cart from '#storefront/cart/messages/en.json' with { type: 'json' };
import { $pendingChanges } from '#storefront/cart/pending-changes.store.ts';
import home from '#storefront/home/messages/en.json' with { type: 'json' };
import type { Messages } from '#storefront/i18n/message-key.ts';
import { pickMessages } from '#storefront/i18n/messages.ts';
import notice from '#storefront/page/messages/en.json' with { type: 'json' };
import { NOTICE_EVENT, type Notice } from '#storefront/page/notice.ts';
import { $session } from '#storefront/session/session.store.ts';
import shell from '#storefront/shell/messages/en.json' with { type: 'json' };
import { aLine } from '../../domain/cart/cart-line.ts';
import { act, until } from '../act.ts';
import { aPlatform } from '../platform.ts';
import { renderIsland } from '../render-island.tsx';
import { writeInOtherTab } from '../static-page.ts';

/** Prices as the platform answers them; it does not answer where a test gives none. */
let prices: object[] | undefined;
let described: Record<string, object> = {};
const platform = await aPlatform(({ url = '' }) => {
  const [, id] = url.match(/\/variations\/(\d+)$/) ?? [];
  if (id) return described[id] ? { body: described[id] } : { status: missing, body: {} };
  return prices ? { body: { items: prices } } : { status: 503, body: {} };
});
afterAll(() => platform.close());

/** Status of variations that the platform does not describe. */
let missing = 503;
const priceOf = ({ variationId, newPrice, oldPrice, stock }: CartLine) => ({
  variationId,
  newPrice,
  oldPrice,
  count: stock.count,
});

// Keeps the stores mounted: a store without listeners is unmounted a second later.
for (const store of [$cart, $pendingChanges, $session]) store.listen(() => {});

let notices: Notice[] = [];
document.addEventListener(NOTICE_EVENT, (event) => notices.push((event as CustomEvent<Notice>).detail));

const tea = aLine({
  variationId: 22,
  stock: { id: 2, count: 3 },
  name: 'Tea',
  newPrice: 20_000,
  oldPrice: 25_000,
  count: 2,
  choice: 'Green, 100 g',
});
let page: Awaited<ReturnType<typeof renderIsland>>;

const open = (...lines: CartLine[]) => openWith({}, lines);

/** Opens the page with the shop's own `wording`. */
async function openWith(
  wording: Messages,
  lines: CartLine[],
  {
    minOrderSum = 0,
    freeShippingFrom = 300_000,
  }: { minOrderSum?: number; freeShippingFrom?: number | null } = {},
) {
  $cart.set({ lines });
  page = await renderIsland(CartPage, {
    language: 'en',
    defaultLanguage: 'ru',
    messages: pickMessages({ ...cart, ...home, ...notice, ...shell, ...wording }, messageKeys),
    minOrderSum,
    freeShippingFrom,
    categories: [{ name: 'Tea', href: '/en/category/tea' }],
  });
  return page;
}
beforeEach(() => {
  $session.set(GUEST);
  prices = undefined;
  missing = 503;
  described = {};
  platform.urls.length = 0;
  notices = [];
});
afterEach(() => page.leave());

test('the server draws a skeleton, and a saved cart appears without a mismatch', async () => {
  const { html, faults, text } = await open(aLine(), tea);
  expect(html).toContain('skeleton');
  expect(html).not.toContain('Phone');
  expect(faults).toEqual([]);
  expect(text()).toContain('Phone');
});

test('a line that got cheaper or dearer since it was added says so, and the total follows the current price', async () => {
  const phone = aLine({ variationId: 33, stock: { id: 3, count: 9 }, name: 'Phone' });
  prices = [
    { variationId: 22, newPrice: 15_000, oldPrice: 25_000, count: 3 },
    { variationId: 33, newPrice: 130_000, oldPrice: 130_000, count: 9 },
  ];
  const { text, named, click, find } = await open(tea, phone);
  await until(() => expect($cart.get().lines[1]?.newPrice).toBe(130_000));
  expect(text()).toContain('5 000 UZS less than when you added it');
  expect(text()).toContain('The price changed from 100 000 UZS to 130 000 UZS');
  expect(find('.sum-row--total dd').textContent).toBe('160\u00A0000\u00A0UZS');
  await click(named(cart['cart.seen']));
  expect(text()).not.toContain('The price changed');
  expect(text()).toContain('5 000 UZS less than when you added it');
  expect(text()).toContain('30 000 UZS more than when you added it');
  expect(JSON.parse(localStorage.getItem('cart:v1') ?? '').lines[1].added).toBe(100_000);
});

test('[CRT-02] a line that has all that an order takes says so, and its field goes no further', async () => {
  const limited = { ...tea, stock: { id: 2, count: 30 }, maxOrder: 3 };
  const { text, find } = await open(limited);
  expect(text()).not.toContain('One order takes');
  expect(find<HTMLInputElement>('.cart-line input').max).toBe('3');
  await act(async () => $cart.set({ lines: [{ ...limited, count: 3 }] }));
  expect(text()).toContain('Up to 3');
});

test('[CHK-02] delivery is called free only where it is', async () => {
  const { text } = await open(aLine({ ...tea, newPrice: 100_000, oldPrice: 100_000, count: 3 }));
  expect(text()).toContain('DeliveryFree');
  expect(text()).not.toContain('more for free delivery');
});

test('a line shows its picture, link, choice, price and sum; the summary the sum to pay', async () => {
  const { find, text, named } = await open(tea);
  expect(named('Tea').getAttribute('href')).toBe('/en/product/22');
  expect(find('img').getAttribute('src')).toBe(tea.image);
  expect(text()).toContain('Green, 100 g');
  expect(text()).toContain('20 000 UZS each');
  expect(find('.cart-line__sum').textContent).toBe('Sum: 40\u00A0000\u00A0UZS');
  expect(find('.cart-summary').textContent?.replaceAll('\u00A0', ' ')).toBe(
    'Order summaryItems50 000 UZSDiscount−10 000 UZSDeliverycalculated at checkoutTotal40 000 UZS' +
      `260 000 UZS more for free delivery${cart['cart.checkout']}`,
  );
  expect(named(cart['cart.checkout']).getAttribute('href')).toBe('/en/login?from=%2Fen%2Fcheckout');
  await act(async () => $session.set({ ...GUEST, token: 'known' }));
  expect(named(cart['cart.checkout']).getAttribute('href')).toBe('/en/checkout');
});

test('[I18N-06] the word after a price is the shop’s own where it has one', async () => {
  const { text } = await openWith({ 'shell.currency': 'soum' }, [tea]);
  expect(text()).toContain('20 000 soum each');
  expect(text()).not.toContain('UZS');
});

test('[CHK-02] what is missing to free delivery is told by the sum of the shop; without one nothing is said', async () => {
  const { find, text } = await openWith({}, [tea], { freeShippingFrom: 100_000 });
  expect(find('progress').getAttribute('max')).toBe('100000');
  expect(text()).toContain('60 000 UZS more for free delivery');
  await page.leave();
  await openWith({}, [tea], { freeShippingFrom: 40_000 });
  expect(page.text()).toContain('This order is delivered free');
  // A full bar reads as a rule.
  expect(document.querySelector('progress')).toBeNull();
  await page.leave();
  await openWith({}, [tea], { freeShippingFrom: null });
  expect(page.text()).toContain('calculated at checkout');
  expect(document.querySelector('progress')).toBeNull();
});

test('[CRT-02] plus stops at the stock count, and a notice gives that count', async () => {
  const { named, click } = await open(tea);
  await click(named('Increase quantity'));
  await click(named('Increase quantity'));
  expect($cart.get().lines[0]?.count).toBe(3);
  expect(notices).toEqual([{ key: 'notice.amount-balance', params: { available: 3 } }]);
});

test('[CRT-02] minus at one piece removes the line', async () => {
  const { named, click, text } = await open(aLine({ count: 2 }));
  await click(named('Decrease quantity'));
  expect($cart.get().lines[0]?.count).toBe(1);
  await click(named('Decrease quantity'));
  expect($cart.get().lines).toEqual([]);
  expect(text()).toContain('Your cart is empty');
});

test('[CRT-02] a typed quantity counts, a typed 0 removes, nothing typed changes nothing', async () => {
  const { find, type } = await open(aLine(), tea);
  const field = find<HTMLInputElement>('input[type=number]');
  await type(field, '');
  expect($cart.get().lines[0]?.count).toBe(1);
  await type(field, '7');
  expect($cart.get().lines[0]?.count).toBe(7);
  await type(field, '9999');
  expect($cart.get().lines[0]?.count).toBe(7);
  expect(field.value).toBe('7');
  expect(notices).toEqual([{ key: 'notice.amount-balance', params: { available: 10 } }]);
  await type(field, '0');
  expect($cart.get().lines.map(({ name }) => name)).toEqual(['Tea']);
});

test('[CRT-03] removing shows a notice, and the focus goes to the line that took the place', async () => {
  const { named, click } = await open(aLine(), tea, aLine({ stock: { id: 3, count: 1 }, name: 'Cup' }));
  await click(named('Remove: Tea'));
  expect(notices).toEqual([{ key: 'notice.remove_cart_sucsessfuly', undo: expect.any(Function) }]);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove: Cup');
  await click(named('Remove: Cup'));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove: Phone');
  await click(named('Remove: Phone'));
  expect(document.activeElement?.textContent).toBe('Your cart is empty');
});

test('[CRT-03] a line removed by minus can be put back in its place, unless it was added again', async () => {
  const cup = aLine({ stock: { id: 3, count: 1 }, name: 'Cup' });
  const { named, click } = await open(tea, aLine(), cup);
  const names = () => $cart.get().lines.map(({ name }) => name);
  await click(named('Remove: Phone'));
  expect(names()).toEqual(['Tea', 'Cup']);
  await act(async () => notices[0]?.undo?.());
  expect(names()).toEqual(['Tea', 'Phone', 'Cup']);
  await act(async () => notices[0]?.undo?.());
  expect(names()).toEqual(['Tea', 'Phone', 'Cup']);
});

test('lines are grouped by seller if there are several, and unknown sellers are asked for', async () => {
  described = {
    22: {
      data: { variation: { name: { en: 'Tea' }, properties: [] } },
      suppliers: [{ id: 9, name: 'Tea House' }],
    },
  };
  const sold = { ...tea, supplierId: 9 };
  delete sold.seller;
  const { island } = await open(
    aLine(),
    sold,
    aLine({ variationId: 12, stock: { id: 3, count: 1 }, name: 'Cup' }),
  );
  const titles = () => [...island.querySelectorAll('h2')].map(({ textContent }) => textContent).slice(0, 2);
  await until(() => expect(titles()).toEqual(['Sold by Shop', 'Sold by Tea House']));
  const names = [...island.querySelectorAll('.cart-line__name')].map(({ textContent }) => textContent);
  expect(names).toEqual(['Phone', 'Cup', 'Tea']);
});

test('[I18N-05] a line added in another language gets its texts in the page’s language', async () => {
  const label = (en: string) => ({ value: { label: { en } } });
  described = {
    22: {
      data: {
        variation: {
          name: { ru: 'Чай, зелёный', en: 'Tea, green' },
          properties: [label('Green'), label('100 g')],
        },
      },
      suppliers: [{ id: 5, name: 'Shop' }],
    },
  };
  const { text } = await open(aLine(), { ...tea, name: 'Чай, зелёный', choice: '100 г', language: 'ru' });
  await until(() => expect(text()).toContain('Tea, green100 g'));
  expect(platform.urls.filter((url) => /variations\/\d/.test(url))).toEqual([
    'GET /market-api/variations/22',
  ]);
  expect(text()).not.toContain('Sold by');
});

test('a line that the platform does not describe stays as it is', async () => {
  const { text } = await open({ ...tea, name: 'Чай', language: 'ru' });
  await until(() => expect(platform.urls).toContain('GET /market-api/variations/22'));
  expect(text()).toContain('Чай');
});

test('[CRT-02] what is sold no more says so, counts nothing, is not asked about again and can be removed', async () => {
  const phone = aLine({ variationId: 33, stock: { id: 3, count: 9 }, language: 'ru' });
  missing = 404;
  prices = [priceOf(tea)];
  const { text, find } = await open(tea, phone);
  await until(() => expect($cart.get().lines[1]?.gone).toBe(true));
  expect(text()).toContain('No longer sold');
  expect(text()).not.toContain('100 000 UZS each');
  expect(text()).toContain('2 items');
  expect($itemCount.get()).toBe(2);
  expect(find('.sum-row--total dd').textContent).toBe('40\u00A0000\u00A0UZS');
  expect(text()).toContain(cart['cart.checkout']);
  await page.leave();
  platform.urls.length = 0;
  await open(...$cart.get().lines);
  await until(() => expect(platform.urls).toEqual(['GET /market-api/variations/prices?ids=22,33']));
  await page.click(page.named('Remove: Phone'));
  expect($cart.get().lines).toHaveLength(1);
});

test('[CRT-02] a cart of nothing but what is sold no more cannot be ordered, until it is sold again', async () => {
  prices = [];
  const { text } = await open(tea);
  await until(() => expect(text()).toContain('No longer sold'));
  expect(text()).not.toContain(cart['cart.checkout']);
  await page.leave();
  prices = [priceOf(tea)];
  const again = await open(...$cart.get().lines);
  await until(() => expect(again.text()).toContain(cart['cart.checkout']));
  expect($cart.get().lines[0]).not.toHaveProperty('gone');
});

test('[CRT-03] the cart is emptied after a question; keeping it gives the focus back to the button', async () => {
  const { named, click, find, text } = await open(aLine(), tea);
  await click(named('Empty cart'));
  expect(document.activeElement?.textContent).toBe('Keep');
  await click(named('Keep'));
  expect(document.activeElement?.textContent).toBe('Empty cart');
  expect($cart.get().lines).toHaveLength(2);
  await click(named('Empty cart'));
  await click(named('Yes, empty it'));
  expect($cart.get().lines).toEqual([]);
  expect(text()).toContain('Your cart is empty');
  expect(find<HTMLAnchorElement>('a').getAttribute('href')).toBe('/en/category');
  expect(find<HTMLAnchorElement>('nav a').getAttribute('href')).toBe('/en/category/tea');
});

test('current prices are asked for once and shown', async () => {
  prices = [
    { variationId: 22, newPrice: 18_000, oldPrice: 25_000, count: 1 },
    { variationId: 11, newPrice: 100_000, oldPrice: 100_000, count: 0 },
  ];
  const { text, find } = await open(aLine(), tea);
  await until(() => expect($cart.get().lines[1]?.newPrice).toBe(18_000));
  expect(platform.urls).toEqual(['GET /market-api/variations/prices?ids=11,22']);
  // One piece has its price said once.
  expect(find('.cart-line__sum').textContent).toContain('18\u00A0000\u00A0UZS');
  expect(text()).not.toContain('18 000 UZS each');
  expect(text()).toContain('Out of stock');
  expect(find('.sum-row--total dd').textContent).toBe('18\u00A0000\u00A0UZS');
});

test('[CRT-09] the page follows another tab', async () => {
  const { text } = await open();
  expect(text()).toContain('Your cart is empty');
  await act(async () => writeInOtherTab('cart:v1', JSON.stringify({ lines: [tea] })));
  expect(text()).toContain('Green, 100 g');
});
