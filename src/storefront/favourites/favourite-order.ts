import type { Offer } from '#domain/pricing/offer.ts';

/** Orders of the favourites: the last marked first, or by price, or by what is taken off it. */
export const FAVOURITE_ORDERS = ['added', 'cheap', 'dear', 'discount'] as const;
export type FavouriteOrder = (typeof FAVOURITE_ORDERS)[number];

/** Favourites in an order; those that it does not tell apart stay as they were. */
export function orderFavourites<One>(
  favourites: readonly One[],
  order: FavouriteOrder,
  offerOf: (one: One) => Pick<Offer, 'price' | 'discountPercent'>,
): readonly One[] {
  if (order === 'added') return favourites;
  const ranked = favourites.map((one) => {
    const { price, discountPercent } = offerOf(one);
    return { one, rank: { cheap: price, dear: -price, discount: -discountPercent }[order] };
  });
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ one }) => one);
}
