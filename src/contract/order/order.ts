import { z } from 'zod';
import { addressInputSchema } from '#contract/account/address.ts';
import { defineCall } from '#contract/call/define-call.ts';
import { propertyValueSchema } from '#contract/cart/cart.ts';
import { branchSchema } from '#contract/catalogue/franchise.ts';
import {
  idSchema,
  imageSchema,
  localizedSchema,
  momentSchema,
  moneySchema,
  pageOf,
  pageQuerySchema,
  stockIdSchema,
  urlSchema,
} from '#contract/value/primitive.ts';
import { deliveryStateSchema } from './delivery.ts';

/**
 * An order begins at `accepted`, or waits for its card payment or for the answer to its installment first.
 * Then an operator calls, a driver brings it, it is delivered; until then it may be canceled.
 */
export const ORDER_STATES = [
  'awaiting-payment',
  'awaiting-approval',
  'accepted',
  'operator-called',
  'on-the-way',
  'delivered',
  'canceled',
] as const;
export const orderStateSchema = z.enum(ORDER_STATES);
export type OrderState = z.infer<typeof orderStateSchema>;

/** Why an order was canceled without anybody's doing. */
export const cancelReasonSchema = z.enum(['not-confirmed', 'not-paid']);
export type CancelReason = z.infer<typeof cancelReasonSchema>;

/** Address of an order, as it was when it was ordered. */
export const shippingAddressSchema = addressInputSchema.required();
export type ShippingAddress = z.infer<typeof shippingAddressSchema>;

/** When to deliver: within an hour, or within an interval of one day. */
export const shippingTimeSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('now') }),
  z.object({
    type: z.literal('preorder'),
    from: momentSchema,
    to: momentSchema.describe(
      'At least an hour after `from`, on the same day, both between 10:00 and 22:00 in Tashkent.',
    ),
  }),
]);
export type ShippingTime = z.infer<typeof shippingTimeSchema>;

/** One thing in an order, as it was sold: later changes of the catalogue do not touch it. */
export const orderRecordSchema = z.object({
  id: idSchema,
  variationId: idSchema,
  productId: idSchema,
  stockId: stockIdSchema,
  name: localizedSchema,
  image: imageSchema.nullable(),
  count: z.int().positive(),
  price: moneySchema.describe('UZS for one piece, by the tier of the count at the moment of the order.'),
  subtotal: moneySchema.describe('UZS for all pieces: price times count.'),
  discount: moneySchema.describe('UZS that the subtotal is below the same count at the old price.'),
  propertyValues: z.array(propertyValueSchema),
});
export type OrderRecord = z.infer<typeof orderRecordSchema>;

export const orderSchema = z.object({
  id: idSchema,
  token: z
    .string()
    .describe(
      'Opens the order without signing in, as links in text messages do: /order-details/{token}/{id}.',
    ),
  state: orderStateSchema,
  active: z.boolean().describe('Whether something is still to happen: neither delivered nor canceled.'),
  cancelReason: cancelReasonSchema
    .nullish()
    .describe(
      'Why it was canceled without anybody’s doing: no operator confirmed it, or nobody paid it in time. Its ' +
        'goods are on sale again.',
    ),
  source: z.enum(['cart', 'one-click', 'installment']),
  createdAt: momentSchema,
  customer: z.object({ name: z.string(), phone: z.string() }),
  payment: z.object({
    methodId: idSchema.nullable().describe('Null where the operator agrees on it by phone.'),
    name: localizedSchema,
    gatewayType: z.enum(['cash', 'card', 'wallet', 'installment']),
    paid: z.boolean().describe('Whether the money is there; cash is, once delivered.'),
    transactionId: z
      .string()
      .nullable()
      .describe('The payment that waits for its code; null where none does.'),
    payUrl: urlSchema
      .nullish()
      .describe(
        'The page of a payment service where the shopper pays the order while it waits. What the service ' +
          'tells the platform settles it, never the browser that comes back.',
      ),
  }),
  shippingService: z.object({ id: idSchema, name: localizedSchema }).nullable(),
  pickUp: z.boolean().describe('Whether the shopper fetches it, so that no driver brings it.'),
  franchise: branchSchema
    .nullable()
    .describe('The branch that hands it out, as it was when it was ordered; null where a driver brings it.'),
  shippingTime: shippingTimeSchema,
  shippingAddress: shippingAddressSchema.describe('Of what is fetched, the address of its branch.'),
  delivery: z
    .object({
      id: idSchema,
      token: z.string().describe('The header auth-token of this delivery, for the driver service.'),
    })
    .nullable()
    .describe('What a driver brings; null before the order is accepted, and where it is fetched.'),
  note: z.string(),
  sells: z.array(
    z.object({
      supplier: z.object({ id: idSchema, name: z.string() }),
      sellRecords: z.array(orderRecordSchema),
      subtotal: moneySchema,
    }),
  ),
  goodsTotal: moneySchema.describe('UZS for all goods.'),
  shippingPrice: moneySchema.describe('UZS; 0 from 300 000 of goods.'),
  total: moneySchema.describe('UZS to pay: goods and shipping, nothing else.'),
  refunded: moneySchema
    .optional()
    .describe('UZS of the total that went back in all; left out where nothing did.'),
  cashback: moneySchema.describe('UZS that the wallet gets once the order is delivered: 5 % of the goods.'),
  installment: z
    .object({
      partner: z.string().nullable().describe("The partner who lends; null for the shop's own plan."),
      months: z.int().positive(),
      downPayment: moneySchema,
      monthly: moneySchema.describe('UZS a month.'),
      total: moneySchema.describe('UZS in all, what the partner adds included.'),
      state: z.enum(['pending', 'approved', 'rejected']),
    })
    .nullable(),
  history: z.array(z.object({ state: orderStateSchema, at: momentSchema })).describe('Oldest first.'),
});
export type Order = z.infer<typeof orderSchema>;

