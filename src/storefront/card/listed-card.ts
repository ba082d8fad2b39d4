import type { ListedVariation } from '#contract/catalogue/listing.ts';
import { variationTerms } from '#domain/pricing/offer.ts';
import { type Card, cardTexts, type PageLanguages } from './card.ts';

/** The card of a product in a list that the platform answered: a search, a category, a supplier. */
export function listedCard(listed: ListedVariation, languages: PageLanguages): Card {
  const { variation, rating, colors, variations } = listed;
  const choices = variations > 1 ? variation.properties.map(({ value }) => value.label) : [];
  return {
    item: {
      variationId: variation.id,
      stockId: listed.stock.id,
      supplierId: listed.stock.supplierId,
      productId: listed.productId,
      categoryId: listed.categoryId,
      ...variationTerms(listed, listed.minOrder),
    },
    ...cardTexts(variation.id, { ...variation, choices, specs: listed.characteristics ?? [] }, languages),
    images: variation.images,
    rating,
    colors,
    variations,
    brand: listed.brandName ?? '',
    seller: listed.supplierName ?? '',
  };
}
