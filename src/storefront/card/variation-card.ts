import type { Product, Variation } from '#contract/catalogue/catalogue-schema.ts';
import { MAX_LISTED_CHARACTERISTICS } from '#contract/catalogue/listing-limit.ts';
import { variationTerms } from '#domain/pricing/offer.ts';
import { type Card, cardTexts, type PageLanguages } from './card.ts';

/** The card of a variation of a product that the platform answered with all variations. */
export function variationCard(product: Product, variation: Variation, languages: PageLanguages): Card {
  const { variations, minOrder, categoryId, rating } = product;
  const choices = variations.length > 1 ? variation.properties.map(({ value }) => value.label) : [];
  const colors = variations.flatMap(({ properties }) =>
    properties.flatMap(({ value }) => value.settings?.color.toLowerCase() ?? []),
  );
  return {
    item: {
      variationId: variation.id,
      stockId: variation.stock.id,
      supplierId: variation.stock.supplierId,
      productId: product.id,
      categoryId,
      ...variationTerms(variation, minOrder),
    },
    ...cardTexts(
      variation.id,
      {
        ...variation,
        productName: product.name,
        choices,
        specs: product.characteristics.slice(0, MAX_LISTED_CHARACTERISTICS),
      },
      languages,
    ),
    images: variation.images,
    rating,
    colors: [...new Set(colors)],
    variations: variations.length,
    brand: '',
    seller: '',
  };
}
