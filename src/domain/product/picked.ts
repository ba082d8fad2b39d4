import type { Product, Variation } from '#contract/catalogue/catalogue-schema.ts';
import type { Picked } from '#domain/link/paths.ts';

/** Products by their ids as the platform answered; null where the shop has one no more. */
export type KnownProducts = ReadonlyMap<number, Product | null>;

/** A shopper's pick, with the shop's record of it. */
export interface FoundPick<Pick extends Picked> {
  pick: Pick;
  product: Product;
  variation: Variation;
}

export interface SortedPicks<Pick extends Picked> {
  found: FoundPick<Pick>[];
  /** Picks that the shop sells no more. */
  gone: Pick[];
  /** Picks without an answer so far. */
  waiting: Pick[];
}

/** Sorts what was picked by what is known of it; of a variation that was picked twice the first counts. */
export function sortPicks<Pick extends Picked>(
  picks: readonly Pick[],
  products: KnownProducts,
): SortedPicks<Pick> {
  const sorted: SortedPicks<Pick> = { found: [], gone: [], waiting: [] };
  const seen = new Set<number>();
  for (const pick of picks) {
    const product = products.get(pick.productId);
    const variation = product?.variations.find(({ id }) => id === pick.variationId);
    if (product === undefined) sorted.waiting.push(pick);
    else if (!product || !variation) sorted.gone.push(pick);
    else if (!seen.has(variation.id)) {
      seen.add(variation.id);
      sorted.found.push({ pick, product, variation });
    }
  }
  return sorted;
}

/** True if two lists hold the same variations, in whatever order. */
export function samePicks(one: readonly Picked[], other: readonly Picked[]): boolean {
  const ids = new Set(one.map(({ variationId }) => variationId));
  const others = new Set(other.map(({ variationId }) => variationId));
  return ids.size === others.size && [...ids].every((id) => others.has(id));
}
