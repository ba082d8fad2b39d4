import type { DatabaseSync } from 'node:sqlite';
import type { Review } from '#contract/catalogue/review.ts';
import { type Frame, pullFrameLists } from '#publisher/pull/frame.ts';
import { keptFrame } from '#publisher/pull/tables.ts';
import type { ShopClient } from '#publisher/shop-client/shop-client.ts';
import { type AskedProducts, askProducts } from './ask-products.ts';
import { askNewestReviews, askReviewOwners, type ReviewOwners } from './ask-reviews.ts';
import { openClaims } from './claims.ts';
import type { Named } from './named.ts';

/** The platform's present answers about the things that a notice named. */
export interface Asked {
  frame: Partial<Frame>;
  products: AskedProducts;
  /** Newest reviews of the products whose reviews changed. */
  reviews: Map<number, Review[]>;
  reviewOwners: ReviewOwners['now'];
}

/** Asks the platform for what was named, and for what hangs on it. Writes nothing. Throws a ShopError. */
export async function askChanged(client: ShopClient, database: DatabaseSync, named: Named): Promise<Asked> {
  const claims = openClaims(database);
  const [frame, owners] = await Promise.all([
    pullFrameLists(client, named.frame),
    askReviewOwners(client, database, named.reviews),
  ]);
  const products = await askProducts(
    client,
    claims,
    [...named.products, ...owners.products],
    named.variations,
  );
  const reviews = new Map<number, Review[]>();
  for (const [id, product] of products) {
    // A new product may have had reviews before.
    if (product && (owners.products.has(id) || !claims.hasProduct(id)))
      reviews.set(id, await askNewestReviews(client, id));
  }
  if (!frame.collections && meetCollections(database, comeAndGone(claims.of, products)))
    Object.assign(frame, await pullFrameLists(client, ['collections']));
  return { frame, products, reviews, reviewOwners: owners.now };
}

/** Variations that only the snapshot or only the platform has. */
function comeAndGone(before: (product: number) => number[], products: AskedProducts): Set<number> {
  let different = new Set<number>();
  for (const [id, product] of products) {
    const now = new Set(product?.variations.map((variation) => variation.id));
    different = different.union(now.symmetricDifference(new Set(before(id))));
  }
  return different;
}

/** A platform may take what is gone out of its collections, and puts what is new into them. */
function meetCollections(database: DatabaseSync, variations: ReadonlySet<number>): boolean {
  if (variations.size === 0) return false;
  return keptFrame(database, 'collections').some((one) => one.variationIds.some((id) => variations.has(id)));
}
