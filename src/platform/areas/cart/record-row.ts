import type { PropertyValue } from '#contract/cart/cart.ts';
import type { Variation } from '#contract/catalogue/catalogue-schema.ts';
import { readMaxOrder } from '#platform/areas/product/products.ts';
import type { Shop } from '#platform/store/shop.ts';

/** A record of a cart with what the shop says of its stock now. */
export interface RecordRow {
  id: number;
  sell: number;
  supplier: number;
  count: number;
  deleted: boolean;
  propertyValues: PropertyValue[];
  productId: number;
  /** Undefined where the shop sells it no more. */
  categoryId: number | undefined;
  minOrder: number;
  maxOrder: number | undefined;
  /** As it is now; as it was when it was added where the shop sells it no more. */
  variation: Variation;
  /** False once the shop sells it no more. */
  sold: boolean;
}

interface StoredRow {
  id: number;
  sell: number;
  supplier: number;
  count: number;
  deleted: number;
  propertyValues: string;
  product: number;
  kept: string;
  current: string | null;
  category: number | null;
  minOrder: number | null;
}

/** Records of a customer's cart, oldest sell first; the one of `recordId` where it is given. */
export function readRecordRows(shop: Shop, customerId: number, recordId: number | null = null): RecordRow[] {
  const rows = shop.sql.all<StoredRow>`
    SELECT record.id, record.sell, cart_sell.supplier, record.count, record.deleted,
      record.property_values AS propertyValues, record.product,
      record.variation AS kept, variation.data AS current,
      product.category, product.min_order AS minOrder
    FROM cart_record AS record
    JOIN cart_sell ON cart_sell.id = record.sell
    LEFT JOIN variation ON variation.shop = record.shop AND variation.stock = record.stock
    LEFT JOIN product ON product.shop = record.shop AND product.id = variation.product
    WHERE record.shop = ${shop.id} AND record.customer = ${customerId}
      AND (${recordId} IS NULL OR record.id = ${recordId})
    ORDER BY record.sell, record.id`;
  const maxOrder = readMaxOrder(shop);
  return rows.map(
    ({ id, sell, supplier, count, deleted, propertyValues, product, kept, current, category, minOrder }) => ({
      id,
      sell,
      supplier,
      count,
      deleted: deleted === 1,
      propertyValues: JSON.parse(propertyValues),
      productId: product,
      categoryId: category ?? undefined,
      minOrder: minOrder ?? 1,
      maxOrder,
      variation: JSON.parse(current ?? kept),
      sold: current !== null,
    }),
  );
}
