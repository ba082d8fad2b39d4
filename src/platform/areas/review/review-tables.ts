import type { Tables } from '#platform/store/schema.ts';

/** `data` is the whole JSON of a review as the platform answers it. */
export const REVIEW_TABLES: Tables = {
  kept: `
  CREATE TABLE review (
    shop INTEGER NOT NULL,
    id INTEGER NOT NULL,
    product INTEGER NOT NULL,
    status TEXT NOT NULL DEFAULT 'approved',
    customer INTEGER,
    created_at TEXT NOT NULL,
    data TEXT NOT NULL,
    review_key TEXT,
    review_digest TEXT
  ) STRICT;
  CREATE UNIQUE INDEX review_by_id ON review (shop, id);
  CREATE INDEX review_by_age ON review (shop, status, created_at DESC, id DESC);
  CREATE INDEX review_by_product ON review (shop, product, status, created_at DESC, id DESC);
  CREATE INDEX review_by_customer ON review (shop, customer, created_at DESC, id DESC);
  CREATE UNIQUE INDEX review_by_key ON review (shop, customer, review_key) WHERE review_key IS NOT NULL;

  -- What customers bought before the platform kept their orders.
  CREATE TABLE purchase (
    shop INTEGER NOT NULL,
    customer INTEGER NOT NULL,
    product INTEGER NOT NULL,
    PRIMARY KEY (shop, customer, product)
  ) STRICT, WITHOUT ROWID;
`,
};
