import type { ListingSort } from '#contract/listing.ts';
import { discountPercent } from '#domain/price.ts';
import type { Shop } from '../shop.ts';
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

/** All variations of the products of a scope, product by product, those in stock first. */
export function readCandidates(shop: Shop, scope: Scope): Candidate[] {
  return shop.sql.all<Candidate>`
    SELECT scope.key AS rank, product.id AS product, category, brand, supplier, popularity, rating, added_at AS addedAt,
      variation.id AS variation, new_price AS newPrice, old_price AS oldPrice, (tracking = 0 OR count > 0) AS available
    FROM json_each(${JSON.stringify(scope)}) AS scope
      CROSS JOIN product INDEXED BY product_for_list ON product.shop = ${shop.id} AND product.id = scope.value
      CROSS JOIN variation INDEXED BY variation_by_product ON variation.shop = product.shop AND variation.product = product.id
    ORDER BY rank, available DESC, position`;
}

/** The order of a list; `relevance` keeps that of the scope. */
export type Order = ListingSort | 'relevance';

/**
 * One variation a product, in the order that is asked for: the cheapest where the cheapest come first, the dearest, the one with the greatest
 * discount, else the first. Products that are alike in it keep their order by popularity, then by id.
 */
export function arrange(candidates: readonly Candidate[], order: Order): Candidate[] {
  const weight = WEIGHTS[order];
  const best = new Map<number, Candidate>();
  for (const candidate of candidates) {
    const before = best.get(candidate.product);
    if (!before || weight(candidate) < weight(before)) best.set(candidate.product, candidate);
  }
  const byWeight = (a: Candidate, b: Candidate) => weight(a) - weight(b);
  return [...best.values()].sort((a, b) => byWeight(a, b) || b.popularity - a.popularity || a.product - b.product);
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
