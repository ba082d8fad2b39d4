import { type Card, cardTexts, type PageLanguages } from '#card/card.ts';
import { variationTerms } from '#domain/offer.ts';
import type { CardEntry } from '#snapshot/model.ts';

/** The card of an entry of the snapshot. */
export function entryCard(entry: CardEntry, languages: PageLanguages): Card {
  const { id, image, moreImages, rating, colors, variations } = entry;
  return {
    item: {
      variationId: id,
      stockId: entry.stock.id,
      supplierId: entry.stock.supplierId,
      productId: entry.productId,
      categoryId: entry.categoryId,
      ...variationTerms(entry, entry.minOrder),
    },
    ...cardTexts(id, entry, languages),
    images: image ? [image, ...moreImages] : [],
    rating,
    colors,
    variations,
  };
}
