// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { $cart } from '#storefront/cart/cart.store.ts';
import { startActions } from '#storefront/live/behaviour/actions.ts';
import { $modals } from '#storefront/overlay/modal.store.ts';
import { closeOverlay } from '#storefront/overlay/open-overlay.ts';
import type { OverlayData } from '#storefront/overlay/overlay.ts';
import { addWithItems } from '#storefront/product/add-with-items.ts';
import { $chosenAdditions } from '#storefront/product/related-items.ts';
import { aLine } from '../../domain/cart/cart-line.ts';
import { aShopHost } from '../a-shop-host.ts';
import { find, openPage } from '../static-page.ts';

const SHIRT = aLine({ variationId: 1, productId: 1, stock: { id: 1001, count: 10 } });
const BAG = aLine({ variationId: 3, productId: 2, stock: { id: 1003, count: 10 } });

const stocksInCart = () => $cart.get().lines.map(({ stock }) => stock.id);

/** The open dialog, once it is there. */
async function openedDialog() {
  const [modal] = await vi.waitFor(() => {
    expect($modals.get().map(({ name }) => name)).toEqual(['additional-items']);
    return $modals.get();
  });
  if (!modal) throw new Error('No dialog is open.');
  return { id: modal.id, ...(modal.data as OverlayData<'additional-items'>) };
}

beforeEach(() => {
  openPage('');
  $cart.set({ lines: [] });
  $modals.set([]);
  $chosenAdditions.set({ productId: 0, items: [] });
});

test('[PDP-11] additional items of a category are offered before a product is added, and the chosen go in with it', async () => {
  await aShopHost();
  const adding = addWithItems(SHIRT, 1);
  const { id, items } = await openedDialog();
  expect(items.map(({ productId }) => productId).sort()).toEqual([2, 4]);
  expect(stocksInCart()).toEqual([]);
  await closeOverlay(
    id,
    items.filter(({ productId }) => productId === 4),
  );
  expect(await adding).toBe(true);
  expect(stocksInCart()).toEqual([1001, 1007]);
});

test('[PDP-11] closing the dialog adds the product alone', async () => {
  await aShopHost();
  const adding = addWithItems(SHIRT, 1);
  await closeOverlay((await openedDialog()).id);
  expect(await adding).toBe(true);
  expect(stocksInCart()).toEqual([1001]);
});

test('[PDP-11] neither the product itself nor what is in the cart is offered, and without a rest no dialog opens', async () => {
  await aShopHost();
  $cart.set({ lines: [SHIRT, aLine({ variationId: 7, productId: 4, stock: { id: 1007, count: 10 } })] });
  expect(await addWithItems(BAG, 1)).toBe(true);
  expect($modals.get()).toEqual([]);
  expect(stocksInCart()).toEqual([1001, 1007, 1003]);
});

test('[PDP-11] who chose additions on the page of the product is not asked again', async () => {
  await aShopHost();
  const adding = addWithItems(SHIRT, 1);
  const { id, items } = await openedDialog();
  await closeOverlay(id);
  await adding;
  $cart.set({ lines: [] });
  $chosenAdditions.set({ productId: 1, items });
  expect(await addWithItems(SHIRT, 1)).toBe(true);
  expect($modals.get()).toEqual([]);
  // Another product of the same page has its own.
  const other = addWithItems({ ...SHIRT, productId: 3, stock: { id: 1005, count: 10 } }, 1);
  await closeOverlay((await openedDialog()).id);
  await other;
});

test('[PDP-11] in a shop of one supplier an order, items of others are not offered', async () => {
  await aShopHost();
  document.documentElement.dataset['oneSupplier'] = '';
  expect(await addWithItems({ ...SHIRT, supplierId: 5 }, 1)).toBe(true);
  delete document.documentElement.dataset['oneSupplier'];
  expect($modals.get()).toEqual([]);
  expect(stocksInCart()).toEqual([1001]);
});

test('[PDP-11] a failure to get the items does not keep from buying, and they are asked for again', async () => {
  const { control, requests } = await aShopHost();
  await control('PUT', '/faults', [{ kind: 'status', status: 503, path: '/categories/3/related-products' }]);
  expect(await addWithItems(SHIRT, 3)).toBe(true);
  expect(stocksInCart()).toEqual([1001]);
  await control('PUT', '/faults', []);
  const adding = addWithItems(SHIRT, 3);
  await closeOverlay((await openedDialog()).id);
  expect(await adding).toBe(true);
  expect(requests.filter((one) => one.includes('related'))).toHaveLength(2);
});

test('[PDP-11] the button of a card offers them, too', async () => {
  await aShopHost();
  startActions();
  openPage(`<article data-item="1" data-stock="1001" data-price="100000" data-count="10" data-supplier="1"
    data-product="1" data-category="1"><b data-part="name">Shirt</b><button data-action="add">Add</button></article>`);
  find('button').click();
  await closeOverlay((await openedDialog()).id);
  await vi.waitFor(() => expect(stocksInCart()).toEqual([1001]));
});

test('a product without a category makes no call', async () => {
  const { requests } = await aShopHost();
  expect(await addWithItems(SHIRT, 0)).toBe(true);
  expect(requests.filter((one) => one.includes('related'))).toEqual([]);
});
