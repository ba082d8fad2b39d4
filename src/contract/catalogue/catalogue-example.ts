import type { Category, CurrentPrice, Product, Variation } from './catalogue-schema.ts';

export const EXAMPLE_VARIATION: Variation = {
  id: 1201,
  name: { ru: 'Смартфон Nova 5, чёрный', uz: 'Nova 5 smartfoni, qora', en: 'Nova 5 smartphone, black' },
  sku: 'VOL-SMA-1201',
  barcode: '4780000012013',
  unit: { ru: 'шт', uz: 'dona', en: 'pcs' },
  images: [
    {
      urls: {
        '300x_': '/market-api/media/300x_/smartphone-202020-0-5.svg',
        original: '/market-api/media/original/smartphone-202020-0-5.svg',
      },
    },
  ],
  videos: [],
  properties: [
    {
      code: 'color',
      name: { ru: 'Цвет', uz: 'Rang', en: 'Colour' },
      value: {
        id: 7,
        label: { ru: 'Чёрный', uz: 'Qora', en: 'Black' },
        settings: { type: 'color', color: '#202020' },
      },
    },
  ],
  stock: { id: 3201, count: 14, supplierId: 301 },
  tracking: true,
  newPrice: 2_990_000,
  oldPrice: 3_490_000,
  tiers: [{ min: 5, max: null, fixedDiscount: 50_000 }],
};

/** A product as the platform may answer it. */
export const EXAMPLE_PRODUCT: Product = {
  id: 501,
  name: { ru: 'Смартфон Nova 5', uz: 'Nova 5 smartfoni', en: 'Nova 5 smartphone' },
  description: {
    ru: '<p>Экран 6,5 дюйма, 5000 мА·ч.</p>',
    uz: '<p>6,5 dyuymli ekran, 5000 mA·soat.</p>',
    en: '<p>6.5-inch screen, 5000 mAh.</p>',
  },
  shortDescription: { ru: 'Экран 6,5 дюйма', uz: '6,5 dyuymli ekran', en: '6.5-inch screen' },
  categoryId: 102,
  brandId: 201,
  supplierId: 301,
  minOrder: 1,
  crossSellTags: ['phone'],
  characteristics: [
    {
      name: { ru: 'Память', uz: 'Xotira', en: 'Memory' },
      value: { ru: '128 ГБ', uz: '128 GB', en: '128 GB' },
    },
  ],
  rating: { average: 4.5, count: 2, bars: [0, 0, 0, 1, 1] },
  updatedAt: '2026-03-01T09:00:00.000Z',
  variations: [EXAMPLE_VARIATION],
};

export const EXAMPLE_CATEGORY: Category = {
  id: 102,
  parentId: 101,
  slug: 'smartfony',
  name: { ru: 'Смартфоны', uz: 'Smartfonlar', en: 'Smartphones' },
  image: null,
  sort: 10,
};

export const EXAMPLE_PRICE: CurrentPrice = {
  variationId: 1201,
  newPrice: 2_990_000,
  oldPrice: 3_490_000,
  discountPercent: 14,
  discount: 500_000,
  count: 14,
};
