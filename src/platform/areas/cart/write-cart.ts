import type { PropertyValue } from '#contract/cart/cart.ts';
import { MAX_CART_RECORDS } from '#contract/cart/cart-size.ts';
import type { StockForSale } from '#platform/areas/product/products.ts';
import { notFound, Refusal } from '#platform/http/refusal.ts';
import type { Shop } from '#platform/store/shop.ts';
import { checkQuantity } from './price.ts';
import { checkPropertyValues } from './property-value.ts';
import { readRecordRows } from './record-row.ts';

/**
 * Puts a quantity of a stock into a customer's cart, in place of the one that is there; returns the id of the
 * record. Throws as `checkQuantity`, and 409 `cart-full`. As all functions here it belongs into a transaction
 * of the caller.
 */
export function putInCart(shop: Shop, customerId: number, sale: StockForSale, quantity: number): number {
  const { variation, minOrder, maxOrder } = sale;
  checkQuantity({ ...variation, minOrder, maxOrder }, quantity);
  const { id: stock, supplierId } = variation.stock;
  const before = shop.sql.get<{ deleted: number }>`
    SELECT deleted FROM cart_record WHERE shop = ${shop.id} AND customer = ${customerId}
      AND stock = ${stock}`;
  if (before?.deleted !== 0) checkRoom(shop, customerId);
  shop.sql.run`
    INSERT OR IGNORE INTO cart_sell (shop, customer, supplier)
    VALUES (${shop.id}, ${customerId}, ${supplierId})`;
  shop.sql.run`
    INSERT INTO cart_record (shop, customer, sell, stock, count, product, variation)
    VALUES (${shop.id}, ${customerId},
      (SELECT id FROM cart_sell WHERE shop = ${shop.id} AND customer = ${customerId}
        AND supplier = ${supplierId}),
      ${stock}, ${quantity}, ${sale.productId}, ${JSON.stringify(variation)})
    ON CONFLICT (shop, customer, stock) DO UPDATE SET
      count = excluded.count, variation = excluded.variation, sell = excluded.sell,
      property_values = CASE deleted WHEN 1 THEN '[]' ELSE property_values END, deleted = 0`;
  const row = shop.sql.get<{
    id: number;
  }>`SELECT id FROM cart_record WHERE shop = ${shop.id} AND customer = ${customerId} AND stock = ${stock}`;
  return row?.id ?? 0;
}

/**
 * Sets the quantity of a record, and what was filled in for it where that is given; 0 deletes the record.
 * Throws 404, and as `checkQuantity` and `checkPropertyValues`.
 */
export function changeRecord(
  shop: Shop,
  customerId: number,
  recordId: number,
  quantity: number,
  now: Date,
  propertyValues?: readonly PropertyValue[],
): void {
  const [row] = readRecordRows(shop, customerId, recordId);
  if (!row || row.deleted)
    throw notFound(`Your cart has no record ${recordId}; put its stock into the cart anew.`, 'id');
  if (quantity === 0) {
    deleteRecord(shop, customerId, recordId);
    return;
  }
  if (!row.sold)
    throw new Refusal(409, { code: 'over-stock', message: 'The shop sells it no more.', field: 'quantity' });
  checkQuantity({ ...row.variation, minOrder: row.minOrder, maxOrder: row.maxOrder }, quantity);
  shop.sql.run`
    UPDATE cart_record SET count = ${quantity}
    WHERE shop = ${shop.id} AND customer = ${customerId} AND id = ${recordId}`;
  if (propertyValues === undefined) return;
  checkPropertyValues(shop, row.productId, propertyValues, now);
  shop.sql.run`
    UPDATE cart_record SET property_values = ${JSON.stringify(propertyValues)}
    WHERE shop = ${shop.id} AND customer = ${customerId} AND id = ${recordId}`;
}

/** Marks a record as deleted; it is answered until the next order. Throws 404. */
export function deleteRecord(shop: Shop, customerId: number, recordId: number): void {
  const changed = shop.sql.run`
    UPDATE cart_record SET deleted = 1 WHERE shop = ${shop.id} AND customer = ${customerId}
      AND id = ${recordId}`;
  if (changed === 0) throw notFound(`Your cart has no record ${recordId}.`, 'id');
}

/** Takes ordered records out of a cart for good, and with them all that are deleted. Other records stay. */
export function takeFromCart(shop: Shop, customerId: number, recordIds: readonly number[]): void {
  shop.sql.run`
    DELETE FROM cart_record WHERE shop = ${shop.id} AND customer = ${customerId}
      AND (deleted = 1 OR id IN (SELECT value FROM json_each(${JSON.stringify(recordIds)})))`;
  shop.sql.run`
    DELETE FROM cart_sell WHERE shop = ${shop.id} AND customer = ${customerId} AND id NOT IN (
      SELECT sell FROM cart_record WHERE shop = ${shop.id} AND customer = ${customerId})`;
}

/** Takes everything out of a cart for good. */
export function emptyCart(shop: Shop, customerId: number): void {
  shop.sql.run`DELETE FROM cart_record WHERE shop = ${shop.id} AND customer = ${customerId}`;
  shop.sql.run`DELETE FROM cart_sell WHERE shop = ${shop.id} AND customer = ${customerId}`;
}

function checkRoom(shop: Shop, customerId: number): void {
  const { records } = shop.sql.get<{ records: number }>`
    SELECT count(*) AS records FROM cart_record
    WHERE shop = ${shop.id} AND customer = ${customerId} AND deleted = 0` ?? {
    records: 0,
  };
  if (records < MAX_CART_RECORDS) return;
  throw new Refusal(409, {
    code: 'cart-full',
    message: `A cart holds ${MAX_CART_RECORDS} lines; order some of them first.`,
  });
}
