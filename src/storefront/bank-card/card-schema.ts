import { z } from 'zod/mini';
import { cardNumberProblem, expiryProblem } from '#domain/account/bank-card.ts';
import type { MessageKey } from '#storefront/i18n/message-key.ts';
import { textThat } from '#storefront/ui/form/text-that.ts';

const keyOf = (problem: string | undefined): MessageKey | undefined => {
  if (problem === undefined) return undefined;
  return problem === 'required' ? 'form.required' : (`account.${problem}` as MessageKey);
};

/** A card as its owner types it: `8600 4929 1234 1233`, `09/28`. */
export const cardSchema = z.object({
  cardNumber: textThat((text) => keyOf(cardNumberProblem(text))),
  cardExpiry: textThat((text) => keyOf(expiryProblem(text, new Date()))),
});
export type CardValues = z.infer<typeof cardSchema>;
