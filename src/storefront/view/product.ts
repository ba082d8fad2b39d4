import type { Review } from '#contract/catalogue/review.ts';
import type { Brand, Supplier } from '#contract/market/market-schema.ts';
import { type Offer, offerOf, variationTerms } from '#domain/pricing/offer.ts';
import type { Beside, CardEntry, ProductEntry, VariationEntry } from '#storefront/entries/model.ts';
import type { CatalogueView } from './catalogue.ts';
import type { ShopContext } from './shop-context.ts';
import { shownPrices } from './shown-prices.ts';

/** Data of a product's page. */
export interface ProductView {
  /** A variation with its product and its offer; undefined if the shop has none. */
  variation(id: number): FoundVariation | undefined;
  /** Products that can be ordered come first. */
  similar(product: ProductEntry): CardEntry[];
  /** The variations before and after it in its category, by their ids. */
  beside(product: ProductEntry): Beside;
  /** The newest reviews. */
  reviews(product: ProductEntry): Review[];
  /** When the product or one of its variations changed last, by the platform; ISO 8601. */
  updatedAt(productId: number): string | undefined;
  supplier(id: number): Supplier | undefined;
  brand(id: number | null): Brand | undefined;
}

export interface FoundVariation {
  variation: VariationEntry;
  product: ProductEntry;
  /** For the fewest pieces that can be ordered. */
  offer: Offer;
}

const ALONE: Beside = { previous: null, next: null };

export function productView(
  { entries }: Pick<ShopContext, 'entries'>,
  { cards }: Pick<CatalogueView, 'cards'>,
): ProductView {
  const shown = shownPrices(entries);
  return {
    variation(id) {
      const entry = entries.get(`variation:${id}`);
      const product = entry && entries.get(`product:${entry.productId}`);
      if (!product) return undefined;
      const variation = shown(entry);
      return { variation, product, offer: offerOf(variationTerms(variation, product.minOrder)) };
    },
    similar: ({ id }) => orderableFirst(cards(entries.get(`similar:${id}`) ?? [])),
    beside: ({ id }) => entries.get(`beside:${id}`) ?? ALONE,
    reviews: ({ id }) => entries.get(`reviews:${id}`) ?? [],
    updatedAt: (id) => entries.get(`updated:${id}`),
    supplier: (id) => entries.get(`supplier:${id}`),
    brand: (id) => (id === null ? undefined : entries.get(`brand:${id}`)),
  };
}

/** True if a card's product can be ordered now. */
export function isOrderable(card: CardEntry): boolean {
  return offerOf(variationTerms(card, card.minOrder)).orderable;
}

function orderableFirst(cards: readonly CardEntry[]): CardEntry[] {
  const here = cards.filter(isOrderable);
  return [...here, ...cards.filter((card) => !here.includes(card))];
}
