import { expect, test } from 'vitest';
import { productData } from '#storefront/seo/product-data.ts';
import { aFoundVariation, aShopView } from '../view/a-shop-view.ts';

const noStock = { id: 70, count: 0, supplierId: 2 };

test('[SEO-03] a product tells its real rating, price and availability', () => {
  const [item] = productData(aShopView(), aFoundVariation());
  expect(item).toMatchObject({
    '@type': 'Product',
    name: 'Чайник, синий',
    sku: 'T-7',
    gtin: '4780000000076',
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
  const rating = { average: 0, count: 0, bars: [0, 0, 0, 0, 0] } as const;
  const [item] = productData(
    aShopView(),
    aFoundVariation({ stock: noStock }, { rating: { ...rating, bars: [...rating.bars] } }),
  );
  expect(item).not.toHaveProperty('aggregateRating');
  expect(item).toHaveProperty('offers.availability', 'https://schema.org/OutOfStock');
  const [untracked] = productData(aShopView(), aFoundVariation({ tracking: false, stock: noStock }));
  expect(untracked).toHaveProperty('offers.availability', 'https://schema.org/InStock');
});

test('[SEO-03] the option "fixed" gives the constants of the source', () => {
  const shop = aShopView({ tenant: { structuredData: 'fixed' } });
  const [item] = productData(shop, aFoundVariation({ stock: noStock }));
  expect(item).toMatchObject({
    aggregateRating: { ratingValue: 4.4, reviewCount: 89 },
    offers: {
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/UsedCondition',
      priceValidUntil: '2026-12-31',
    },
  });
});

test('[SEO-03] the price and the availability are those of the smallest order', () => {
  const tiers = [{ min: 1, max: null, fixedDiscount: 50_000 }];
  expect(productData(aShopView(), aFoundVariation({ tiers }))[0]).toHaveProperty('offers.price', 850_000);
  const [few] = productData(aShopView(), aFoundVariation({}, { minOrder: 6 }));
  expect(few).toHaveProperty('offers.availability', 'https://schema.org/OutOfStock');
});

test('[SEO-03] the fewest pieces that can be ordered are told, unless it is one', () => {
  const [few] = productData(aShopView(), aFoundVariation({}, { minOrder: 3 }));
  expect(few).toHaveProperty('offers.eligibleQuantity', { '@type': 'QuantitativeValue', minValue: 3 });
  expect(productData(aShopView(), aFoundVariation())[0]).not.toHaveProperty('offers.eligibleQuantity');
});

test('[SEO-03] missing data are left out: a number, pictures, the name of a reviewer', () => {
  const review = {
    rating: 5,
    comment: '',
    createdAt: '2026-01-01T20:30:00.000Z',
    customer: { profile: { fullName: ' ' } },
  };
  const shop = aShopView({ entries: { 'reviews:3': [review] } });
  const [item] = productData(shop, aFoundVariation({ sku: '', images: [{ urls: {} }] }));
  for (const name of ['sku', 'image', 'review']) expect(item).not.toHaveProperty(name);
});

test('a review is told of with its moment: the day in Tashkent may be another than in UTC', () => {
  const createdAt = '2026-01-01T20:30:00.000Z';
  const review = { rating: 5, comment: '', createdAt, customer: { profile: { fullName: 'Buyer' } } };
  const [item] = productData(aShopView({ entries: { 'reviews:3': [review] } }), aFoundVariation());
  expect(item).toHaveProperty('review.0.datePublished', createdAt);
});

test('siblings share one group that leads to their pages', () => {
  const color = { code: 'color', name: { ru: 'Цвет' }, value: { id: 1, label: { ru: 'Синий' } } };
  const variations = [7, 8].map((id) => ({ id, properties: [color], image: null, inStock: true }));
  const [item, group] = productData(
    aShopView({ language: 'uz' }),
    aFoundVariation({ properties: [color] }, { variations }),
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
    hasVariant: [{ url: 'https://shop.example/uz/product/8' }],
  });
});