export const orderExample: Order = {
  id: 501,
  token: 'q3JxJ2l0b1c5eHZ5d2l6YQ',
  state: 'accepted',
  active: true,
  source: 'cart',
  createdAt: '2026-03-01T09:00:00.000Z',
  customer: { name: 'Dilnoza Karimova', phone: '+998901234567' },
  payment: {
    methodId: 1,
    name: { ru: 'Наличными', uz: 'Naqd pul', en: 'Cash' },
    gatewayType: 'cash',
    paid: false,
    transactionId: null,
  },
  shippingService: { id: 1, name: { ru: 'Курьер', uz: 'Kuryer', en: 'Courier' } },
  pickUp: false,
  franchise: null,
  shippingTime: { type: 'now' },
  shippingAddress: {
    countryCode: 'UZ',
    latitude: 41.3275,
    longitude: 69.2811,
    name: 'Дом',
    country: 'Узбекистан',
    region: 'Ташкент',
    administrativeArea: 'Ташкент',
    locality: 'Юнусабадский район',
    dependentLocality: null,
    postalCode: '100000',
    addressLine1: 'ул. Амира Темура, 10',
    addressLine2: null,
    apartmentNumber: '2',
    floor: '4',
    houseNumber: '37',
  },
  delivery: { id: 12, token: 'b2Zmc2V0LXRva2VuLW9uZQ' },
  note: '',
  sells: [
    {
      supplier: { id: 1, name: 'Voltra Distribution' },
      sellRecords: [
        {
          id: 901,
          variationId: 3,
          productId: 2,
          stockId: 1003,
          name: { ru: 'Чайник Artel, чёрный' },
          image: null,
          count: 2,
          price: 200_000,
          subtotal: 400_000,
          discount: 100_000,
          propertyValues: [],
        },
      ],
      subtotal: 400_000,
    },
  ],
  goodsTotal: 400_000,
  shippingPrice: 0,
  total: 400_000,
  cashback: 20_000,
  installment: null,
  history: [{ state: 'accepted', at: '2026-03-01T09:00:00.000Z' }],
};

export const listOrders = defineCall({
  summary: "Lists the shopper's orders, newest first.",
  description:
    'Orders move on by themselves with time. `state` keeps the active ones (neither delivered nor ' +
    'canceled) or the finished ones.',
  method: 'GET',
  path: '/customer-sell',
  auth: 'bearer',
  query: pageQuerySchema.extend({ state: z.enum(['active', 'finished']).optional() }),
  answer: pageOf(orderSchema).extend({ active: z.int().nonnegative(), finished: z.int().nonnegative() }),
  example: {
    query: { page: 1 },
    answer: { items: [orderExample], page: 1, size: 20, total: 1, active: 1, finished: 0 },
  },
});

export const getOrder = defineCall({
  summary: 'Gets one order by its token, without signing in.',
  description: 'For the links in text messages. A token opens its own order only; everything else is 404.',
  method: 'GET',
  path: '/orders/{token}/{id}',
  auth: 'none',
  answer: orderSchema,
  example: { params: { token: orderExample.token, id: orderExample.id }, answer: orderExample },
});

export const deliveryGroupSchema = z.object({
  id: idSchema.describe('Id of the delivery, for the driver service.'),
  token: z.string().describe('The header auth-token of this delivery, for the driver service.'),
  orderId: idSchema,
  state: deliveryStateSchema,
  shippingTime: shippingTimeSchema,
  shippingAddress: shippingAddressSchema,
  leavesAt: momentSchema,
  arrivesAt: momentSchema,
});
export type DeliveryGroup = z.infer<typeof deliveryGroupSchema>;

export const listDeliveryGroups = defineCall({
  summary: "Lists the deliveries of the shopper's active orders, newest first.",
  description:
    'An order has a delivery from the moment it is accepted. Each comes with the token that the driver ' +
    'service asks for.',
  method: 'GET',
  path: '/customer/delivery-groups',
  auth: 'bearer',
  answer: z.object({ items: z.array(deliveryGroupSchema) }),
  example: {
    answer: {
      items: [
        {
          id: 12,
          token: 'b2Zmc2V0LXRva2VuLW9uZQ',
          orderId: 501,
          state: 'waiting',
          shippingTime: { type: 'now' },
          shippingAddress: orderExample.shippingAddress,
          leavesAt: '2026-03-01T09:20:00.000Z',
          arrivesAt: '2026-03-01T10:00:00.000Z',
        },
      ],
    },
  },
});
