/** `data` is always the whole JSON as the platform answers it; the other columns repeat what queries look for. */
export const CATALOGUE_TABLES = `
  CREATE TABLE shop (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    security_key TEXT NOT NULL UNIQUE,
    market TEXT NOT NULL,
    seeded INTEGER NOT NULL DEFAULT 0
  ) STRICT;

  CREATE TABLE product (
    shop INTEGER NOT NULL,
    id INTEGER NOT NULL,
    min_order INTEGER NOT NULL,
    data TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX product_by_id ON product (shop, id);

  CREATE TABLE variation (
    shop INTEGER NOT NULL,
    id INTEGER NOT NULL,
    product INTEGER NOT NULL,
    position INTEGER NOT NULL,
    stock INTEGER NOT NULL,
    new_price INTEGER NOT NULL,
    old_price INTEGER NOT NULL,
    count INTEGER NOT NULL,
    data TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX variation_by_id ON variation (shop, id);
  CREATE UNIQUE INDEX variation_by_stock ON variation (shop, stock);
  CREATE INDEX variation_by_product ON variation (shop, product, position);

  CREATE TABLE review (
    shop INTEGER NOT NULL,
    id INTEGER NOT NULL,
    product INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    data TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX review_by_id ON review (shop, id);
  CREATE INDEX review_by_age ON review (shop, created_at DESC, id DESC);
  CREATE INDEX review_by_product ON review (shop, product, created_at DESC, id DESC);

  CREATE TABLE document (
    shop INTEGER NOT NULL,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    section TEXT NOT NULL,
    position INTEGER NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (shop, kind, key)
  ) STRICT;
  CREATE INDEX document_by_position ON document (shop, kind, position, key);
`;
