import type { Cart, Sell, SellRecord } from '#contract/cart/cart.ts';
import { readChosenFranchise } from '#platform/areas/franchise/chosen-franchise.ts';
import { locationsOf, readFranchises } from '#platform/areas/franchise/location.ts';
import { offeredMethods, takes } from '#platform/areas/payment/payment-methods.ts';
import { readDocument } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';
import { readRecordRows } from './record-row.ts';
import { createRecord } from './sell-record.ts';

/** Part of a cart that a call asks for. */
export interface CartQuestion {
  /** Sells of suppliers that do not take this way to pay are not available. */
  paymentMethodId?: number | undefined;
}

/**
 * A customer's cart at current prices, deleted records included. A sell without other records stays, as
 * `deleted`.
 */
export function readCart(shop: Shop, customerId: number, { paymentMethodId }: CartQuestion = {}): Cart {
  const rows = readRecordRows(shop, customerId);
  const methods = offeredMethods(shop);
  const franchiseId = readChosenFranchise(shop, customerId);
  const locate = locator(shop, franchiseId);
  const sells = [...Map.groupBy(rows, (row) => row.sell)].map(([id, own]): Sell => {
    const supplierId = own[0]?.supplier ?? 0;
    const sellRecords = own.map((row) => createRecord(row, locate));
    const paymentMethodIds = methods.filter((method) => takes(method, supplierId)).map((method) => method.id);
    const kept = sellRecords.filter((record) => !record.deleted);
    return {
      id,
      supplier: { id: supplierId, name: readDocument(shop, 'supplier', String(supplierId))?.data.name ?? '' },
      sellRecords,
      paymentMethodIds,
      ...sumsOf(kept),
      deleted: kept.length === 0,
      available:
        kept.some((record) => record.available) &&
        (paymentMethodId === undefined || paymentMethodIds.includes(paymentMethodId)),
    };
  });
  const kept = sells.flatMap(({ sellRecords }) => sellRecords).filter((record) => !record.deleted);
  return {
    sells,
    count: kept.reduce((count, record) => count + record.count, 0),
    ...sumsOf(kept),
    franchiseId,
  };
}

/** One record of a customer's cart; undefined where the customer has none with this id. */
export function readRecord(shop: Shop, customerId: number, recordId: number): SellRecord | undefined {
  const [row] = readRecordRows(shop, customerId, recordId);
  return row && createRecord(row, locator(shop, readChosenFranchise(shop, customerId)));
}

/** UZS of some records. */
function sumsOf(records: readonly Pick<SellRecord, 'subtotal' | 'discount'>[]): {
  subtotal: number;
  discount: number;
} {
  return {
    subtotal: records.reduce((sum, record) => sum + record.subtotal, 0),
    discount: records.reduce((sum, record) => sum + record.discount, 0),
  };
}

function locator(
  shop: Shop,
  franchiseId: number | null,
): (variation: SellRecord['variation']) => SellRecord['location'] {
  if (franchiseId === null) return () => null;
  const franchises = readFranchises(shop);
  return ({ stock, tracking }) =>
    locationsOf(franchises, { ...stock, tracking }).find(({ id }) => id === franchiseId) ?? null;
}
