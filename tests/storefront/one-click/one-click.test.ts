// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { PropertyValue } from '#contract/cart/cart.ts';
import type { Pattern } from '#contract/cart/pattern.ts';
import { GUEST } from '#domain/account/session.ts';
import { $cart } from '#storefront/cart/cart.store.ts';
import { buyInOneClick } from '#storefront/one-click/one-click.ts';
import { $modals } from '#storefront/overlay/modal.store.ts';
import { closeOverlay } from '#storefront/overlay/open-overlay.ts';
import type { OverlayData } from '#storefront/overlay/overlay.ts';
import { $session } from '#storefront/session/session.store.ts';
import { aShopHost } from '../a-shop-host.ts';
import { find, openPage } from '../static-page.ts';

/** Presses the button on a page of the first product, in a category; resolves to the dialog that opens. */
async function press(category: number) {
  openPage(`<section data-item="1" data-stock="1001" data-price="100000" data-count="10" data-supplier="1"
    data-product="1" data-category="${category}"><h1 data-part="name">Shirt</h1></section>`);
  const buying = buyInOneClick(find<HTMLElement>('[data-item]'));
  const [modal] = await vi.waitFor(() => {
    expect($modals.get()).toHaveLength(1);
    return $modals.get();
  });
  if (!modal) throw new Error('No dialog is open.');
  return { modal, buying };
}

beforeEach(() => {
  $cart.set({ lines: [] });
  $modals.set([]);
  $session.set(GUEST);
});

test('[ONE-01] a product that needs answers goes into the cart with them instead, and the dialog says why', async () => {
  const { requests } = await aShopHost();
  const { modal, buying } = await press(2);
  expect(modal.name).toBe('pattern');
  const { add, oneClick } = modal.data as OverlayData<'pattern'>;
  expect(oneClick).toBe(true);
  const values: PropertyValue[] = [{ id: 1, value: 'For Anna' }];
  await add(values);
  await closeOverlay(modal.id, true);
  await buying;
  expect($cart.get().lines).toMatchObject([{ stock: { id: 1001 }, propertyValues: values }]);
  expect($modals.get()).toEqual([]);
  expect(requests.filter((one) => one.includes('fast-checkout'))).toEqual([]);
});

test('[ONE-01] questions that may be left open do not keep from one click', async () => {
  const { control } = await aShopHost();
  const asking: Omit<Pattern, 'id'> = {
    name: { ru: 'Открытка', uz: 'Otkritka', en: 'Card' },
    categoryIds: [3],
    fields: [
      { id: 91, name: { ru: 'Текст', uz: 'Matn', en: 'Text' }, type: 'any', required: false, values: [] },
    ],
  };
  await control('PUT', '/shops/shop/patterns/9', asking);
  const { modal, buying } = await press(3);
  expect(modal.name).toBe('address');
  await closeOverlay(modal.id);
  await buying;
});
