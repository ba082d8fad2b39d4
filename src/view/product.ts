import type { Brand, Supplier } from '#contract/market.ts';
import type { Review } from '#contract/review.ts';
import { type Offer, offerOf, variationTerms } from '#domain/offer.ts';
import type { CardEntry, ProductEntry, VariationEntry } from '#snapshot/model.ts';
import type { CatalogueView } from './catalogue.ts';
import type { ShopContext } from './shop-context.ts';

/** What the page of a product shows. */
export interface ProductView {
  /** A variation with its product and its offer; undefined where the shop has none. */
  variation(id: number): FoundVariation | undefined;
  /** What can be ordered comes first. */
  similar(product: ProductEntry): CardEntry[];
  /** The newest reviews. */
  reviews(product: ProductEntry): Review[];
  supplier(id: number): Supplier | undefined;
  brand(id: number | null): Brand | undefined;
}

export interface FoundVariation {
  variation: VariationEntry;
  product: ProductEntry;
  /** For the fewest pieces that can be ordered. */
  offer: Offer;
}

export function productView(
  { entries }: Pick<ShopContext, 'entries'>,
  { cards }: Pick<CatalogueView, 'cards'>,
): ProductView {
  return {
    variation(id) {
      const variation = entries.get(`variation:${id}`);
      const product = variation && entries.get(`product:${variation.productId}`);
      if (!product) return undefined;
      return { variation, product, offer: offerOf(variationTerms(variation, product.minOrder)) };
    },
    similar: ({ id }) => orderableFirst(cards(entries.get(`similar:${id}`) ?? [])),
    reviews: ({ id }) => entries.get(`reviews:${id}`) ?? [],
    supplier: (id) => entries.get(`supplier:${id}`),
    brand: (id) => (id === null ? undefined : entries.get(`brand:${id}`)),
  };
}

/** Whether a card's product can be ordered now. */
export function isOrderable(card: CardEntry): boolean {
  return offerOf(variationTerms(card, card.minOrder)).orderable;
}

function orderableFirst(cards: readonly CardEntry[]): CardEntry[] {
  const here = cards.filter(isOrderable);
  return [...here, ...cards.filter((card) => !here.includes(card))];
}
