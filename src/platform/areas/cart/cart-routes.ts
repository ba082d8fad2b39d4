import {
  addToCart,
  getCartDetail,
  listCarts,
  removeRecord,
  type SellRecord,
  updateRecord,
} from '#contract/cart/cart.ts';
import { readStockForSale, type StockForSale } from '#platform/areas/product/products.ts';
import { notFound } from '#platform/http/refusal.ts';
import { handle, parseId } from '#platform/http/route.ts';
import type { Shop } from '#platform/store/shop.ts';
import { checkQuantity } from './price.ts';
import { readCart, readRecord } from './read-cart.ts';
import { createRecord } from './sell-record.ts';
import { changeRecord, deleteRecord, putInCart } from './write-cart.ts';

export const cartRoutes = [
  handle(addToCart, ({ shop, body: { stock, quantity }, customer }) => {
    const sale = readStockForSale(shop, stock);
    if (!sale) throw notFound(`There is no stock ${stock}.`, 'stock');
    if (!customer) return { sellRecords: [guestRecord(sale, quantity)] };
    const id = shop.sql.transaction(() => putInCart(shop, customer.id, sale, quantity));
    return { sellRecords: [recordOf(shop, customer.id, id)] };
  }),

  handle(updateRecord, ({ shop, params, body: { quantity, propertyValues }, customer, now }) => {
    const id = parseId('id', params.id);
    shop.sql.transaction(() => changeRecord(shop, customer.id, id, quantity, now, propertyValues));
    return { sellRecord: recordOf(shop, customer.id, id) };
  }),

  handle(removeRecord, ({ shop, params, customer }) => {
    const id = parseId('id', params.id);
    shop.sql.transaction(() => deleteRecord(shop, customer.id, id));
    return { sellRecord: recordOf(shop, customer.id, id) };
  }),

  handle(listCarts, ({ shop, customer }) => {
    const { sells, count, subtotal, discount } = readCart(shop, customer.id);
    const items = sells.map(({ sellRecords, ...sell }) => {
      const kept = sellRecords.filter((record) => !record.deleted);
      return {
        id: sell.id,
        supplier: sell.supplier,
        records: kept.length,
        count: kept.reduce((pieces, record) => pieces + record.count, 0),
        subtotal: sell.subtotal,
        discount: sell.discount,
        deleted: sell.deleted,
      };
    });
    return { items, count, subtotal, discount };
  }),

  handle(getCartDetail, ({ shop, query: { paymentMethod }, customer }) =>
    readCart(shop, customer.id, { paymentMethodId: paymentMethod }),
  ),
];

function recordOf(shop: Shop, customerId: number, id: number): SellRecord {
  const record = readRecord(shop, customerId, id);
  if (!record) throw notFound(`Your cart has no record ${id}.`, 'id');
  return record;
}

/** A guest's cart is not kept, so the stock's id serves as the record's: one record a stock. */
function guestRecord(sale: StockForSale, count: number): SellRecord {
  checkQuantity({ ...sale.variation, minOrder: sale.minOrder, maxOrder: sale.maxOrder }, count);
  return createRecord({
    ...sale,
    id: Number(sale.variation.stock.id),
    count,
    deleted: false,
    sold: true,
    propertyValues: [],
  });
}
