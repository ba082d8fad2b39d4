import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { failureOf } from './failure.ts';
import { idSchema, moneySchema } from './primitive.ts';

/** A line of a cart as the platform keeps it. */
export const sellRecordSchema = z.object({
  id: idSchema,
  variationId: idSchema,
  stockId: idSchema,
  count: z.int().positive(),
  /** Price of one piece at this count, tiers taken off. */
  price: moneySchema,
  subtotal: moneySchema,
  deleted: z.boolean(),
});

export const addToCart = defineCall({
  summary: "Puts a stock into the shopper's cart; a guest sends no token and the platform keeps nothing.",
  method: 'POST',
  path: '/add-to-cart',
  auth: 'optional',
  body: z.object({ stock: idSchema, quantity: z.int().positive() }),
  answer: z.object({ sellRecords: z.array(sellRecordSchema) }),
  failures: { 409: failureOf('over-stock'), 422: failureOf('below-minimum', 'invalid') },
});
