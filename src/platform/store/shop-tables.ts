import type { Tables } from './schema.ts';

/**
 * Shops, and the small things of a shop, each kept whole as JSON. `import_id` has the id, and for what has a
 * page of its own the slug, that a thing of a feed got when it was first imported: it keeps them, so that
 * addresses stay. They go by the shop's name, since a shop that is imported anew is another row of `shop`.
 *
 * Times in all tables are ISO 8601 in UTC.
 */
export const SHOP_TABLES: Tables = {
  kept: `
  CREATE TABLE shop (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    security_key TEXT NOT NULL UNIQUE,
    market TEXT NOT NULL,
    seeded INTEGER NOT NULL DEFAULT 0
  ) STRICT;

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

  CREATE TABLE import_id (
    tenant TEXT NOT NULL,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    id INTEGER NOT NULL,
    slug TEXT,
    PRIMARY KEY (tenant, kind, key)
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX import_id_by_id ON import_id (tenant, kind, id);
  CREATE UNIQUE INDEX import_id_by_slug ON import_id (tenant, kind, slug) WHERE slug IS NOT NULL;
`,
};
