import type { Product } from '#contract/catalogue/catalogue-schema.ts';
import type { Review, ReviewStatus } from '#contract/catalogue/review.ts';
import type { Page, PageQuery } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';
import type { ReviewKey } from './review-key.ts';

interface DataRow {
  data: string;
}

/** A review together with what the shop has decided on it. */
export interface JudgedReview extends Review {
  status: ReviewStatus;
}

/**
 * One page of the reviews of a status, newest first; of one product, or with some ids, where they are given.
 */
export function readReviews(
  shop: Shop,
  status: ReviewStatus,
  { page, size }: PageQuery,
  { product, ids }: { product?: number | undefined; ids?: string | undefined } = {},
): Page<Review> {
  const from = (page - 1) * size;
  if (ids !== undefined) {
    const items = ids.split(',').flatMap((id) => readReview(shop, Number(id)) ?? []);
    const found = items
      .filter((one) => one.status === status && one.productId === (product ?? one.productId))
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id)
      .map(({ status: _, ...review }) => review);
    return { items: found.slice(from, from + size), page, size, total: found.length };
  }
  const rows =
    product === undefined
      ? shop.sql.all<DataRow>`
          SELECT data FROM review WHERE shop = ${shop.id} AND status = ${status}
          ORDER BY created_at DESC, id DESC LIMIT ${size} OFFSET ${from}`
      : shop.sql.all<DataRow>`
          SELECT data FROM review WHERE shop = ${shop.id} AND product = ${product} AND status = ${status}
          ORDER BY created_at DESC, id DESC LIMIT ${size} OFFSET ${from}`;
  const total =
    product === undefined
      ? shop.sql.get<{
          total: number;
        }>`SELECT count(*) AS total FROM review WHERE shop = ${shop.id} AND status = ${status}`
      : shop.sql.get<{ total: number }>`
          SELECT count(*) AS total FROM review
          WHERE shop = ${shop.id} AND product = ${product} AND status = ${status}`;
  return { items: rows.map(({ data }) => JSON.parse(data)), page, size, total: total?.total ?? 0 };
}

export function readReview(shop: Shop, id: number): JudgedReview | undefined {
  const row = shop.sql.get<
    DataRow & { status: ReviewStatus }
  >`SELECT data, status FROM review WHERE shop = ${shop.id} AND id = ${id}`;
  return row && { ...JSON.parse(row.data), status: row.status };
}

/** One page of what a customer has written, newest first; of one product where it is given. */
export function readOwnReviews(
  shop: Shop,
  customerId: number,
  { page, size, product }: PageQuery & { product?: number | undefined },
): Page<JudgedReview> {
  const all = readReviewsBy(shop, customerId, product);
  const from = (page - 1) * size;
  return { items: all.slice(from, from + size), page, size, total: all.length };
}

/** All that a customer has written, newest first; of one product where it is given. */
export function readReviewsBy(shop: Shop, customerId: number, product?: number): JudgedReview[] {
  return shop.sql.all<DataRow & { status: ReviewStatus }>`
    SELECT data, status FROM review WHERE shop = ${shop.id} AND customer = ${customerId}
      AND product = coalesce(${product ?? null}, product)
    ORDER BY created_at DESC, id DESC`.map(({ data, status }) => ({ ...JSON.parse(data), status }));
}

/**
 * Adds a review that waits for the shop; returns its id. By its key, where it has one, it is found again.
 */
export function addPendingReview(
  shop: Shop,
  customerId: number,
  review: Omit<Review, 'id'>,
  key?: ReviewKey,
): number {
  const id =
    shop.sql.get<{ id: number }>`SELECT 1 + coalesce(max(id), 0) AS id FROM review WHERE shop = ${shop.id}`
      ?.id ?? 1;
  shop.sql.run`
    INSERT INTO review (shop, id, product, status, customer, created_at, data, review_key,
      review_digest)
    VALUES (${shop.id}, ${id}, ${review.productId}, 'pending', ${customerId}, ${review.createdAt},
      ${JSON.stringify({ id, ...review })}, ${key?.key ?? null}, ${key?.digest ?? null})`;
  return id;
}

/** Approves, rejects or puts back a review; the rating of its product follows. */
export function judgeReview(shop: Shop, review: JudgedReview, status: ReviewStatus, now: Date): void {
  shop.sql.run`UPDATE review SET status = ${status} WHERE shop = ${shop.id} AND id = ${review.id}`;
  const change = Number(status === 'approved') - Number(review.status === 'approved');
  if (change !== 0) changeRating(shop, review.productId, review.rating, change, now);
}

/** Removes a review; the rating of its product follows. */
export function removeReview(shop: Shop, review: JudgedReview, now: Date): void {
  judgeReview(shop, review, 'rejected', now);
  shop.sql.run`DELETE FROM review WHERE shop = ${shop.id} AND id = ${review.id}`;
}

/** The rating of a product by the reviews that the shop has approved; undefined where there are none. */
export function ratingOfReviews(shop: Shop, productId: number): Product['rating'] | undefined {
  const rows = shop.sql.all<{ rating: number; count: number }>`
    SELECT json_extract(data, '$.rating') AS rating, count(*) AS count FROM review
    WHERE shop = ${shop.id} AND product = ${productId} AND status = 'approved' GROUP BY 1`;
  const counts = new Map(rows.map(({ rating, count }) => [rating, count]));
  return rows.length === 0 ? undefined : ratingOf([1, 2, 3, 4, 5].map((stars) => counts.get(stars) ?? 0));
}

function ratingOf(counts: readonly number[]): Product['rating'] {
  const bars = [...counts] as Product['rating']['bars'];
  const count = bars.reduce((sum, bar) => sum + bar, 0);
  const stars = bars.reduce((sum, bar, index) => sum + bar * (index + 1), 0);
  return { average: count === 0 ? 0 : Math.round((100 * stars) / count) / 100, count, bars };
}

/**
 * Adds one rating to the sums of a product, or takes one out; the sums may know of more reviews than the
 * platform keeps texts of.
 */
function changeRating(shop: Shop, productId: number, rating: number, change: number, now: Date): void {
  const row = shop.sql.get<DataRow>`SELECT data FROM product WHERE shop = ${shop.id} AND id = ${productId}`;
  if (!row) return;
  const product: Omit<Product, 'variations'> = JSON.parse(row.data);
  const bars = product.rating.bars.map((count, index) =>
    index + 1 === rating ? Math.max(0, count + change) : count,
  );
  const sums = ratingOf(bars);
  const data = JSON.stringify({ ...product, rating: sums, updatedAt: now.toISOString() });
  shop.sql.run`
    UPDATE product SET data = ${data}, rating = ${sums.average}
    WHERE shop = ${shop.id} AND id = ${productId}`;
}
