import { z } from 'zod';
import { addressInputSchema } from '#contract/account/address.ts';
import { defineCall } from '#contract/call/define-call.ts';
import { failureOf } from '#contract/call/failure.ts';
import {
  coordinateSchema,
  idSchema,
  momentSchema,
  moneySchema,
  stockIdSchema,
  urlSchema,
} from '#contract/value/primitive.ts';
import { MAX_ORDER_NAME, MAX_ORDER_NOTE } from '#contract/value/text-limit.ts';
import { orderExample, orderSchema, shippingTimeSchema } from './order.ts';

/** Key of one order, so that a second request after a lost answer makes no second order. */
export const orderKeySchema = z
  .string()
  .min(8)
  .max(100)
  .describe(
    'Made by the client anew for each wish to order, and sent again when an answer got lost: the order ' +
      'that was made then is answered, none is made twice. The same key with another request is ' +
      'refused with 409.',
  );

/** Branch where an order is fetched. */
export const pickUpAtSchema = idSchema
  .nullish()
  .describe(
    'The branch where the goods are fetched, with a pick-up service or without any. Left out, the branch of ' +
      'PUT /franchise/{id}, the one nearest to the address, or the only one. No address is needed then.',
  );

const ADDRESS_FAULTS = ['no-address-selected', 'wrong-country', 'wrong-place'] as const;

const placedSchema = z.object({
  order: orderSchema,
  priceChanged: z.boolean().describe('Whether the order costs something else than `shownTotal`.'),
  returnUrl: urlSchema.nullable().describe('Where the shopper goes after paying, as it was sent.'),
});

/** Answer of HTTP 402: the payment that the shopper confirms by a code. */
export const paymentRequiredSchema = failureOf('payment-required').extend({
  transactionId: z.string(),
  orderId: idSchema,
  orderToken: z.string(),
  amount: moneySchema,
  expiresAt: momentSchema.describe('Until then the goods are kept for the shopper.'),
});
export type PaymentRequired = z.infer<typeof paymentRequiredSchema>;

export const finishOrder = defineCall({
  summary: 'Orders sells of the cart.',
  description:
    'Stock is checked and taken, prices are reckoned and money is taken at one moment, all or nothing; the ' +
    'lines leave the cart. With a method whose money is held on a card (`held`) the answer is 402 with a ' +
    'transaction: its code goes to the phone, the goods are kept for 15 minutes. What is charged stands in ' +
    'the answer, whatever the cart showed before. Prices are those of the moment, by the tier of the ' +
    'count; `shownTotal` lets the answer say whether they changed. Goods below `minOrderSum` of the shop, ' +
    'and more pieces of one thing than its `maxOrderPieces`, are refused.',
  method: 'POST',
  path: '/sellgroups/finish',
  auth: 'bearer',
  body: z.object({
    sells: z.array(idSchema).min(1).max(100).describe('Ids of sells in GET /cart-detail.'),
    paymentMethod: idSchema,
    shippingTime: shippingTimeSchema.default({ type: 'now' }),
    shippingAddress: z
      .union([idSchema, addressInputSchema])
      .nullish()
      .describe(
        'Id of an address of the shopper, or a whole address. Without one an order that is brought is refused.',
      ),
    shippingService: idSchema.nullish().describe('Courier of the shop where left out.'),
    franchise: pickUpAtSchema,
    note: z.string().max(MAX_ORDER_NOTE).default(''),
    returnUrl: urlSchema
      .nullish()
      .describe(
        'Where a payment service sends the shopper back to, with `order` and `token` of the order added; a ' +
          'whole address.',
      ),
    shownTotal: moneySchema.optional().describe('The total that the shopper saw, in UZS.'),
    orderKey: orderKeySchema.optional(),
  }),
  answer: placedSchema,
  failures: {
    402: paymentRequiredSchema,
    409: failureOf('over-stock', 'order-key-used'),
    422: failureOf(
      ...ADDRESS_FAULTS,
      'no-franchise-selected',
      'payment-method',
      'sell-not-available',
      'below-minimum',
      'above-maximum',
      'empty-sell',
      'order-too-small',
      'shipping-service-not-found',
      'shipping-time',
      'wallet-too-low',
      'invalid',
    ),
  },
  example: {
    body: {
      sells: [7],
      paymentMethod: 1,
      shippingTime: { type: 'now' },
      shippingAddress: 3,
      note: '',
      shownTotal: 400_000,
    },
    answer: { order: orderExample, priceChanged: false, returnUrl: null },
  },
});

