import { z } from 'zod';
import { defineCall } from '#contract/call/define-call.ts';
import { idSchema, localizedSchema } from '#contract/value/primitive.ts';

/** Sources of the money: notes and coins, a bank card, the shop's own wallet, a partner that lends it. */
export const GATEWAY_TYPES = ['cash', 'card', 'wallet', 'installment'] as const;

export const paymentMethodSchema = z.object({
  id: idSchema,
  name: localizedSchema,
  gatewayType: z.enum(GATEWAY_TYPES),
  /** Paid to the courier or in the branch. */
  cash: z.boolean().describe('Whether it is paid on delivery or in the branch.'),
  /** Paid from the balance in the shop's wallet. */
  wallet: z.boolean().describe("Whether it is paid from the balance in the shop's wallet."),
  /** Paid in months, through `POST /installment-orders`. */
  installment: z.boolean().describe('Whether it is paid month by month.'),
  /** The sum is held on a card until the code from a text message confirms it. */
  held: z
    .boolean()
    .describe('Whether the sum is held on a card until the code from a text message confirms it.'),
  /** Paid on a page of a payment service, at `payment.payUrl` of the order. */
  page: z
    .boolean()
    .optional()
    .describe(
      'Whether the shopper pays it on a page of a payment service: the order waits, and its ' +
        '`payment.payUrl` leads there.',
    ),
  /** Suppliers that take it; null: all. */
  supplierIds: z
    .array(idSchema)
    .nullable()
    .describe(
      'Suppliers that take this method; null where all do. A sell of another supplier is not available ' +
        'with it.',
    ),
  sort: z.int(),
});
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;

export const listPaymentMethods = defineCall({
  summary: 'Lists the ways to pay in the shop, each with the suppliers that take it.',
  method: 'GET',
  path: '/payment-methods',
  auth: 'none',
  answer: z.object({
    items: z.array(paymentMethodSchema),
    orderKey: z
      .boolean()
      .optional()
      .describe(
        'Whether orders know their `orderKey`, so that a request that is sent again makes no second order. ' +
          'Where this is left out a client looks at the last orders before it asks again.',
      ),
  }),
  example: {
    answer: {
      items: [
        {
          id: 1,
          name: { ru: 'Наличными', uz: 'Naqd pul', en: 'Cash' },
          gatewayType: 'cash',
          cash: true,
          wallet: false,
          installment: false,
          held: false,
          supplierIds: null,
          sort: 1,
        },
      ],
      orderKey: true,
    },
  },
});
