import { z } from 'zod';
import { defineCall } from '#contract/call/define-call.ts';
import { idSchema, momentSchema, moneySchema, pageOf, pageQuerySchema } from '#contract/value/primitive.ts';

export const walletSchema = z.object({
  totalCash: moneySchema.describe('Whole UZS that the customer may pay with'),
});
export type Wallet = z.infer<typeof walletSchema>;

export const getWallet = defineCall({
  summary: "Gets the balance of the customer's wallet, where cashback is put.",
  method: 'GET',
  path: '/wallet',
  auth: 'bearer',
  answer: z.object({ wallet: walletSchema }),
  example: { answer: { wallet: { totalCash: 125_000 } } },
});

export const getCashbackCode = defineCall({
  summary: 'Gets the code that a shopper shows at the cash desk to get cashback or to pay from the wallet.',
  description:
    'The code is good for 5 minutes and for one purchase; a call gives the same one while at least a ' +
    'minute of it is left, then another.',
  method: 'GET',
  path: '/cashback-code',
  auth: 'bearer',
  answer: z.object({
    code: z
      .string()
      .regex(/^\d{13}$/)
      .describe('13 digits, the last a check digit: a valid EAN-13 barcode'),
    expiresAt: momentSchema,
    secondsLeft: z
      .int()
      .nonnegative()
      .describe('Until then, by the clock of the platform: that of the device may be wrong.'),
  }),
  example: {
    answer: { code: '2938475610272', expiresAt: '2026-03-02T10:05:00.000Z', secondsLeft: 300 },
  },
});

/** Causes of a change of a wallet. */
export const WALLET_OPERATION_KINDS = ['cashback', 'payment', 'refund', 'purchase', 'other'] as const;

export const walletOperationSchema = z.object({
  id: idSchema,
  kind: z
    .enum(WALLET_OPERATION_KINDS)
    .describe(
      '`cashback`: of a delivered order or at the cash desk; `payment` of an order; `refund` of a canceled ' +
        'order; `purchase` at the cash desk; `other`: a gift or a correction of the shop.',
    ),
  amount: z.int().describe('Whole UZS that came, or went where it is below 0.'),
  orderId: idSchema.nullable().describe('The order that it is about; null where none.'),
  at: momentSchema,
});
export type WalletOperation = z.infer<typeof walletOperationSchema>;

export const listWalletOperations = defineCall({
  summary: "Lists what came into the customer's wallet and went out of it, newest first.",
  description: 'All amounts together are the balance.',
  method: 'GET',
  path: '/wallet/operations',
  auth: 'bearer',
  query: pageQuerySchema,
  answer: pageOf(walletOperationSchema),
  example: {
    query: { page: 1 },
    answer: {
      items: [
        { id: 7, kind: 'cashback', amount: 20_000, orderId: 501, at: '2026-03-01T10:00:00.000Z' },
        { id: 5, kind: 'other', amount: 105_000, orderId: null, at: '2026-02-20T08:00:00.000Z' },
      ],
      page: 1,
      size: 20,
      total: 2,
    },
  },
});
