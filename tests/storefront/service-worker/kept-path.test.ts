import { expect, test } from 'vitest';
import { keptPath } from '#storefront/service-worker/kept-path.ts';

const kept = (path: string) => keptPath(new URL(path, 'http://shop.test'));

test('home, cart, favourites, comparison, products and lists are kept, in each language', () => {
  for (const path of [
    '/',
    '/uz',
    '/en/cart',
    '/choosen-products-list',
    '/uz/compare-products-list',
    '/product/12',
    '/en/product/12',
    '/category',
    '/category/phones',
    '/uz/category/phones/page/3',
    '/page/delivery',
  ])
    expect(kept(path), path).toBe(path);
});

test('a product has one place, whatever leads to it', () => {
  expect(kept('/product-variation/12')).toBe('/product/12');
  expect(kept('/uz/product-variation/12?from=list')).toBe('/uz/product/12');
  expect(kept('/?utm_source=letter')).toBe('/');
});

test('pages for one shopper, or that need an answer of the platform, are never kept', () => {
  for (const path of [
    '/checkout',
    '/checkout/done',
    '/checkout/failed',
    '/checkout/installment',
    '/uz/checkout/installment',
    '/order-details',
    '/order-details/f3a9c1/12',
    '/profile',
    '/en/profile/orders',
    '/profile/cards',
    '/login?from=/checkout',
    '/logout',
    '/search',
    '/search/phone',
    '/category/phones?sort=price',
    '/compare-products-list?products=1-2',
    '/overlay/address',
    '/sandbox',
    '/sandbox/shops',
    '/market-api/cart-detail',
    '/offline',
    '/404',
    '/sw.js',
    '/product/12/preview',
    '/page/delivery/preview',
  ])
    expect(kept(path), path).toBeUndefined();
});
