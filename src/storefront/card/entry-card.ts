import { variationTerms } from '#domain/pricing/offer.ts';
import type { CardEntry } from '#storefront/entries/model.ts';
import type { CardLook } from '#storefront/looks/card-look.ts';
import { type Card, cardTexts, type PageLanguages } from './card.ts';

/** Source of the names on a card; a shop view is one. */
interface CardShop extends PageLanguages {
  brand(id: number | null): { name: string } | undefined;
  supplier(id: number): { name: string } | undefined;
}

/** The card of an entry of the snapshot. Names are read only where a look shows them. */
export function entryCard(entry: CardEntry, shop: CardShop, { parts }: Pick<CardLook, 'parts'>): Card {
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
    ...cardTexts(id, parts.includes('specs') ? entry : { ...entry, specs: [] }, shop),
    images: image ? [image, ...moreImages] : [],
    rating,
    colors,
    variations,
    get brand() {
      return shop.brand(entry.brandId)?.name ?? '';
    },
    get seller() {
      return shop.supplier(entry.stock.supplierId)?.name ?? '';
    },
  };
}
