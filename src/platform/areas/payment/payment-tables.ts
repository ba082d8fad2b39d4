import type { Tables } from '#platform/store/schema.ts';

/**
 * `settings` is JSON with the secrets of a service. A `page_payment` is what an order waits for, `waiting`,
 * `paid`, `expired`, `to-refund` or `refunded`; money is whole UZS. `paid_by` is the payment's number at the
 * service. A `payme_transaction` is a try to pay, times in milliseconds as the service tells them.
 */
export const PAYMENT_TABLES: Tables = {
  kept: `
  CREATE TABLE payment_service (
    shop INTEGER NOT NULL,
    kind TEXT NOT NULL,
    settings TEXT NOT NULL,
    PRIMARY KEY (shop, kind)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE page_payment (
    transaction_id TEXT PRIMARY KEY,
    shop INTEGER NOT NULL,
    sell_group INTEGER NOT NULL,
    kind TEXT NOT NULL,
    amount INTEGER NOT NULL,
    state TEXT NOT NULL,
    paid_by TEXT
  ) STRICT;
  CREATE UNIQUE INDEX page_payment_by_group ON page_payment (shop, sell_group);

  CREATE TABLE payme_transaction (
    shop INTEGER NOT NULL,
    id TEXT NOT NULL,
    sell_group INTEGER NOT NULL,
    amount INTEGER NOT NULL,
    state INTEGER NOT NULL,
    time INTEGER NOT NULL,
    created INTEGER NOT NULL,
    performed INTEGER NOT NULL,
    canceled INTEGER NOT NULL,
    reason INTEGER,
    PRIMARY KEY (shop, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX payme_transaction_by_group ON payme_transaction (shop, sell_group);
`,
};
