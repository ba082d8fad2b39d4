import { expect, test } from 'vitest';
import { marketsHead } from '#storefront/seo/maker-seo.ts';
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

test('[SEO-04] the page of the branches describes each as a store with address and place', () => {
  const franchise = {
    id: 4,
    name: { en: 'Chilanzar' },
    address: { en: '12 Bunyodkor Street' },
    administrativeArea: 'Tashkent',
    coordinate: { latitude: 41.2853, longitude: 69.2038 },
    phone: '+998 71 200 00 00',
    workingHours: { en: 'daily 9:00–20:00' },
    pickUp: true,
    sort: 1,
  };
  const { seo } = marketsHead(aShopView({ language: 'en', entries: { franchises: [franchise] } }));
  expect(seo.data).toContainEqual(
    expect.objectContaining({
      '@type': 'Store',
      name: 'Chilanzar',
      address: expect.objectContaining({ streetAddress: '12 Bunyodkor Street' }),
      geo: { '@type': 'GeoCoordinates', latitude: 41.2853, longitude: 69.2038 },
    }),
  );
});
