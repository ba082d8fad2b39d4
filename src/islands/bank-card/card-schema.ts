import { z } from 'zod/mini';
import { cardNumberProblem, expiryProblem } from '#domain/bank-card.ts';
import type { MessageKey } from '#i18n/message-key.ts';

const keyOf = (problem: string): MessageKey =>
  problem === 'required' ? 'form.required' : (`account.${problem}` as MessageKey);

function textThat(problemOf: (text: string) => string | undefined) {
  return z.string().check((context) => {
    const problem = problemOf(context.value);
    if (problem) context.issues.push({ code: 'custom', input: context.value, message: keyOf(problem) });
  });
}

/** A card as its owner types it: `8600 4929 1234 1233`, `09/28`. */
export const cardSchema = z.object({
  cardNumber: textThat(cardNumberProblem),
  cardExpiry: textThat((text) => expiryProblem(text, new Date())),
});
export type CardValues = z.infer<typeof cardSchema>;
