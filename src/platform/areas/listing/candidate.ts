import type { ListingSort } from '#contract/catalogue/listing.ts';
import { discountPercent } from '#domain/pricing/price.ts';
import type { Shop } from '#platform/store/shop.ts';
import type { Scope } from './scope.ts';

/** A variation that may come into a list, with what lists are filtered and sorted by. */
export interface Candidate {
  /** Place of the product in the scope. */
  rank: number;
  product: number;
  category: number;
  brand: number | null;
  supplier: number;
  popularity: number;
  rating: number;
  addedAt: string;
  variation: number;
  newPrice: number;
  oldPrice: number;
  /** 1 where it can be bought now. */
  available: 0 | 1;
}

type ProductRow = Pick<
  Candidate,
  'product' | 'category' | 'brand' | 'supplier' | 'popularity' | 'rating' | 'addedAt'
>;
type VariationRow = Pick<Candidate, 'product' | 'variation' | 'newPrice' | 'oldPrice' | 'available'>;

/** All variations of the products of a scope, product by product in the order of the scope. */
export function readCandidates(shop: Shop, scope: Scope): Candidate[] {
  const ids = JSON.stringify(scope);
  // The planner is told the order of the loops: it knows nothing of how long a scope is.
  const products = shop.sql.all<ProductRow>`
    SELECT product.id AS product, category, brand, supplier, popularity, rating, added_at AS addedAt
    FROM json_each(${ids}) AS scope
      CROSS JOIN product INDEXED BY product_for_list ON product.shop = ${shop.id}
        AND product.id = scope.value`;
  const variations = shop.sql.all<VariationRow>`
    SELECT product, variation.id AS variation, new_price AS newPrice, old_price AS oldPrice,
      (tracking = 0 OR count > 0) AS available
    FROM json_each(${ids}) AS scope
      CROSS JOIN variation INDEXED BY variation_by_product ON variation.shop = ${shop.id}
        AND variation.product = scope.value`;
  const byId = new Map(products.map((row, rank) => [row.product, { ...row, rank }]));
  return variations.flatMap(({ product, variation, newPrice, oldPrice, available }) => {
    const row = byId.get(product);
    return row ? [{ ...row, variation, newPrice, oldPrice, available }] : [];
  });
}

/** The first candidate of each product. */
export function firstOfEach(candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter(({ product }, index) => candidates[index - 1]?.product !== product);
}

/** The order of a list; `relevance` keeps that of the scope. */
export type Order = ListingSort | 'relevance';

/**
 * One variation a product, in the order that is asked for: the cheapest where the cheapest come first, the
 * dearest, the one with the greatest discount; of those that are alike in it the first in stock, else the
 * first. Products that are alike go by popularity, then by id.
 */
export function arrange(candidates: readonly Candidate[], order: Order): Candidate[] {
  const weigh = WEIGHTS[order];
  const best = new Map<number, { candidate: Candidate; weight: number }>();
  for (const candidate of candidates) {
    const weight = weigh(candidate);
    const before = best.get(candidate.product);
    const isBetter =
      !before ||
      weight < before.weight ||
      (weight === before.weight && candidate.available > before.candidate.available);
    if (isBetter) best.set(candidate.product, { candidate, weight });
  }
  return [...best.values()]
    .sort(
      (a, b) =>
        a.weight - b.weight ||
        b.candidate.popularity - a.candidate.popularity ||
        a.candidate.product - b.candidate.product,
    )
    .map(({ candidate }) => candidate);
}

/** The smaller, the further ahead. */
const WEIGHTS: Readonly<Record<Order, (candidate: Candidate) => number>> = {
  relevance: ({ rank }) => rank,
  popular: ({ popularity }) => -popularity,
  'price-asc': ({ newPrice }) => newPrice,
  'price-desc': ({ newPrice }) => -newPrice,
  newest: ({ addedAt }) => -Date.parse(addedAt),
  discount: ({ newPrice, oldPrice }) => -discountPercent(newPrice, oldPrice),
  rating: ({ rating }) => -rating,
};
