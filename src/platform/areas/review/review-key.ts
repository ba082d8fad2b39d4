import { createHash } from 'node:crypto';
import type { ReviewStatus } from '#contract/catalogue/review.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { Shop } from '#platform/store/shop.ts';

/** A review that may be sent twice. */
export interface ReviewKey {
  key: string;
  /** Of what was written, to tell the same review from another one. */
  digest: string;
}

export function reviewKeyOf(
  key: string | undefined,
  written: { product: number; rating: number; comment: string },
): ReviewKey | undefined {
  if (key === undefined) return undefined;
  const { product, rating, comment } = written;
  const text = JSON.stringify([product, rating, comment]);
  return { key, digest: createHash('sha256').update(text).digest('base64url') };
}

/**
 * The review that was made with a key already; undefined where there is none. Throws 409 where it was made
 * of something else.
 */
export function findReviewOfKey(
  shop: Shop,
  customerId: number,
  key: ReviewKey | undefined,
): { id: number; status: ReviewStatus } | undefined {
  if (!key) return undefined;
  const made = shop.sql.get<{ id: number; status: ReviewStatus; digest: string }>`
    SELECT id, status, review_digest AS digest FROM review
    WHERE shop = ${shop.id} AND customer = ${customerId} AND review_key = ${key.key}`;
  if (!made) return undefined;
  if (made.digest === key.digest) return { id: made.id, status: made.status };
  throw new Refusal(409, {
    code: 'review-key-used',
    message: 'Another review was made with this key; take a new one.',
    field: 'reviewKey',
  });
}
