import { z } from 'zod';
import { defineCall } from '#contract/call/define-call.ts';
import { idSchema, localizedSchema, moneySchema, stockIdSchema } from '#contract/value/primitive.ts';

/** A lower price for a quantity within a range. */
export const promotionSchema = z.object({
  id: idSchema,
  /** Order of promotions: the promotion that this one was made from. */
  originalId: idSchema.describe('What promotions are ordered by.'),
  stockId: stockIdSchema,
  variationId: idSchema,
  name: localizedSchema,
  /** Days that delivery of such a quantity takes, for shoppers' eyes. */
  description: localizedSchema.describe(
    "Days that delivery of such a quantity takes, for shoppers' eyes: 2–3 days.",
  ),
  /** When it holds: the pieces of this variation in the order. */
  rules: z.array(
    z.object({
      type: z.literal('variation_field'),
      config: z.object({
        total_count: z.object({
          min: z.int().positive(),
          max: z.int().positive().nullable().describe('null has no end.'),
        }),
      }),
    }),
  ),
  /** The discount: UZS off one piece. */
  offers: z.array(
    z.object({
      type: z.literal('product_fixed_discount'),
      config: z.object({ fixedDiscount: moneySchema.describe('UZS off each piece.') }),
    }),
  ),
});
export type Promotion = z.infer<typeof promotionSchema>;

const example = {
  id: 100301,
  originalId: 100301,
  stockId: 1003,
  variationId: 3,
  name: { ru: 'От 5 шт', uz: '5 donadan', en: 'From 5 pcs' },
  description: { ru: '1–2 дня', uz: '1–2 kun', en: '1–2 days' },
  rules: [{ type: 'variation_field', config: { total_count: { min: 5, max: null } } }],
  offers: [{ type: 'product_fixed_discount', config: { fixedDiscount: 5_000 } }],
};

const answer = z.object({ items: z.array(promotionSchema) });

export const listStockPromotions = defineCall({
  summary: 'Lists the promotions of a stock, ordered by originalId.',
  description:
    'The price of one piece is less by the fixed discount of the promotion whose range holds the quantity.',
  method: 'GET',
  path: '/stocks/{id}/promotions',
  auth: 'none',
  answer,
  example: { params: { id: 1003 }, answer: { items: [example] } },
});

export const listProductPromotions = defineCall({
  summary: 'Lists the promotions of all variations of a product, ordered by originalId.',
  method: 'GET',
  path: '/products/promotion',
  auth: 'none',
  query: z.object({
    /** Id of the product, not of a variation. */
    id: z.coerce.number().int().positive().describe('Id of the product, not of a variation.'),
  }),
  answer,
  example: { query: { id: 2 }, answer: { items: [example] } },
});
