import { expect, test } from 'vitest';
import { isLongDescription, shownDetails } from '#storefront/product/product-details.ts';
import { ratingBars } from '#storefront/review/rating-bars.ts';
import { aProductEntry, aShopView } from '../view/a-shop-view.ts';

test('[PDP-04] a description folds above 15 words', () => {
  const words = (count: number) => `<p>${Array.from({ length: count }, () => 'слово').join(' ')}</p>`;
  expect(isLongDescription(words(15))).toBe(false);
  expect(isLongDescription(words(16))).toBe(true);
});

test('[PDP-04] the setting productProperty names the characteristics to show; empty shows all', () => {
  const product = aProductEntry({
    characteristics: [
      { name: { ru: 'Объём', uz: 'Hajmi' }, value: { ru: '1,7 л' } },
      { name: { ru: 'Мощность', uz: 'Quvvati' }, value: { ru: '2200 Вт' } },
    ],
  });
  expect(shownDetails(aShopView({ settings: { productProperty: ['объём'] } }), product)).toEqual([
    { name: 'Объём', value: '1,7\u00A0л' },
  ]);
  expect(shownDetails(aShopView(), product)).toHaveLength(2);
});

test('[REV-01] bars run from five stars down, each with its share', () => {
  expect(ratingBars([0, 0, 1, 1, 2])).toEqual([
    { stars: 5, count: 2, percent: 50 },
    { stars: 4, count: 1, percent: 25 },
    { stars: 3, count: 1, percent: 25 },
    { stars: 2, count: 0, percent: 0 },
    { stars: 1, count: 0, percent: 0 },
  ]);
  expect(ratingBars([0, 0, 0, 0, 0]).every(({ percent }) => percent === 0)).toBe(true);
});
