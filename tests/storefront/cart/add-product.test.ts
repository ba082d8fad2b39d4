// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { CartLine } from '#domain/cart/cart.ts';
import { addProduct } from '#storefront/cart/add-product.ts';
import { $cart } from '#storefront/cart/cart.store.ts';
import { $modals } from '#storefront/overlay/modal.store.ts';
import { closeOverlay } from '#storefront/overlay/open-overlay.ts';
import type { OverlayData } from '#storefront/overlay/overlay.ts';
import { aLine } from '../../domain/cart/cart-line.ts';
import { aShopHost } from '../a-shop-host.ts';
import { openPage } from '../static-page.ts';

const line = (fields: Partial<CartLine> = {}) =>
  aLine({ variationId: 1, productId: 1, stock: { id: 1001, count: 10 }, ...fields });
const inCart = () => $cart.get().lines.map(({ stock, propertyValues }) => [stock.id, propertyValues]);

beforeEach(() => {
  openPage('');
  $cart.set({ lines: [] });
  $modals.set([]);
});

test('[PDP-12] a product of a category without questions is added at once, and the category is asked about once a page', async () => {
  const { requests } = await aShopHost();
  expect(await addProduct(line(), 3)).toBe(true);
  expect(await addProduct(line({ stock: { id: 1003, count: 10 } }), 3)).toBe(true);
  expect(inCart()).toEqual([
    [1001, undefined],
    [1003, undefined],
  ]);
  expect(requests.filter((one) => one.includes('patterns'))).toEqual([
    'GET /market-api/sell-record-patterns?category%5B%5D=3',
  ]);
});

test('[PDP-12] questions of a category come before the cart, and the answers go with the line', async () => {
  await aShopHost();
  const adding = addProduct(line(), 2);
  await vi.waitFor(() => expect($modals.get().map(({ name }) => name)).toEqual(['pattern']));
  expect(inCart()).toEqual([]);
  const [modal] = $modals.get();
  if (!modal) throw new Error('No dialog is open.');
  const { add, patterns } = modal.data as OverlayData<'pattern'>;
  expect(patterns).toHaveLength(1);
  expect(await add([{ id: 1, value: 'For Anna' }])).toBe(true);
  await closeOverlay(modal.id, true);
  expect(await adding).toBe(true);
  expect(inCart()).toEqual([[1001, [{ id: 1, value: 'For Anna' }]]]);
});

test('[PDP-12] a dialog that is closed adds nothing', async () => {
  await aShopHost();
  const adding = addProduct(line(), 2);
  await vi.waitFor(() => expect($modals.get()).toHaveLength(1));
  await closeOverlay($modals.get()[0]?.id ?? 0);
  expect(await adding).toBe(false);
  expect(inCart()).toEqual([]);
});

test('[PDP-12] a failure to get the questions does not keep from buying, and they are asked for again', async () => {
  const { control, requests } = await aShopHost();
  await control('PUT', '/faults', [{ kind: 'status', status: 503, path: '/sell-record-patterns' }]);
  expect(await addProduct(line(), 4)).toBe(true);
  await control('PUT', '/faults', []);
  expect(await addProduct(line(), 4)).toBe(true);
  expect(requests.filter((one) => one.includes('patterns'))).toHaveLength(2);
});

test('a product without a category makes no call', async () => {
  const { requests } = await aShopHost();
  expect(await addProduct(line(), 0)).toBe(true);
  expect(requests.filter((one) => one.includes('patterns'))).toEqual([]);
});
