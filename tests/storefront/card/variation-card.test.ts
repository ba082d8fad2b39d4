import { expect, test } from 'vitest';
import { cardEntry } from '#publisher/pull/product-entries.ts';
import { entryCard } from '#storefront/card/entry-card.ts';
import { variationCard } from '#storefront/card/variation-card.ts';
import { CARD_PARTS } from '#storefront/looks/card-look.ts';
import { aShopSeed } from '../../sandbox/a-shop.ts';

const LANGUAGES = { language: 'uz', defaultLanguage: 'ru' } as const;
/** The platform's answer about a product names neither. */
const SHOP = { ...LANGUAGES, brand: () => undefined, supplier: () => undefined };

test('the card of a product from the platform’s full answer equals that of the static pages', () => {
  for (const variationsPerProduct of [1, 3]) {
    for (const product of aShopSeed({ variationsPerProduct }).products())
      for (const variation of product.variations) {
        const { images: whole, ...card } = variationCard(product, variation, LANGUAGES);
        const { images, ...entry } = entryCard(cardEntry(product, variation), SHOP, { parts: CARD_PARTS });
        expect(card).toEqual({ ...entry, rating: product.rating });
        expect(whole.slice(0, images.length)).toEqual(images);
      }
  }
});
