import { expect, test } from 'vitest';
import type { GoodsPlace } from '#storefront/entries/model.ts';
import { aCategoryEntry, aShopView } from './a-shop-view.ts';

type Place = readonly [id: number, parent: number | null, goods: GoodsPlace];

/** A shop of categories whose slugs are their ids. */
function aShop(places: readonly Place[]) {
  const below = (id: number | null) => places.filter(([, parent]) => parent === id).map(([child]) => child);
  return aShopView({
    entries: {
      'categories.top': below(null),
      ...Object.fromEntries(
        places.flatMap(([id, , goods]) => [
          [`category:${id}`, aCategoryEntry({ id, slug: String(id), childIds: below(id) })],
          [`goods:${id}`, goods],
        ]),
      ),
    },
  });
}

const mainOf = (...places: Place[]) =>
  aShop(places)
    .mainCategories()
    .map(({ slug }) => slug);

test('[SHL-03] categories without goods are shown nowhere', () => {
  const shop = aShop([
    [1, null, 'below'],
    [2, null, 'none'],
    [3, 1, 'own'],
    [4, 1, 'none'],
  ]);
  const [first, ...others] = shop.topCategories();
  expect(others).toEqual([]);
  expect(first && shop.children(first).map(({ id }) => id)).toEqual([3]);
});

test('[SHL-03] a shop with one root is divided by what is below, however far down', () => {
  expect(mainOf([1, null, 'below'], [2, 1, 'own'], [3, 1, 'own'])).toEqual(['2', '3']);
  expect(mainOf([1, null, 'below'], [2, 1, 'below'], [3, 2, 'own'], [4, 2, 'own'])).toEqual(['3', '4']);
  expect(mainOf([1, null, 'below'], [2, 1, 'own'], [3, null, 'none'], [4, 1, 'own'])).toEqual(['2', '4']);
  expect(mainOf([1, null, 'below'], [2, null, 'own'], [3, 1, 'own'])).toEqual(['1', '2']);
});

test('[SHL-03] a lone category stays where nothing is below, and comes first where it has goods of its own', () => {
  expect(mainOf([1, null, 'below'], [2, 1, 'own'])).toEqual(['2']);
  expect(mainOf()).toEqual([]);
  const places: Place[] = [
    [1, null, 'own'],
    [2, 1, 'own'],
    [3, 1, 'own'],
  ];
  expect(mainOf(...places)).toEqual(['1', '2', '3']);
  const shop = aShop(places);
  expect(shop.mainCategories().map((one) => shop.children(one).length)).toEqual([0, 0, 0]);
});
