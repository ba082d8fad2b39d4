// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { PropertyValue } from '#contract/cart/cart.ts';
import { GUEST } from '#domain/account/session.ts';
import { $cart } from '#storefront/cart/cart.store.ts';
import { addToCart } from '#storefront/cart/cart-actions.ts';
import { $patternList, dropPatterns } from '#storefront/cart/pattern-list.store.ts';
import { putProduct } from '#storefront/pattern/put-product.ts';
import { $session } from '#storefront/session/session.store.ts';
import { aLine } from '../../domain/cart/cart-line.ts';
import { aShopper } from '../../sandbox/a-shopper.ts';
import { aShopHost } from '../a-shop-host.ts';
import { openPage } from '../static-page.ts';

const line = aLine({ variationId: 1, productId: 1, stock: { id: 1001, count: 10 } });
const values = [{ id: 1, value: 'For Anna' }];
const words = ['Text: For Anna'];
const add = (propertyValues: readonly PropertyValue[]) => addToCart({ ...line, propertyValues });

beforeEach(() => {
  openPage('');
  history.replaceState(null, '', '/en/product/1');
  $cart.set({ lines: [] });
  $patternList.set([]);
  $session.set(GUEST);
});

test('[PDP-12] on the checkout the cart is read anew after that, elsewhere it is not', async () => {
  const host = await aShopHost();
  const shopper = await aShopper(host);
  $session.set({ ...GUEST, token: shopper.token });
  const readings = () => host.requests.filter((one) => one.includes('/cart-detail')).length;
  expect(await putProduct({ line, add }, values, words)).toBe(true);
  expect(readings()).toBe(0);
  history.replaceState(null, '', '/en/checkout');
  expect(await putProduct({ line, add }, values, words)).toBe(true);
  expect(readings()).toBeGreaterThan(0);
  const { json } = await shopper.call('GET', '/cart-detail');
  expect(json.sells[0].sellRecords[0]).toMatchObject({ count: 1, propertyValues: values });
});

test('[PDP-17] the words of what was filled in are kept while the product is in the cart', async () => {
  await aShopHost();
  expect(await putProduct({ line, add }, values, words)).toBe(true);
  expect(await putProduct({ line, add }, values, words)).toBe(true);
  dropPatterns();
  expect($patternList.get()).toEqual([{ id: 1001, words }]);
  $cart.set({ lines: [] });
  dropPatterns();
  expect($patternList.get()).toEqual([]);
});

test('[PDP-12] values of a product that was not added are not remembered', async () => {
  await aShopHost();
  const more = { ...line, count: 11 };
  expect(await putProduct({ line: more, add: () => addToCart(more) }, values, words)).toBe(false);
  expect([$cart.get().lines, $patternList.get()]).toEqual([[], []]);
});
