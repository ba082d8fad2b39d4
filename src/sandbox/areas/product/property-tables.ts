/**
 * What lists are filtered by and what searches look through. `kind` is `product` or `variation`; `code` tells properties and values apart
 * within a shop. The text index keeps no texts: each word stands in it with the shop before it, so that no shop finds words of another.
 */
export const SEARCH_TABLES = `
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

  CREATE TABLE product_tag (
    shop INTEGER NOT NULL,
    tag TEXT NOT NULL,
    product INTEGER NOT NULL,
    PRIMARY KEY (shop, tag, product)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX product_tag_by_product ON product_tag (shop, product);

  CREATE VIRTUAL TABLE product_text USING fts5(
    name, description, content = '', contentless_delete = 1, detail = 'column', tokenize = 'unicode61 remove_diacritics 0', prefix = '4 5'
  );
`;
