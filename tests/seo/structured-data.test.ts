import { expect, test } from 'vitest';
import { breadcrumbData, plainText, productData, safeJson } from '#seo/structured-data.ts';
import { aProductEntry, aShopView, aVariationEntry } from '../view/a-shop-view.ts';

const now = new Date('2026-11-21T10:00:00Z');

test('[SEO-03] a product tells its real rating, price and availability', () => {
  const [item] = productData(aShopView(), aVariationEntry(), aProductEntry(), now);
  expect(item).toMatchObject({
    '@type': 'Product',
    name: 'Чайник, синий',
    sku: 'T-7',
    gtin: '4780000000075',
    description: 'Кипятит воду.',
    aggregateRating: { ratingValue: 4.25, reviewCount: 4 },
    offers: {
      url: 'https://shop.example/product/7',
      price: 900_000,
      priceCurrency: 'UZS',
      priceValidUntil: '2026-12-31',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
    },
  });
});

test('[SEO-03] a product that nobody rated has no rating, and an empty stock is told', () => {
  const product = aProductEntry({ rating: { average: 0, count: 0, bars: [0, 0, 0, 0, 0] } });
  const [item] = productData(
    aShopView(),
    aVariationEntry({ stock: { id: 70, count: 0, supplierId: 2 } }),
    product,
    now,
  );
  expect(item).not.toHaveProperty('aggregateRating');
  expect(item).toHaveProperty('offers.availability', 'https://schema.org/OutOfStock');
  const [untracked] = productData(
    aShopView(),
    aVariationEntry({ tracking: false, stock: { id: 70, count: 0, supplierId: 2 } }),
    product,
    now,
  );
  expect(untracked).toHaveProperty('offers.availability', 'https://schema.org/InStock');
});

test('[SEO-03] the option "fixed" gives the constants of the source', () => {
  const shop = aShopView({ tenant: { structuredData: 'fixed' } });
  const [item] = productData(
    shop,
    aVariationEntry({ stock: { id: 70, count: 0, supplierId: 2 } }),
    aProductEntry(),
    now,
  );
  expect(item).toMatchObject({
    aggregateRating: { ratingValue: 4.4, reviewCount: 89 },
    offers: {
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/UsedCondition',
      priceValidUntil: '2026-12-31',
    },
  });
});

test('siblings share one group that leads to their pages', () => {
  const color = { code: 'color', name: { ru: 'Цвет' }, value: { id: 1, label: { ru: 'Синий' } } };
  const product = aProductEntry({
    variations: [
      { id: 7, properties: [color], image: null, inStock: true },
      { id: 8, properties: [color], image: null, inStock: true },
    ],
  });
  const [item, group] = productData(
    aShopView({ language: 'uz' }),
    aVariationEntry({ properties: [color] }),
    product,
    now,
  );
  expect(item).toMatchObject({
    color: 'Синий',
    inProductGroupWithID: '3',
    isVariantOf: { '@id': group?.['@id'] },
  });
  expect(group).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: '3',
    variesBy: ['https://schema.org/color'],
    hasVariant: [{ '@type': 'Product', url: 'https://shop.example/uz/product/8' }],
  });
});

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

test('[SEC-02] no text of the shop can end the script that holds the data', () => {
  const json = safeJson({ name: '</script><script>alert(1)</script><!--' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)</script><!--' });
});

test('plain text has no tags and ends at a word', () => {
  expect(plainText('<p>Чай&nbsp;и  <b>кофе</b>.</p><p>Ещё</p>')).toBe('Чай и кофе. Ещё');
  expect(plainText('один два три', 9)).toBe('один два…');
});
