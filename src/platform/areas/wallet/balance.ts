import type { WalletOperation } from '#contract/account/wallet.ts';
import type { Page, PageQuery } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';

/** Change of a wallet, with a reason in words of the operator. */
export interface Change extends Pick<WalletOperation, 'amount' | 'kind'> {
  orderId?: number;
  reason: string;
}

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
  { amount, kind, orderId, reason }: Change,
  now: Date,
): void {
  shop.sql.run`
    INSERT INTO wallet_entry (shop, customer, amount, reason, at, kind, sell_group)
    VALUES (${shop.id}, ${customerId}, ${amount}, ${reason}, ${now.toISOString()}, ${kind}, ${orderId ?? null})`;
}

/** A page of what changed a customer's wallet, newest first. */
export function readOperations(
  shop: Shop,
  customerId: number,
  { page, size }: PageQuery,
): Page<WalletOperation> {
  const items = shop.sql.all<WalletOperation>`
    SELECT id, kind, amount, sell_group AS orderId, at FROM wallet_entry
    WHERE shop = ${shop.id} AND customer = ${customerId}
    ORDER BY id DESC LIMIT ${size} OFFSET ${(page - 1) * size}`;
  const count = shop.sql.get<{ total: number }>`
    SELECT count(*) AS total FROM wallet_entry WHERE shop = ${shop.id} AND customer = ${customerId}`;
  return { items, page, size, total: count?.total ?? 0 };
}
