// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { GUEST } from '#domain/account/session.ts';
import { addLine, cartTotal, EMPTY_CART } from '#domain/cart/cart.ts';
import { PRODUCT_SORT, parseListChoice } from '#domain/listing/list-choice.ts';
import { $cart } from '#storefront/cart/cart.store.ts';
import { flushQueue } from '#storefront/cart/cart-sender.ts';
import { syncCart } from '#storefront/cart/cart-sync.ts';
import { queueChange } from '#storefront/cart/pending-changes.store.ts';
import { getCheckoutCart } from '#storefront/checkout/checkout-calls.ts';
import { fetchProducts } from '#storefront/listing/fetch-products.ts';
import { listProducts } from '#storefront/listing/product-list.ts';
import { fetchPrices, fetchShownPrices } from '#storefront/pricing/fetch-prices.ts';
import { shownPrice } from '#storefront/pricing/shown-price.ts';
import { lookUp } from '#storefront/search/search.ts';
import { searchList } from '#storefront/search/search-list.ts';
import { $session } from '#storefront/session/session.store.ts';
import { aLine } from '../../domain/cart/cart-line.ts';
import { aShopper } from '../../sandbox/a-shopper.ts';
import { METHODS } from '../../sandbox/an-order.ts';
import { aShopHost } from '../a-shop-host.ts';
import { openPage } from '../static-page.ts';

const EVERYTHING = parseListChoice('', PRODUCT_SORT);

beforeEach(() => {
  openPage('');
  $cart.set(EMPTY_CART);
  $session.set(GUEST);
  document.documentElement.dataset['rounding'] = '900';
  onTestFinished(() => void delete document.documentElement.dataset['rounding']);
});

const pricesOf = (priced: readonly { newPrice: number; oldPrice: number }[]) =>
  [...new Set(priced.flatMap(({ newPrice, oldPrice }) => [newPrice, oldPrice]))].sort();

test('[CAT-12] what is for sale is rounded as the page says, its tiers too', () => {
  const tiers = [{ min: 5, max: null, fixedDiscount: 1234 }];
  const offer = { newPrice: 12_340, oldPrice: 15_010, tiers };
  expect(shownPrice(offer)).toEqual({
    newPrice: 12_900,
    oldPrice: 15_900,
    tiers: [{ min: 5, max: null, fixedDiscount: 1000 }],
  });
  delete document.documentElement.dataset['rounding'];
  expect(shownPrice(offer)).toBe(offer);
});

test('[CAT-12] prices, products, lists and what a search finds come as the page shows them', async () => {
  await aShopHost();
  expect(pricesOf(await fetchPrices([3]))).toEqual([200_000, 250_000]);
  expect(pricesOf(await fetchShownPrices([3]))).toEqual([200_900, 250_900]);
  const products = await fetchProducts([2]);
  expect(pricesOf(products.flatMap(({ variations }) => variations))).toEqual([200_900, 250_900]);
  const { items } = await listProducts({ kind: 'category', id: 1 }, EVERYTHING);
  const found = await searchList('product', EVERYTHING);
  const { variations } = await lookUp('product');
  for (const list of [items, found.items, variations]) {
    expect(list.length).toBeGreaterThan(0);
    for (const price of pricesOf(list)) expect(price % 1000).toBe(900);
  }
});

test('[CAT-12] [CRT-04] a cart has the sums of the checkout, and a line says what the page showed', async () => {
  const host = await aShopHost();
  const shopper = await aShopper(host);
  $session.set({ ...GUEST, token: shopper.token });
  const [shown] = await fetchShownPrices([1]);
  const line = aLine({ ...shown, variationId: 1, stock: { id: 1001, count: 10 }, count: 2 });
  $cart.set(addLine(EMPTY_CART, line));
  queueChange(line, 2, 0);
  await flushQueue();
  await syncCart();
  expect($cart.get().lines).toMatchObject([{ newPrice: 100_000, was: { price: 100_900 } }]);
  const { subtotal } = await getCheckoutCart(METHODS.cash);
  expect(cartTotal($cart.get())).toBe(subtotal);
});
