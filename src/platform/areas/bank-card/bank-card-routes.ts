import { addBankCard, confirmBankCard, listBankCards, removeBankCard } from '#contract/account/bank-card.ts';
import { handle, parseId } from '#platform/http/route.ts';
import * as cards from './bank-cards.ts';

export const bankCardRoutes = [
  handle(listBankCards, ({ shop, customer }) => ({ items: cards.readBankCards(shop, customer.id) })),

  handle(addBankCard, ({ shop, customer, body, now }) =>
    shop.sql.transaction(() => cards.addBankCard(shop, customer, body, now)),
  ),

  handle(confirmBankCard, ({ shop, params, customer, body, now }) =>
    cards.confirmBankCard(shop, customer, parseId('id', params.id), body.otp, now),
  ),

  handle(removeBankCard, ({ shop, params, customer }) => {
    const id = parseId('id', params.id);
    cards.removeBankCard(shop, customer.id, id);
    return { id };
  }),
];
