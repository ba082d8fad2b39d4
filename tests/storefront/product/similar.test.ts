import { expect, test } from 'vitest';
import { hasSimilarInStock } from '#storefront/product/product-details.ts';
import { aCardEntry, aProductEntry, aShopView } from '../view/a-shop-view.ts';

/** A shop with a product and similar ones, each with so many pieces. */
function similarTo(counts: readonly number[], showProductCardSimilarProduct = true) {
  const product = aProductEntry({ id: 9 });
  const { stock } = aCardEntry();
  const cards = counts.map((count, at) =>
    aCardEntry({ id: at + 1, stock: { ...stock, count }, tracking: true }),
  );
  const shop = aShopView({
    settings: { showProductCardSimilarProduct },
    entries: {
      'similar:9': cards.map(({ id }) => id),
      ...Object.fromEntries(cards.map((card) => [`card:${card.id}`, card])),
    },
  });
  return { shop, product };
}

test('[PDP-05] of what is similar that comes first which can be ordered, else in the order of the shop', () => {
  const { shop, product } = similarTo([0, 4, 0, 7]);
  expect(shop.similar(product).map(({ id }) => id)).toEqual([2, 4, 1, 3]);
});

test('a sold-out product leads to similar ones only where the page shows one that can be ordered', () => {
  const leads = (counts: readonly number[], shown?: boolean) => {
    const { shop, product } = similarTo(counts, shown);
    return hasSimilarInStock(shop, product);
  };
  expect([leads([0, 3]), leads([0, 0]), leads([]), leads([3], false)]).toEqual([true, false, false, false]);
});
