import type { Shop } from '#sandbox/store/shop.ts';

/** UZS in a customer's wallet. */
export function readBalance(shop: Shop, customerId: number): number {
  return (
    shop.sql.get<{ balance: number }>`
    SELECT coalesce(sum(amount), 0) AS balance FROM wallet_entry
    WHERE shop = ${shop.id} AND customer = ${customerId}`?.balance ?? 0
  );
}

/**
 * Puts money into a wallet, or takes it out where `amount` is negative. Whether there is enough is for the
 * caller to ask, in one transaction.
 */
export function changeBalance(
  shop: Shop,
  customerId: number,
  amount: number,
  reason: string,
  now: Date,
): void {
  shop.sql.run`
    INSERT INTO wallet_entry (shop, customer, amount, reason, at)
    VALUES (${shop.id}, ${customerId}, ${amount}, ${reason}, ${now.toISOString()})`;
}
