import type { Tables } from '#platform/store/schema.ts';

/**
 * A cart is a customer's records, grouped in sells by supplier. One record a stock: adding it again replaces
 * the quantity. `variation` is the variation's JSON when it was added, shown where the shop sells it no more;
 * `property_values` is JSON; a deleted record stays until the next order.
 */
export const CART_TABLES: Tables = {
  kept: `
  CREATE TABLE cart_sell (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    shop INTEGER NOT NULL,
    customer INTEGER NOT NULL,
    supplier INTEGER NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX cart_sell_by_supplier ON cart_sell (shop, customer, supplier);

  CREATE TABLE cart_record (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    shop INTEGER NOT NULL,
    customer INTEGER NOT NULL,
    sell INTEGER NOT NULL,
    stock INTEGER NOT NULL,
    count INTEGER NOT NULL,
    product INTEGER NOT NULL,
    variation TEXT NOT NULL,
    property_values TEXT NOT NULL DEFAULT '[]',
    deleted INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE UNIQUE INDEX cart_record_by_stock ON cart_record (shop, customer, stock);
`,
};
