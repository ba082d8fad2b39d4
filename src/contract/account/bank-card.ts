import { z } from 'zod';
import { defineCall } from '#contract/call/define-call.ts';
import { failureOf } from '#contract/call/failure.ts';
import { idSchema } from '#contract/value/primitive.ts';

const expirySchema = z.string().regex(/^(0[1-9]|1[0-2])\/\d{2}$/, 'must be month and year as MM/YY');

export const CARD_BRANDS = ['uzcard', 'humo', 'visa', 'mastercard', 'other'] as const;

/** A card as it may be shown: never its whole number. */
export const bankCardSchema = z.object({
  id: idSchema,
  cardNumber: z.string().describe('First six and last four digits, in groups of four: `8600 49** **** 1234`'),
  cardExpiry: expirySchema,
  brand: z.enum(CARD_BRANDS),
  confirmed: z.boolean().describe('Only a confirmed card pays'),
});
export type BankCard = z.infer<typeof bankCardSchema>;

/** Most cards that one customer may keep. */
export const MAX_CARDS = 10;

const EXAMPLE = { id: 3, cardNumber: '8600 49** **** 1233', cardExpiry: '09/28', brand: 'uzcard' };

export const listBankCards = defineCall({
  summary: 'Lists the cards of the customer, oldest first.',
  method: 'GET',
  path: '/bank-cards',
  auth: 'bearer',
  answer: z.object({ items: z.array(bankCardSchema) }),
  example: { answer: { items: [{ ...EXAMPLE, confirmed: true }] } },
});

export const addBankCard = defineCall({
  summary: 'Adds a card, not yet confirmed, and sends a one-time password to the phone of the customer.',
  description:
    'Adding a card that waits for its confirmation again sends another password for the same card. A card ' +
    'that is confirmed is `taken`. ' +
    `At most ${MAX_CARDS} cards are kept, and at most 10 passwords for cards are sent within 30 minutes ` +
    '(423).',
  method: 'POST',
  path: '/bank-cards',
  auth: 'bearer',
  body: z.object({
    cardNumber: z.string().max(40).describe('16 digits; spaces between them are taken out'),
    cardExpiry: expirySchema.describe('Last month the card is good for, as MM/YY'),
  }),
  answer: bankCardSchema,
  failures: {
    409: failureOf('taken'),
    422: failureOf('wrong-card-number', 'expired-card', 'too-many'),
    423: failureOf('limit-reached'),
  },
  example: {
    body: { cardNumber: '8600 4929 1234 1233', cardExpiry: '09/28' },
    answer: { ...EXAMPLE, confirmed: false },
  },
});

export const confirmBankCard = defineCall({
  summary:
    'Confirms a card by the one-time password that was sent to the phone; a card that is confirmed stays so.',
  description:
    'A password lives 5 minutes and bears 5 wrong tries; then the card must be added again, which sends ' +
    'another.',
  method: 'POST',
  path: '/bank-cards/{id}/confirm',
  auth: 'bearer',
  body: z.object({ otp: z.string().trim().min(1).max(12) }),
  answer: bankCardSchema,
  failures: { 422: failureOf('wrong-code', 'expired-code'), 429: failureOf('too-many-tries') },
  example: { params: { id: 3 }, body: { otp: '481516' }, answer: { ...EXAMPLE, confirmed: true } },
});

export const removeBankCard = defineCall({
  summary: 'Removes a card of the customer.',
  method: 'DELETE',
  path: '/bank-cards/{id}',
  auth: 'bearer',
  answer: z.object({ id: idSchema }),
  example: { params: { id: 3 }, answer: { id: 3 } },
});
