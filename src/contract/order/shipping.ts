import { z } from 'zod';
import { defineCall } from '#contract/call/define-call.ts';
import { failureOf } from '#contract/call/failure.ts';
import {
  coordinateSchema,
  idSchema,
  localizedSchema,
  moneySchema,
  stockIdSchema,
  stockIdTextSchema,
} from '#contract/value/primitive.ts';

export const SHIPPING_KINDS = ['courier', 'pick-up', 'express', 'regional'] as const;

const daysSchema = z
  .object({ min: z.int().nonnegative(), max: z.int().nonnegative() })
  .describe('Days from the order to the door, at least and at most; 0 is the same day.');

export const shippingServiceSchema = z.object({
  id: idSchema,
  name: localizedSchema,
  kind: z.enum(SHIPPING_KINDS),
  /** Possible prices of one parcel, in UZS, by its destination. */
  totalPrice: z
    .object({ min: moneySchema, max: moneySchema })
    .describe('UZS that one parcel may cost, by where it goes.'),
  /** UZS for one parcel to the nearest place that the service reaches. */
  shippingPrice: moneySchema.describe('UZS for one parcel to the nearest places.'),
  /** Goods worth this much in UZS are delivered for nothing; null where the service is never free. */
  freeFrom: moneySchema
    .nullable()
    .describe('Goods worth this much in UZS are delivered for nothing; null: never.'),
  deliveryDays: daysSchema,
});
export type ShippingService = z.infer<typeof shippingServiceSchema>;

/** Destination of a parcel. The rest of an address may stand beside it and is not looked at. */
export const shippingPlaceSchema = coordinateSchema.extend({
  /** ISO 3166: UZ and KZ are served. */
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be two capital letters like UZ')
    .describe('ISO 3166; UZ and KZ are served.'),
});
export type ShippingPlace = z.infer<typeof shippingPlaceSchema>;

const noService = { 422: failureOf('shipping-service-not-found') };

const serviceExample = {
  id: 1,
  name: { ru: 'Курьер', uz: 'Kuryer', en: 'Courier' },
  kind: 'courier' as const,
  totalPrice: { min: 20_000, max: 35_000 },
  shippingPrice: 20_000,
  freeFrom: 300_000,
  deliveryDays: { min: 0, max: 1 },
};

export const listShippingServices = defineCall({
  summary: 'Lists the shipping services that carry all of these stocks.',
  description:
    'With `countryCode`, `latitude` and `longitude`, only those that go there. Refused where none is left.',
  method: 'GET',
  path: '/shipping-services',
  auth: 'none',
  query: z.object({
    'stocks[]': z.array(stockIdTextSchema).min(1).max(500),
    countryCode: shippingPlaceSchema.shape.countryCode.optional(),
    latitude: z.coerce.number().min(-90).max(90).optional(),
    longitude: z.coerce.number().min(-180).max(180).optional(),
  }),
  answer: z.object({ items: z.array(shippingServiceSchema) }),
  failures: noService,
  example: { query: { 'stocks[]': [1003] }, answer: { items: [serviceExample] } },
});

const linesSchema = z
  .array(z.object({ stock: stockIdSchema, quantity: z.int().positive().max(9999) }))
  .min(1)
  .max(500);

export const calculateShipping = defineCall({
  summary: 'Says what a shipping service takes to bring these goods to an address, and how long it needs.',
  description:
    'Each supplier sends a parcel of its own. Goods are named by stock and quantity, or, by a signed-in ' +
    'shopper, as records of the cart. Refused where the service does not carry all of them or does not go ' +
    'there; a service that does not exist is refused in the same way.',
  method: 'POST',
  path: '/shipping-calculate',
  auth: 'optional',
  body: z
    .object({
      shippingService: idSchema,
      stocks: linesSchema.optional(),
      /** Ids of records of the shopper's cart. */
      sellRecords: z
        .array(idSchema)
        .min(1)
        .max(500)
        .optional()
        .describe("Ids of records of the shopper's cart."),
      shippingAddress: shippingPlaceSchema.optional(),
      franchise: idSchema
        .optional()
        .describe('The branch where the goods are fetched; it needs no shippingAddress beside it.'),
    })
    .refine(({ shippingAddress, franchise }) => shippingAddress !== undefined || franchise !== undefined, {
      message: 'must be given, or a franchise',
      path: ['shippingAddress'],
    })
    .refine(({ stocks, sellRecords }) => (stocks === undefined) !== (sellRecords === undefined), {
      message: 'must have either stocks or sellRecords',
      path: ['stocks'],
    }),
  answer: z.object({
    shippingService: shippingServiceSchema.pick({ id: true, name: true, kind: true }),
    /** UZS for all parcels. */
    shippingPrice: moneySchema.describe('UZS for all parcels.'),
    /** True if the price is 0 because the goods are worth enough. */
    free: z.boolean().describe('Whether nothing is taken because the goods are worth enough.'),
    freeFrom: moneySchema.nullable(),
    /** UZS that the goods are worth at current prices. */
    goodsTotal: moneySchema.describe('UZS that the goods are worth at current prices.'),
    deliveryDays: daysSchema,
    parcels: z.array(
      z.object({ supplierId: idSchema, stockIds: z.array(stockIdSchema), shippingPrice: moneySchema }),
    ),
  }),
  failures: noService,
  example: {
    body: {
      shippingService: 1,
      stocks: [{ stock: 1003, quantity: 1 }],
      shippingAddress: { countryCode: 'UZ', latitude: 41.3111, longitude: 69.2797 },
    },
    answer: {
      shippingService: { id: 1, name: serviceExample.name, kind: 'courier' },
      shippingPrice: 20_000,
      free: false,
      freeFrom: 300_000,
      goodsTotal: 200_000,
      deliveryDays: { min: 0, max: 1 },
      parcels: [{ supplierId: 1, stockIds: [1003], shippingPrice: 20_000 }],
    },
  },
});
