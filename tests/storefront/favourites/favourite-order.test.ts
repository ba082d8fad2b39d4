import { expect, test } from 'vitest';
import {
  FAVOURITE_ORDERS,
  type FavouriteOrder,
  orderFavourites,
} from '#storefront/favourites/favourite-order.ts';

const ONES = [
  { id: 1, price: 300, discountPercent: 0 },
  { id: 2, price: 100, discountPercent: 10 },
  { id: 3, price: 200, discountPercent: 40 },
  { id: 4, price: 100, discountPercent: 0 },
];

const ORDERED: Record<FavouriteOrder, number[]> = {
  added: [1, 2, 3, 4],
  cheap: [2, 4, 3, 1],
  dear: [1, 3, 2, 4],
  discount: [3, 2, 1, 4],
};

test.each(FAVOURITE_ORDERS)('[LST-02] favourites in the order %s, equal ones as they were', (order) => {
  expect(orderFavourites(ONES, order, (one) => one).map(({ id }) => id)).toEqual(ORDERED[order]);
  expect(ONES.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});
