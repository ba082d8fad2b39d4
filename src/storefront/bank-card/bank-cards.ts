import type {
  addBankCard,
  BankCard,
  confirmBankCard,
  listBankCards,
  removeBankCard,
} from '#contract/account/bank-card.ts';
import { askForCode } from '#storefront/account/verification-limit.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { isCount, isText, listOf, shapeOf } from '#storefront/platform-client/guard.ts';

const isCard = shapeOf<BankCard>({
  id: isCount,
  cardNumber: isText,
  cardExpiry: isText,
  brand: isText,
  confirmed: (value) => typeof value === 'boolean',
});
const isCardList = shapeOf<{ items: BankCard[] }>({ items: listOf(isCard) });

/** The customer's cards, oldest first. Their numbers are masked; nothing of them is kept in the browser. */
export async function readCards(signal?: AbortSignal): Promise<BankCard[]> {
  const { items } = await callShop<typeof listBankCards>(
    { method: 'GET', path: '/bank-cards', auth: 'bearer' },
    {},
    { check: isCardList, ...(signal && { signal }) },
  );
  return items;
}

/** Adds a card, whose code goes to the phone; the same card again sends another code for it. */
export function addCard(card: { cardNumber: string; cardExpiry: string }): Promise<BankCard> {
  const body = { ...card, cardNumber: card.cardNumber.replace(/\s/g, '') };
  return askForCode('card', () =>
    callShop<typeof addBankCard>(
      { method: 'POST', path: '/bank-cards', auth: 'bearer' },
      { body },
      { check: isCard },
    ),
  );
}

/** Confirms a card by the code that was sent for it. */
export function confirmCard(id: number, otp: string): Promise<BankCard> {
  return callShop<typeof confirmBankCard>(
    { method: 'POST', path: '/bank-cards/{id}/confirm', auth: 'bearer' },
    { params: { id }, body: { otp } },
    { check: isCard },
  );
}

/** Removes a card of the customer. */
export async function removeCard(id: number): Promise<void> {
  await callShop<typeof removeBankCard>(
    { method: 'DELETE', path: '/bank-cards/{id}', auth: 'bearer' },
    { params: { id } },
  );
}
