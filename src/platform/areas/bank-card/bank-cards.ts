import { type BankCard, MAX_CARDS } from '#contract/account/bank-card.ts';
import { brandOfCard, isCardExpired, maskCardNumber, parseCardNumber } from '#domain/account/bank-card.ts';
import { checkCode, sendCode, spendCode } from '#platform/areas/verification/verification.ts';
import { notFound, Refusal } from '#platform/http/refusal.ts';
import type { Customer } from '#platform/http/route.ts';
import type { Shop } from '#platform/store/shop.ts';

interface Row {
  id: number;
  masked: string;
  expiry: string;
  confirmed: number;
}

/** The cards of a customer, oldest first. */
export function readBankCards(shop: Shop, customerId: number): BankCard[] {
  const rows = shop.sql.all<Row>`
    SELECT id, masked, expiry, confirmed FROM bank_card WHERE shop = ${shop.id} AND customer = ${customerId}
    ORDER BY id`;
  return rows.map(toCard);
}

/** Removes all cards of a customer. */
export function removeBankCards(shop: Shop, customerId: number): void {
  shop.sql.run`DELETE FROM bank_card WHERE shop = ${shop.id} AND customer = ${customerId}`;
}

/** A card of this customer; throws 404 where there is none with the id. */
function readBankCard(shop: Shop, customerId: number, id: number): BankCard {
  const row = shop.sql.get<Row>`
    SELECT id, masked, expiry, confirmed FROM bank_card
    WHERE shop = ${shop.id} AND customer = ${customerId} AND id = ${id}`;
  if (!row) throw noCard(id);
  return toCard(row);
}

/**
 * Adds a card, or takes the one that waits for its confirmation, and sends a code for it; runs in the
 * caller's transaction.
 */
export function addBankCard(
  shop: Shop,
  customer: Customer,
  { cardNumber, cardExpiry }: { cardNumber: string; cardExpiry: string },
  now: Date,
): BankCard {
  const digits = parseCardNumber(cardNumber);
  if (digits === undefined) {
    const message = 'The number must have 16 digits, the last of which is right for the others.';
    throw new Refusal(422, { code: 'wrong-card-number', message, field: 'cardNumber' });
  }
  if (isCardExpired(cardExpiry, now)) {
    throw new Refusal(422, {
      code: 'expired-card',
      message: `The card was good until ${cardExpiry}.`,
      field: 'cardExpiry',
    });
  }
  const id = writeBankCard(shop, customer.id, digits, cardExpiry);
  sendCode(shop, { phone: customer.phone, purpose: 'bank-card', subject: id }, 'bank-card', now);
  return readBankCard(shop, customer.id, id);
}

/**
 * Confirms a card by the code that was sent for it. Throws 404, 422 and 429; must not stand in a transaction.
 */
export function confirmBankCard(
  shop: Shop,
  customer: Customer,
  id: number,
  otp: string,
  now: Date,
): BankCard {
  const card = readBankCard(shop, customer.id, id);
  if (card.confirmed) return card;
  const codeId = checkCode(
    shop,
    { phone: customer.phone, purpose: 'bank-card', subject: id },
    otp,
    now,
    'otp',
  );
  return shop.sql.transaction(() => {
    spendCode(shop, codeId, 'otp');
    markConfirmed(shop, customer.id, id);
    return readBankCard(shop, customer.id, id);
  });
}

/** Keeps a card that needs no code: of a demo customer, or one that the operator adds. Gives its id. */
export function addConfirmedCard(shop: Shop, customerId: number, digits: string, expiry: string): number {
  const id = writeBankCard(shop, customerId, digits, expiry);
  markConfirmed(shop, customerId, id);
  return id;
}

/** Throws 404 where the customer has no such card. */
export function removeBankCard(shop: Shop, customerId: number, id: number): void {
  if (
    shop.sql
      .run`DELETE FROM bank_card WHERE shop = ${shop.id} AND customer = ${customerId} AND id = ${id}` === 0
  )
    throw noCard(id);
}

function writeBankCard(shop: Shop, customerId: number, digits: string, expiry: string): number {
  const masked = maskCardNumber(digits);
  const cards = readBankCards(shop, customerId);
  const same = cards.find((card) => card.cardNumber === masked && card.cardExpiry === expiry);
  if (same?.confirmed)
    throw new Refusal(409, { code: 'taken', message: 'The card was added already.', field: 'cardNumber' });
  if (same) return same.id;
  if (cards.length >= MAX_CARDS)
    throw new Refusal(422, {
      code: 'too-many',
      message: `At most ${MAX_CARDS} cards are kept; remove one first.`,
    });
  const row = shop.sql.get<{ id: number }>`
    INSERT INTO bank_card (shop, customer, masked, expiry)
    VALUES (${shop.id}, ${customerId}, ${masked}, ${expiry}) RETURNING id`;
  if (!row) throw new Error('the card was not written');
  return row.id;
}

function markConfirmed(shop: Shop, customerId: number, id: number): void {
  shop.sql.run`
    UPDATE bank_card SET confirmed = 1 WHERE shop = ${shop.id} AND customer = ${customerId} AND id = ${id}`;
}

function toCard({ id, masked, expiry, confirmed }: Row): BankCard {
  return {
    id,
    cardNumber: masked,
    cardExpiry: expiry,
    brand: brandOfCard(masked),
    confirmed: confirmed === 1,
  };
}

function noCard(id: number): Refusal {
  return notFound(`There is no card ${id}.`, 'id');
}
