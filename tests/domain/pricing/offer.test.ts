import { expect, test } from 'vitest';
import { formatOffer, offerOf, type Terms, variationTerms } from '#domain/pricing/offer.ts';

function terms(fields: Partial<Terms> = {}): Terms {
  return {
    newPrice: 90_000,
    oldPrice: 100_000,
    tiers: [],
    stockCount: 10,
    tracking: true,
    minOrder: 1,
    ...fields,
  };
}

const tiers = [
  { min: 4, max: 9, fixedDiscount: 10_000 },
  { min: 10, max: null, fixedDiscount: 15_000 },
];

test('[PDP-09] the price is that of the fewest pieces, less the discount of the tier that holds them', () => {
  expect(offerOf(terms({ tiers }))).toMatchObject({ price: 90_000, tier: undefined, lowest: 1 });
  expect(offerOf(terms({ tiers, minOrder: 6 }))).toMatchObject({ price: 80_000, tier: tiers[0], lowest: 4 });
  expect(offerOf(terms({ tiers }), 10)).toMatchObject({ price: 75_000, tier: tiers[1] });
});

test('[CAT-08] the discount is of the price that is shown, and there is none below it', () => {
  expect(offerOf(terms())).toMatchObject({ price: 90_000, oldPrice: 100_000, discountPercent: 10 });
  expect(offerOf(terms({ tiers }), 10)).toMatchObject({ oldPrice: 100_000, discountPercent: 25 });
  expect(offerOf(terms({ oldPrice: 90_000, tiers }), 4)).toMatchObject({ oldPrice: 90_000, price: 80_000 });
  expect(offerOf(terms({ oldPrice: 50_000 }))).toMatchObject({ oldPrice: 90_000, discountPercent: 0 });
});

test.each([
  [{ stockCount: 0 }, 'out', false],
  [{ stockCount: 5 }, 'low', true],
  [{ stockCount: 6 }, 'in', true],
  [{ stockCount: 0, tracking: false }, 'in', true],
  [{ stockCount: 5, minOrder: 6 }, 'out', false],
  [{ stockCount: 5, minOrder: 5 }, 'low', true],
  [{ stockCount: 5, minOrder: 6, tiers }, 'low', true],
] as const)('[PDP-10] %j is %s', (fields, stock, orderable) => {
  expect(offerOf(terms(fields))).toMatchObject({ stock, orderable });
});

test('an offer in words leaves out what says nothing', () => {
  expect(formatOffer(offerOf(terms()), 'UZS')).toEqual({
    price: '90\u00A0000\u00A0UZS',
    oldPrice: '100\u00A0000\u00A0UZS',
    discount: '−10%',
  });
  expect(formatOffer(offerOf(terms({ oldPrice: 90_000 })), 'UZS')).toMatchObject({
    oldPrice: '',
    discount: '',
  });
});

test('the terms of a variation are its own but for the minimum order', () => {
  const { stockCount, minOrder, ...rest } = terms({ minOrder: 3 });
  expect(variationTerms({ ...rest, stock: { count: stockCount } }, minOrder)).toEqual(terms({ minOrder: 3 }));
});
