import type { DatabaseSync } from 'node:sqlite';
import { listReviews, type Review } from '#contract/catalogue/review.ts';
import { NEWEST_REVIEWS } from '#publisher/pull/review-store.ts';
import type { ShopClient } from '#publisher/shop-client/shop-client.ts';

const AT_ONCE = 100;

/** Products of the named reviews: by the platform now, null if it has none, and by the snapshot. */
export interface ReviewOwners {
  now: Map<number, number | null>;
  /** Products whose reviews changed. */
  products: Set<number>;
}

/** Asks which products the named reviews are of. Throws a ShopError. */
export async function askReviewOwners(
  client: ShopClient,
  database: DatabaseSync,
  reviews: ReadonlySet<number>,
): Promise<ReviewOwners> {
  const now = new Map<number, number | null>();
  const products = new Set<number>();
  const selectOwner = database.prepare('SELECT product FROM review WHERE id = ?');
  const all = [...reviews];
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const ids = all.slice(from, from + AT_ONCE);
    const query = { ids: ids.join(','), status: 'approved' as const, page: 1, size: AT_ONCE };
    const { items } = await client.call(listReviews, { query });
    const byId = new Map(items.map((review) => [review.id, review.productId]));
    for (const id of ids) {
      const owner = byId.get(id) ?? null;
      const before = selectOwner.get(id)?.['product'];
      now.set(id, owner);
      if (owner !== null) products.add(owner);
      if (before !== undefined) products.add(Number(before));
    }
  }
  return { now, products };
}

/** The newest reviews of a product, in the order in which its page shows them. Throws a ShopError. */
export async function askNewestReviews(client: ShopClient, product: number): Promise<Review[]> {
  // More than are shown: those of one moment may come in another order.
  const query = { product, status: 'approved' as const, page: 1, size: 4 * NEWEST_REVIEWS };
  const { items } = await client.call(listReviews, { query });
  return items
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : b.id - a.id))
    .slice(0, NEWEST_REVIEWS);
}
