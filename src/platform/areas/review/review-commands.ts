import { z } from 'zod';
import { REVIEW_STATUSES } from '#contract/catalogue/review.ts';
import { idSchema, pageQuerySchema } from '#contract/value/primitive.ts';
import { hasCustomer } from '#platform/areas/customer/customer-of-path.ts';
import { hasProduct } from '#platform/areas/product/products.ts';
import { shopCommand } from '#platform/http/command.ts';
import { invalid, notFound, parseInput } from '#platform/http/refusal.ts';
import { parseId } from '#platform/http/route.ts';
import type { Shop } from '#platform/store/shop.ts';
import { markPurchase } from './has-bought.ts';
import { judgeReview, readReview, readReviews, removeReview } from './reviews.ts';

const statusSchema = z.enum(REVIEW_STATUSES);

export const reviewCommands = [
  /** Reviews by what was decided on them, newest first; those that wait where no status is named. */
  shopCommand('GET', '/reviews', (shop, { query }) => {
    const { status, ...page } = parseInput(
      pageQuerySchema.extend({ status: statusSchema.default('pending') }),
      query,
    );
    return readReviews(shop, status, page);
  }),

  /** Approves, rejects or puts back a review. */
  shopCommand('PUT', '/reviews/{id}', (shop, { params, body, context }) => {
    const { status } = parseInput(z.strictObject({ status: statusSchema }), body);
    const review = mustRead(shop, params.id);
    judgeReview(shop, review, status, context.clock.now());
    return { ...review, status };
  }),

  shopCommand('DELETE', '/reviews/{id}', (shop, { params, context }) => {
    const review = mustRead(shop, params.id);
    removeReview(shop, review, context.clock.now());
    return { id: review.id };
  }),

  /** Notes that a customer has bought a product elsewhere than here, so that it may be reviewed. */
  shopCommand('POST', '/purchases', (shop, { body }) => {
    const { customer, product } = parseInput(z.strictObject({ customer: idSchema, product: idSchema }), body);
    if (!hasCustomer(shop, customer)) throw invalid('customer', `There is no customer ${customer}.`);
    if (!hasProduct(shop, product)) throw invalid('product', `There is no product ${product}.`);
    markPurchase(shop, customer, product);
    return { customer, product };
  }),
];

function mustRead(shop: Shop, text = '') {
  const id = parseId('id', text);
  const review = readReview(shop, id);
  if (!review) throw notFound(`The shop ${shop.name} has no review ${id}.`, 'id');
  return review;
}
