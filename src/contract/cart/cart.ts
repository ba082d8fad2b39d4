import { z } from 'zod';
import { defineCall } from '#contract/call/define-call.ts';
import { failureOf } from '#contract/call/failure.ts';
import { variationSchema } from '#contract/catalogue/catalogue-schema.ts';
import { locationSchema } from '#contract/catalogue/franchise.ts';
import {
  idSchema,
  imageSchema,
  type localizedSchema,
  moneySchema,
  stockIdSchema,
  urlSchema,
} from '#contract/value/primitive.ts';
import { MAX_ANSWER } from '#contract/value/text-limit.ts';

/** The variation of a line, with all that a cart shows and asks of it. */
export const cartVariationSchema = variationSchema
  .pick({
    id: true,
    name: true,
    sku: true,
    unit: true,
    properties: true,
    stock: true,
    tracking: true,
    newPrice: true,
    oldPrice: true,
    tiers: true,
  })
  .extend({
    productId: idSchema,
    categoryId: idSchema
      .optional()
      .describe(
        'Of the product: what is asked of its goods depends on it; left out where it is not sold now.',
      ),
    minOrder: z.int().positive(),
    maxOrder: z
      .int()
      .positive()
      .optional()
      .describe('`maxOrderPieces` of the shop; left out where it has no limit.'),
    image: imageSchema.nullable(),
  });

/** A shopper's answer in one field of a pattern; its key follows the type of the field. */
export const propertyValueSchema = z
  .strictObject({
    /** Id of the field in the pattern. */
    id: idSchema.describe('Id of the field in the pattern.'),
    value: z.string().max(MAX_ANSWER).optional(),
    /** Address of a file that `POST /files` took. */
    uploadedFile: urlSchema.optional().describe('Address of a file that was uploaded before.'),
    date: z.iso.date().optional(),
    datetime: z.iso.datetime({ local: true, offset: true }).optional(),
    price: moneySchema.optional(),
  })
  .refine(
    ({ id: _id, ...values }) => Object.values(values).filter((value) => value !== undefined).length === 1,
    'must have exactly one value',
  );
export type PropertyValue = z.infer<typeof propertyValueSchema>;

/** A line of a cart as the platform keeps it. */
export const sellRecordSchema = z.object({
  id: idSchema,
  variationId: idSchema,
  stockId: stockIdSchema,
  variation: cartVariationSchema,
  count: z.int().positive(),
  /** Price of one piece at this count, tiers taken off. */
  price: moneySchema.describe('UZS for one piece at this count, tier discounts taken off.'),
  /** `price` times `count`. */
  subtotal: moneySchema.describe('UZS for all pieces: price times count.'),
  /** UZS that `subtotal` is below the same count at the old price. */
  discount: moneySchema.describe('UZS that the subtotal is below the same count at the old price.'),
  /** Taken out by the shopper: skip it. Answered until the next order, so that other devices learn of it. */
  deleted: z
    .boolean()
    .describe(
      'Taken out by the shopper: skip it. Answered until the next order, so that other devices learn of it.',
    ),
  /** True if this count can be ordered now. */
  available: z.boolean().describe('Whether this count can be ordered now.'),
  /** Stock of the chosen branch; null without one. */
  location: locationSchema
    .nullable()
    .describe('How much of it the chosen branch has; null where no branch is chosen.'),
  propertyValues: z.array(propertyValueSchema),
});
export type SellRecord = z.infer<typeof sellRecordSchema>;

/** The lines of one supplier: what becomes one parcel and one part of an order. */
export const sellSchema = z.object({
  id: idSchema,
  supplier: z.object({ id: idSchema, name: z.string() }),
  sellRecords: z.array(sellRecordSchema),
  /** Payment methods that the supplier takes. */
  paymentMethodIds: z.array(idSchema).describe('Payment methods that the supplier takes.'),
  /** UZS for the lines that are not deleted. */
  subtotal: moneySchema.describe('UZS for the lines that are not deleted.'),
  discount: moneySchema.describe('UZS saved on the lines that are not deleted.'),
  /** True if all its lines are deleted: drop the sell. */
  deleted: z.boolean().describe('Whether all its lines are deleted: drop the sell.'),
  /** True if the supplier takes the payment method asked about and a line can be ordered. */
  available: z
    .boolean()
    .describe('Whether the supplier takes the payment method asked about, and some line can be ordered.'),
});
export type Sell = z.infer<typeof sellSchema>;

export const cartSchema = z.object({
  /** Oldest supplier first, the lines of each oldest first. */
  sells: z.array(sellSchema),
  /** Pieces of all lines that are not deleted. */
  count: z.int().nonnegative().describe('Pieces of all lines that are not deleted.'),
  subtotal: moneySchema.describe('UZS for all lines that are not deleted.'),
  discount: moneySchema.describe('UZS saved on all lines that are not deleted.'),
  /** The branch that serves the cart; null where none is chosen. */
  franchiseId: idSchema.nullable().describe('The branch that serves the cart; null where none is chosen.'),
});
export type Cart = z.infer<typeof cartSchema>;

