import { expect, test } from 'vitest';
import { breadcrumbData } from '#storefront/seo/structured-data.ts';
import { aShopView } from '../view/a-shop-view.ts';

test('[SEO-04] a breadcrumb numbers its steps and names absolute addresses', () => {
  const data = breadcrumbData(aShopView({ language: 'en' }), [
    { name: 'Home', path: '/' },
    { name: 'Tea', path: '/category/choy' },
  ]);
  expect(data['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/en' },
    { '@type': 'ListItem', position: 2, name: 'Tea', item: 'https://shop.example/en/category/choy' },
  ]);
});
