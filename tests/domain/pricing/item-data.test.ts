// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { type Item, itemAttributes, parseItem } from '#domain/pricing/item-data.ts';

const plain: Item = {
  variationId: 7,
  stockId: 70,
  supplierId: 2,
  productId: 3,
  categoryId: 0,
  newPrice: 90_000,
  oldPrice: 90_000,
  tiers: [],
  stockCount: 4,
  tracking: true,
  minOrder: 1,
};
const rich: Item = {
  ...plain,
  categoryId: 12,
  oldPrice: 120_000,
  tiers: [
    { min: 5, max: 9, fixedDiscount: 1000 },
    { min: 10, max: null, fixedDiscount: 3000 },
  ],
  stockCount: 0,
  tracking: false,
  minOrder: 5,
};

function written(item: Item): HTMLElement {
  const element = document.createElement('article');
  for (const [name, value] of Object.entries(itemAttributes(item)))
    if (value !== undefined) element.setAttribute(name, String(value));
  return element;
}

test.each([plain, rich, { ...plain, stockId: 'b1f0c9a2-0000-4000-8000-000000000002' }])(
  'what a page writes of a product the browser reads back: %j',
  (item) => {
    expect(parseItem(written(item).dataset)).toEqual(item);
  },
);

test('what is as expected is left out', () => {
  expect(written(plain).getAttributeNames()).toEqual([
    'data-item',
    'data-stock',
    'data-price',
    'data-count',
    'data-supplier',
    'data-product',
  ]);
  expect(written(rich).dataset['tiers']).toBe('[[5,9,1000],[10,null,3000]]');
});