export const confirmHeldPayment = defineCall({
  summary: 'Pays an order whose money is held, by the code from the text message.',
  description:
    'Five wrong codes close the payment until a new code is asked for. Confirming a paid transaction again ' +
    'answers the same order.',
  method: 'PUT',
  path: '/sellgroups/confirm-held/{transactionId}',
  auth: 'bearer',
  body: z.object({ otp: z.string().min(1).max(12) }),
  answer: placedSchema.pick({ order: true, returnUrl: true }),
  failures: {
    410: failureOf('hold-expired'),
    422: failureOf('wrong-code'),
    429: failureOf('too-many-tries'),
  },
  example: {
    params: { transactionId: 'b0a1c2d3-0000-4000-8000-000000000001' },
    body: { otp: '482913' },
    answer: {
      order: { ...orderExample, payment: { ...orderExample.payment, paid: true } },
      returnUrl: '/checkout',
    },
  },
});

export const reHoldPayment = defineCall({
  summary: 'Sends a new code for a payment that is held, and keeps the goods for 15 minutes more.',
  description: 'The code before it is worth nothing any more. After three new codes there are no more: 423.',
  method: 'PUT',
  path: '/sellgroups/re-hold/{transactionId}',
  auth: 'bearer',
  answer: z.object({
    transactionId: z.string(),
    expiresAt: momentSchema,
    left: z.int().nonnegative().describe('How many more codes can be asked for.'),
  }),
  failures: {
    409: failureOf('already-paid'),
    410: failureOf('hold-expired'),
    423: failureOf('limit-reached'),
  },
  example: {
    params: { transactionId: 'b0a1c2d3-0000-4000-8000-000000000001' },
    answer: {
      transactionId: 'b0a1c2d3-0000-4000-8000-000000000001',
      expiresAt: '2026-03-01T09:15:00.000Z',
      left: 2,
    },
  },
});

export const fastCheckout = defineCall({
  summary: 'Orders one stock in one click, with a name and a phone.',
  description:
    'Signed in or not. Paid in cash on delivery, or as the operator agrees by phone. The phone may be ' +
    'written with spaces and without +998. Goods below `minOrderSum` of the shop, and more pieces than its ' +
    "`maxOrderPieces`, are refused. A guest's order that no operator confirms within `guestHoldMinutes` is " +
    'canceled, and its goods are on sale again.',
  method: 'POST',
  path: '/fast-checkout',
  auth: 'optional',
  body: z.object({
    name: z.string().trim().max(MAX_ORDER_NAME).describe('Longer than 2 characters.'),
    phone: z.string().max(30).describe('Like 90 123 45 67 or +998901234567.'),
    stock: stockIdSchema,
    count: z.int().positive(),
    shippingAddress: addressInputSchema.omit({ latitude: true, longitude: true }).nullish(),
    coordinate: coordinateSchema.nullish().describe('Of the address.'),
    shippingService: idSchema.nullish(),
    franchise: pickUpAtSchema,
    orderKey: orderKeySchema.optional(),
  }),
  answer: placedSchema.pick({ order: true }),
  failures: {
    409: failureOf('over-stock', 'order-key-used'),
    422: failureOf(
      ...ADDRESS_FAULTS,
      'no-franchise-selected',
      'invalid-name',
      'invalid-phone-number',
      'below-minimum',
      'above-maximum',
      'order-too-small',
      'shipping-service-not-found',
      'invalid',
    ),
  },
  example: {
    body: {
      name: 'Dilnoza',
      phone: '+998 90 123 45 67',
      stock: 1003,
      count: 2,
      shippingAddress: {
        countryCode: 'UZ',
        administrativeArea: 'Tashkent',
        locality: 'Yunusobod',
        addressLine1: 'Amir Temur 10',
      },
      coordinate: { latitude: 41.3275, longitude: 69.2811 },
      shippingService: 1,
    },
    answer: { order: { ...orderExample, source: 'one-click' } },
  },
});
