import { addBankCard, type BankCard, listBankCards } from '#contract/account/bank-card.ts';
import { parseExpiry } from '#domain/account/bank-card.ts';
import { withoutSeparators } from '#domain/text/typed-text.ts';
import { askForCode } from '#storefront/account/verification-limit.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';

/** The customer's cards, oldest first. Their numbers are masked; nothing of them is kept in the browser. */
export async function listCards(signal?: AbortSignal): Promise<BankCard[]> {
  return (await callShop(listBankCards, {}, { signal })).items;
}

/** Adds a card; its code goes to the phone. The same card again sends another code. */
export function addCard(card: { cardNumber: string; cardExpiry: string }): Promise<BankCard> {
  const body = {
    cardNumber: withoutSeparators(card.cardNumber),
    cardExpiry: parseExpiry(card.cardExpiry) ?? card.cardExpiry,
  };
  return askForCode('card', '', () => callShop(addBankCard, { body }));
}
