import type { Tables } from '#platform/store/schema.ts';

/**
 * `data` is the whole JSON as the platform answers it; the other columns repeat what queries look for.
 * `kind` is `product` or `variation`; `code` tells properties and values apart within a shop. The text index
 * keeps no texts: each word stands in it with the shop before it, so that no shop finds words of another.
 */
export const PRODUCT_TABLES: Tables = {
  catalogue: `
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
  CREATE INDEX product_for_list
    ON product (shop, id, category, brand, supplier, popularity, rating, added_at);
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
  CREATE INDEX variation_by_product
    ON variation (shop, product, position, id, new_price, old_price, count, tracking);
  CREATE INDEX variation_by_sku ON variation (shop, sku);
  CREATE INDEX variation_by_barcode ON variation (shop, barcode);

  CREATE TABLE product_tag (
    shop INTEGER NOT NULL,
    tag TEXT NOT NULL,
    product INTEGER NOT NULL,
    PRIMARY KEY (shop, tag, product)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX product_tag_by_product ON product_tag (shop, product);

  CREATE TABLE property (
    shop INTEGER NOT NULL,
    id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    code TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (shop, kind, code)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE property_value (
    shop INTEGER NOT NULL,
    kind TEXT NOT NULL,
    id INTEGER NOT NULL,
    property INTEGER NOT NULL,
    code TEXT NOT NULL,
    label TEXT NOT NULL,
    color TEXT,
    PRIMARY KEY (shop, kind, id)
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX property_value_by_code ON property_value (shop, kind, property, code);

  CREATE TABLE product_value (
    shop INTEGER NOT NULL,
    product INTEGER NOT NULL,
    value INTEGER NOT NULL,
    PRIMARY KEY (shop, product, value)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE variation_value (
    shop INTEGER NOT NULL,
    variation INTEGER NOT NULL,
    value INTEGER NOT NULL,
    PRIMARY KEY (shop, variation, value)
  ) STRICT, WITHOUT ROWID;

  CREATE VIRTUAL TABLE product_text USING fts5(
    name, description, content = '', contentless_delete = 1, detail = 'column',
    tokenize = 'unicode61 remove_diacritics 0', prefix = '4 5'
  );
`,
};