const cartSummarySchema = z.object({
  /** Id of the sell in `GET /cart-detail`. */
  id: idSchema.describe('Id of the sell in GET /cart-detail.'),
  supplier: sellSchema.shape.supplier,
  /** Lines that are not deleted. */
  records: z.int().nonnegative().describe('Lines that are not deleted.'),
  /** Pieces of these lines. */
  count: z.int().nonnegative().describe('Pieces of these lines.'),
  subtotal: moneySchema,
  discount: moneySchema,
  deleted: z.boolean(),
});

const recordExample = {
  id: 41,
  variationId: 3,
  stockId: 1003,
  variation: {
    id: 3,
    name: { ru: 'Чайник Artel, чёрный' } as z.infer<typeof localizedSchema>,
    sku: 'VLT-3',
    unit: { ru: 'шт' } as z.infer<typeof localizedSchema>,
    properties: [],
    stock: { id: 1003, count: 10, supplierId: 1 },
    tracking: true,
    newPrice: 200_000,
    oldPrice: 250_000,
    tiers: [],
    productId: 2,
    categoryId: 101,
    minOrder: 1,
    image: null,
  },
  count: 2,
  price: 200_000,
  subtotal: 400_000,
  discount: 100_000,
  deleted: false,
  available: true,
  location: null,
  propertyValues: [],
};

const sellExample = {
  id: 7,
  supplier: { id: 1, name: 'Voltra Distribution' },
  sellRecords: [recordExample],
  paymentMethodIds: [1, 2],
  subtotal: 400_000,
  discount: 100_000,
  deleted: false,
  available: true,
};

const quantityFailures = {
  409: failureOf('over-stock', 'cart-full'),
  422: failureOf('below-minimum', 'above-maximum', 'invalid'),
};

export const addToCart = defineCall({
  summary: "Puts a stock into the shopper's cart; a guest sends no token and the platform keeps nothing.",
  description:
    'A stock that is in the cart already gets this quantity in place of its own; a deleted line comes ' +
    'back. The answer has the one line that was written. For a guest the line is only checked and priced, ' +
    'and its id names nothing that is kept.',
  method: 'POST',
  path: '/add-to-cart',
  auth: 'optional',
  body: z.object({ stock: stockIdSchema, quantity: z.int().positive() }),
  answer: z.object({ sellRecords: z.array(sellRecordSchema) }),
  failures: quantityFailures,
  example: { body: { stock: 1003, quantity: 2 }, answer: { sellRecords: [recordExample] } },
});

export const updateRecord = defineCall({
  summary: "Changes the quantity of a line of the shopper's cart, and what was filled in for it.",
  description:
    'The quantity 0 deletes the line, as the control of a cart does. What was filled in stays where ' +
    '`propertyValues` is left out; what is given must fit the patterns of the goods.',
  method: 'PUT',
  path: '/{id}/update-record',
  auth: 'bearer',
  body: z.object({
    quantity: z.int().nonnegative(),
    propertyValues: z.array(propertyValueSchema).max(50).optional(),
  }),
  answer: z.object({ sellRecord: sellRecordSchema }),
  failures: quantityFailures,
  example: { params: { id: 41 }, body: { quantity: 2 }, answer: { sellRecord: recordExample } },
});

export const removeRecord = defineCall({
  summary: "Deletes a line of the shopper's cart.",
  description:
    'The line is still answered, with `deleted: true`, until the next order. Deleting it again changes ' +
    'nothing.',
  method: 'DELETE',
  path: '/{id}/remove-record',
  auth: 'bearer',
  answer: z.object({ sellRecord: sellRecordSchema }),
  example: {
    params: { id: 41 },
    answer: { sellRecord: { ...recordExample, deleted: true, available: false } },
  },
});

export const listCarts = defineCall({
  summary: "Lists the shopper's cart in short, one entry a supplier.",
  method: 'GET',
  path: '/carts',
  auth: 'bearer',
  answer: z.object({
    items: z.array(cartSummarySchema),
    count: z.int().nonnegative(),
    subtotal: moneySchema,
    discount: moneySchema,
  }),
  example: {
    answer: {
      items: [
        {
          id: 7,
          supplier: sellExample.supplier,
          records: 1,
          count: 2,
          subtotal: 400_000,
          discount: 100_000,
          deleted: false,
        },
      ],
      count: 2,
      subtotal: 400_000,
      discount: 100_000,
    },
  },
});

export const getCartDetail = defineCall({
  summary: "Gets the shopper's whole cart at current prices, lines grouped by supplier.",
  description:
    'Deleted lines are among the others, and a sell may have no other lines. With `paymentMethod`, a sell ' +
    'whose supplier does not take that method is not available.',
  method: 'GET',
  path: '/cart-detail',
  auth: 'bearer',
  query: z.object({ paymentMethod: z.coerce.number().int().positive().optional() }),
  answer: cartSchema,
  example: {
    answer: { sells: [sellExample], count: 2, subtotal: 400_000, discount: 100_000, franchiseId: null },
  },
});
