import { z } from 'zod/mini';
import {
  type CardNumberProblem,
  cardNumberProblem,
  type ExpiryProblem,
  expiryProblem,
} from '#domain/account/bank-card.ts';
import type { MessageKey } from '#storefront/i18n/message-key.ts';
import { textThat } from '#storefront/ui/form/text-that.ts';

const PROBLEMS: Readonly<Record<CardNumberProblem | ExpiryProblem, MessageKey>> = {
  required: 'form.required',
  'card-digits': 'account.card-digits',
  'wrong-card-number': 'account.wrong-card-number',
  'invalid-expiry': 'account.invalid-expiry',
  'expired-card': 'account.expired-card',
};

const keyOf = (problem: keyof typeof PROBLEMS | undefined) => problem && PROBLEMS[problem];

/** A card as typed: `8600 4929 1234 1233`, `09/28`. */
export const cardSchema = z.object({
  cardNumber: textThat((text) => keyOf(cardNumberProblem(text))),
  cardExpiry: textThat((text) => keyOf(expiryProblem(text, new Date()))),
});
export type CardValues = z.infer<typeof cardSchema>;
