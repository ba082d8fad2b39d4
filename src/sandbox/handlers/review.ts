import { addReview, checkReviewAccess, listReviews } from '#contract/review.ts';
import { hasProduct } from '../products.ts';
import { notFound, Refusal } from '../refusal.ts';
import { hasBought } from '../review/has-bought.ts';
import { addPendingReview, readReviews } from '../review/reviews.ts';
import { handle, parseId } from '../route.ts';
import type { Customer } from '../session.ts';
import type { Shop } from '../shop.ts';
import { checkFile, keepUpload } from '../upload/keep-upload.ts';

export const reviewRoutes = [
  handle(listReviews, ({ shop, query }) => readReviews(shop, query.status, query, query)),

  handle(checkReviewAccess, ({ shop, params, customer }) => {
    mustHaveBought(shop, customer, parseId('productId', params.productId), 'productId');
    return { allowed: true as const };
  }),

  handle(addReview, async ({ shop, body, customer, now }) => {
    const { product, rating, comment, 'uploadedImages[]': uploaded } = body;
    mustHaveBought(shop, customer, product, 'product');
    const files = await Promise.all(uploaded.map((file) => checkFile(file, 'uploadedImages[]')));
    return shop.sql.transaction(() => {
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
      return { id: addPendingReview(shop, customer.id, review), status: 'pending' as const };
    });
  }),
];

function mustHaveBought(shop: Shop, customer: Customer, productId: number, field: string): void {
  if (!hasProduct(shop, productId)) throw notFound(`There is no product ${productId}.`, field);
  if (hasBought(shop, customer.id, productId)) return;
  throw new Refusal(403, {
    code: 'not-bought',
    message: 'Only who has bought a product may review it.',
    field,
  });
}

function fullNameOf(shop: Shop, customer: Customer): string {
  const row = shop.sql.get<{
    profile: string;
  }>`SELECT profile FROM customer WHERE shop = ${shop.id} AND id = ${customer.id}`;
  const { firstName = '', lastName = '' }: { firstName?: string; lastName?: string } = JSON.parse(
    row?.profile ?? '{}',
  );
  return `${firstName} ${lastName}`.trim() || `${customer.phone.slice(0, 6)}…${customer.phone.slice(-2)}`;
}
