import type { ProductEntry } from '#storefront/entries/model.ts';

/** Bars of a rating from 5 down to 1, each with its share of all reviews in whole percent. */
export function ratingBars(
  bars: ProductEntry['rating']['bars'],
): { stars: number; count: number; percent: number }[] {
  const total = bars.reduce((sum, count) => sum + count, 0);
  return bars
    .map((count, index) => ({
      stars: index + 1,
      count,
      percent: total > 0 ? Math.round((100 * count) / total) : 0,
    }))
    .reverse();
}
