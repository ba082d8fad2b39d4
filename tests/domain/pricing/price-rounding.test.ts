import { expect, test } from 'vitest';
import { PRICE_ROUNDINGS } from '#contract/market/settings.ts';
import { offerOf } from '#domain/pricing/offer.ts';
import { roundPrice, roundPrices } from '#domain/pricing/price-rounding.ts';

const STEPS = PRICE_ROUNDINGS.filter((one) => one !== 'none');
const PRICES = [1, 99, 100, 499, 500, 799, 800, 801, 900, 901, 12_340, 12_500, 12_850, 13_000];

test.each<[number, number[]]>([
  [0.5, PRICES],
  [1, PRICES],
  [100, [100, 100, 100, 500, 500, 800, 800, 900, 900, 1000, 12_400, 12_500, 12_900, 13_000]],
  [500, [500, 500, 500, 500, 500, 1000, 1000, 1000, 1000, 1000, 12_500, 12_500, 13_000, 13_000]],
  [800, [800, 800, 800, 800, 800, 800, 800, 1800, 1800, 1800, 12_800, 12_800, 13_800, 13_800]],
  [900, [900, 900, 900, 900, 900, 900, 900, 900, 900, 1900, 12_900, 12_900, 12_900, 13_900]],
  [1000, [1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 13_000, 13_000, 13_000, 13_000]],
])('[CAT-12] rounding %s', (step, rounded) => {
  expect(PRICES.map((price) => roundPrice(price, step))).toEqual(rounded);
});

test('[CAT-12] a price is never shown lower than it is, twice rounded is once rounded, and free stays free', () => {
  for (const step of STEPS) {
    expect(roundPrice(0, step)).toBe(0);
    for (const price of PRICES) {
      const rounded = roundPrice(price, step);
      expect(rounded).toBeGreaterThanOrEqual(price);
      expect(roundPrice(rounded, step)).toBe(rounded);
    }
  }
});

test('[CAT-12] an offer of rounded prices is round, its tiers and its old price too', () => {
  const terms = {
    newPrice: 12_340,
    oldPrice: 15_010,
    tiers: [{ min: 5, max: null, fixedDiscount: 1234 }],
    stockCount: 10,
    tracking: true,
    minOrder: 1,
  };
  for (const step of STEPS) {
    const shown = roundPrices(terms, step);
    expect(offerOf(shown)).toMatchObject({
      price: roundPrice(12_340, step),
      oldPrice: roundPrice(15_010, step),
    });
    expect(offerOf(shown, 5).price).toBe(roundPrice(12_340 - 1234, step));
    expect(roundPrices(shown, step)).toEqual(shown);
  }
  const free = roundPrices({ ...terms, tiers: [{ min: 5, max: 9, fixedDiscount: 20_000 }] }, 900);
  expect(offerOf(free, 5).price).toBe(0);
});
