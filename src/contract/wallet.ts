import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { momentSchema, moneySchema } from './primitive.ts';

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
  }),
  example: { answer: { code: '2938475610276', expiresAt: '2026-03-02T10:05:00.000Z' } },
});
