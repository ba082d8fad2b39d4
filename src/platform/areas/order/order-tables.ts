import type { Tables } from '#platform/store/schema.ts';

/**
 * `data` is JSON of what is only shown; money is whole UZS. `next_at` is when the clock moves an order on;
 * null where nothing is due any more. A guest's order has no customer. `order_out` keeps what a target of a
 * shop has still to be told.
 */
export const ORDER_TABLES: Tables = {
  kept: `
  CREATE TABLE sell_group (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    shop INTEGER NOT NULL,
    customer INTEGER,
    token TEXT NOT NULL,
    order_key TEXT,
    order_digest TEXT,
    source TEXT NOT NULL,
    state TEXT NOT NULL,
    payment TEXT NOT NULL,
    paid INTEGER NOT NULL,
    goods_total INTEGER NOT NULL,
    shipping_price INTEGER NOT NULL,
    total INTEGER NOT NULL,
    phone TEXT NOT NULL,
    data TEXT NOT NULL,
    created_at TEXT NOT NULL,
    next_at TEXT,
    refunded INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE UNIQUE INDEX sell_group_by_key ON sell_group (shop, coalesce(customer, 0), order_key)
  WHERE order_key IS NOT NULL;
  CREATE INDEX sell_group_by_customer ON sell_group (shop, customer, id);
  CREATE INDEX sell_group_by_state ON sell_group (shop, state, id);
  CREATE INDEX sell_group_by_due ON sell_group (shop, next_at) WHERE next_at IS NOT NULL;

  CREATE TABLE sold_record (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    shop INTEGER NOT NULL,
    sell_group INTEGER NOT NULL,
    supplier INTEGER NOT NULL,
    product INTEGER NOT NULL,
    variation INTEGER NOT NULL,
    stock INTEGER NOT NULL,
    tracked INTEGER NOT NULL,
    count INTEGER NOT NULL,
    price INTEGER NOT NULL,
    subtotal INTEGER NOT NULL,
    data TEXT NOT NULL
  ) STRICT;
  CREATE INDEX sold_record_by_group ON sold_record (shop, sell_group);
  CREATE INDEX sold_record_by_product ON sold_record (shop, product);

  CREATE TABLE order_event (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    shop INTEGER NOT NULL,
    sell_group INTEGER NOT NULL,
    state TEXT NOT NULL,
    at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX order_event_by_group ON order_event (shop, sell_group, id);

  CREATE TABLE order_target (
    shop INTEGER NOT NULL,
    kind TEXT NOT NULL,
    address TEXT NOT NULL,
    secret TEXT,
    PRIMARY KEY (shop, kind)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE order_out (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    shop INTEGER NOT NULL,
    kind TEXT NOT NULL,
    at TEXT NOT NULL,
    body TEXT NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    next_try_at TEXT,
    fault TEXT
  ) STRICT;
  CREATE INDEX order_out_by_target ON order_out (shop, kind, id);

  CREATE TABLE held_payment (
    transaction_id TEXT PRIMARY KEY,
    shop INTEGER NOT NULL,
    sell_group INTEGER NOT NULL,
    customer INTEGER NOT NULL,
    amount INTEGER NOT NULL,
    state TEXT NOT NULL,
    otp TEXT NOT NULL,
    tries INTEGER NOT NULL,
    sends INTEGER NOT NULL,
    expires_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX held_payment_by_group ON held_payment (shop, sell_group);

  CREATE TABLE installment (
    sell_group INTEGER PRIMARY KEY,
    shop INTEGER NOT NULL,
    state TEXT NOT NULL,
    months INTEGER NOT NULL,
    down_payment INTEGER NOT NULL,
    monthly INTEGER NOT NULL,
    total INTEGER NOT NULL,
    data TEXT NOT NULL
  ) STRICT;
`,
};
