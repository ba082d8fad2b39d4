import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { ZodMiniType } from 'zod/mini';
import { addAddress } from '#contract/account/address.ts';
import { addReview } from '#contract/catalogue/review.ts';
import { MAX_REVIEW_LENGTH } from '#contract/catalogue/review-limit.ts';
import { searchVariations } from '#contract/catalogue/search.ts';
import { fastCheckout, finishOrder } from '#contract/order/checkout.ts';
import * as limits from '#contract/value/text-limit.ts';
import { reviewSchema } from '#storefront/review/review-values.ts';
import { textUpTo } from '#storefront/ui/form/text-that.ts';

const takes = (schema: z.ZodType | undefined, length: number) =>
  schema?.safeParse('x'.repeat(length)).success;

const address = addAddress.body?.shape;

test.for<[string, z.ZodType | undefined, number]>([
  ['a street', address?.addressLine1, limits.MAX_ADDRESS_LINE],
  ['a landmark', address?.addressLine2, limits.MAX_ADDRESS_LINE],
  ['a name of an address', address?.name, limits.MAX_ADDRESS_LINE],
  ['an entrance', address?.apartmentNumber, limits.MAX_DOOR_NUMBER],
  ['a note', finishOrder.body?.shape.note, limits.MAX_ORDER_NOTE],
  ['a name of an order', fastCheckout.body?.shape.name, limits.MAX_ORDER_NAME],
  ['a query', searchVariations.query?.shape.q, limits.MAX_QUERY_LENGTH],
  ['a review', addReview.body?.shape.comment, MAX_REVIEW_LENGTH],
])('[CHK-04] %s has the same limit in its call and in its field', ([, schema, limit]) => {
  expect([takes(schema, limit), takes(schema, limit + 1)]).toEqual([true, false]);
});

test('[REV-02] a text that is too long is refused with its limit and not cut', () => {
  const fault = (schema: ZodMiniType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;
  expect(fault(textUpTo(5), 'longer')).toBe('form.too-long#5');
  expect(fault(textUpTo(5), ' five  ')).toBeUndefined();
  const review = { rating: '5', comment: 'x'.repeat(MAX_REVIEW_LENGTH + 1) };
  expect(fault(reviewSchema, review)).toBe(`form.too-long#${MAX_REVIEW_LENGTH}`);
});
