/** `data` is always the whole JSON as the platform answers it; the other columns repeat what queries look for. */
export const CATALOGUE_TABLES = `
  CREATE TABLE shop (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    security_key TEXT NOT NULL UNIQUE,
    market TEXT NOT NULL,
    seeded INTEGER NOT NULL DEFAULT 0
  ) STRICT;

  -- key: of its row in the text index.
  CREATE TABLE product (
    key INTEGER PRIMARY KEY,
    shop INTEGER NOT NULL,
    id INTEGER NOT NULL,
    category INTEGER NOT NULL,
    brand INTEGER,
    supplier INTEGER NOT NULL,
    min_order INTEGER NOT NULL,
    popularity INTEGER NOT NULL,
    rating REAL NOT NULL,
    added_at TEXT NOT NULL,
    data TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX product_by_id ON product (shop, id);
  -- Rows are wide: lists are made from these alone.
  CREATE INDEX product_for_list ON product (shop, id, category, brand, supplier, popularity, rating, added_at);
  CREATE INDEX product_for_search ON product (key, popularity, id);
  CREATE INDEX product_by_category ON product (shop, category, id);
  CREATE INDEX product_by_supplier ON product (shop, supplier, id);

  CREATE TABLE variation (
    shop INTEGER NOT NULL,
    id INTEGER NOT NULL,
    product INTEGER NOT NULL,
    position INTEGER NOT NULL,
    stock INTEGER NOT NULL,
    new_price INTEGER NOT NULL,
    old_price INTEGER NOT NULL,
    count INTEGER NOT NULL,
    tracking INTEGER NOT NULL,
    sku TEXT NOT NULL,
    barcode TEXT NOT NULL,
    data TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX variation_by_id ON variation (shop, id);
  CREATE UNIQUE INDEX variation_by_stock ON variation (shop, stock);
  CREATE INDEX variation_by_product ON variation (shop, product, position, id, new_price, old_price, count, tracking);
  CREATE INDEX variation_by_sku ON variation (shop, sku);
  CREATE INDEX variation_by_barcode ON variation (shop, barcode);

  CREATE TABLE review (
    shop INTEGER NOT NULL,
    id INTEGER NOT NULL,
    product INTEGER NOT NULL,
    status TEXT NOT NULL DEFAULT 'approved',
    customer INTEGER,
    created_at TEXT NOT NULL,
    data TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX review_by_id ON review (shop, id);
  CREATE INDEX review_by_age ON review (shop, status, created_at DESC, id DESC);
  CREATE INDEX review_by_product ON review (shop, product, status, created_at DESC, id DESC);

  -- What customers bought before the platform kept their orders.
  CREATE TABLE purchase (
    shop INTEGER NOT NULL,
    customer INTEGER NOT NULL,
    product INTEGER NOT NULL,
    PRIMARY KEY (shop, customer, product)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE upload (
    id TEXT PRIMARY KEY,
    shop INTEGER NOT NULL,
    type TEXT NOT NULL,
    bytes BLOB NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX upload_by_shop ON upload (shop);

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
