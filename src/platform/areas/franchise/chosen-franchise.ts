import { readDocument } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';

/** The branch that a customer chose; null where none was, or where the shop has it no more. */
export function readChosenFranchise(shop: Shop, customerId: number): number | null {
  const row = shop.sql.get<{
    franchise: number;
  }>`SELECT franchise FROM cart_franchise WHERE shop = ${shop.id} AND customer = ${customerId}`;
  return row && readDocument(shop, 'franchise', String(row.franchise)) ? row.franchise : null;
}

/** Lets a branch serve a customer's cart. Whether the shop has the branch is for the caller to ask. */
export function writeChosenFranchise(shop: Shop, customerId: number, franchiseId: number): void {
  shop.sql.run`
    INSERT OR REPLACE INTO cart_franchise (shop, customer, franchise)
    VALUES (${shop.id}, ${customerId}, ${franchiseId})`;
}
