import { addReview, checkReviewAccess, listOwnReviews, listReviews } from '#contract/catalogue/review.ts';
import { recordChange } from '#platform/areas/cache/shop-update.ts';
import { readCustomerName } from '#platform/areas/customer/customer-name.ts';
import { hasProduct } from '#platform/areas/product/products.ts';
import { checkFile, keepUpload, removeUpload } from '#platform/areas/upload/keep-upload.ts';
import { notFound, Refusal } from '#platform/http/refusal.ts';
import { type Customer, handle, parseId } from '#platform/http/route.ts';
import type { Shop } from '#platform/store/shop.ts';
import { hasBought } from './has-bought.ts';
import { findReviewOfKey, reviewKeyOf } from './review-key.ts';
import { addPendingReview, readOwnReviews, readReviews, readReviewsBy, removeReview } from './reviews.ts';

export const reviewRoutes = [
  handle(listReviews, ({ shop, query }) => readReviews(shop, query.status, query, query)),

  handle(checkReviewAccess, ({ shop, params, customer }) => {
    mustHaveBought(shop, customer, parseId('productId', params.productId), 'productId');
    return { allowed: true as const, reviewKey: true };
  }),

  handle(listOwnReviews, ({ shop, query, customer }) => readOwnReviews(shop, customer.id, query)),

  handle(addReview, async ({ shop, body, customer, now }) => {
    const { product, rating, comment, 'uploadedImages[]': uploaded, reviewKey } = body;
    mustHaveBought(shop, customer, product, 'product');
    const files = await Promise.all(uploaded.map((file) => checkFile(file, 'uploadedImages[]')));
    const key = reviewKeyOf(reviewKey, body);
    return shop.sql.transaction(() => {
      const made = findReviewOfKey(shop, customer.id, key);
      if (made) return made;
      const images = files.map((file) => ({ url: keepUpload(shop, file, now).url }));
      const fullName = fullNameOf(shop, customer);
      const review = {
        productId: product,
        customer: { profile: { fullName } },
        rating,
        comment,
        images,
        createdAt: now.toISOString(),
      };
      const id = addPendingReview(shop, customer.id, review, key);
      replaceEarlier(shop, customer, { id, product }, now);
      return { id, status: 'pending' as const };
    });
  }),
];

/** A customer has one review of a product: the newest, with its files. */
function replaceEarlier(
  shop: Shop,
  customer: Customer,
  { id, product }: { id: number; product: number },
  now: Date,
): void {
  for (const earlier of readReviewsBy(shop, customer.id, product).filter((one) => one.id !== id)) {
    removeReview(shop, earlier, now);
    for (const { url } of earlier.images) removeUpload(shop, url);
    if (earlier.status === 'approved') recordChange(shop, [{ kind: 'review', id: String(earlier.id) }], now);
  }
}

function mustHaveBought(shop: Shop, customer: Customer, productId: number, field: string): void {
  if (!hasProduct(shop, productId)) throw notFound(`There is no product ${productId}.`, field);
  if (hasBought(shop, customer.id, productId)) return;
  throw new Refusal(403, {
    code: 'not-bought',
    message: 'Only who has bought a product may review it.',
    field,
  });
}

/** The name of a customer, or what may be shown of their phone. */
function fullNameOf(shop: Shop, { id, phone }: Customer): string {
  return readCustomerName(shop, id) || `${phone.slice(0, 6)}…${phone.slice(-2)}`;
}
