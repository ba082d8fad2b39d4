/**
 * The id, and for what has a page of its own the slug, that a thing of a feed got when it was first imported; it keeps them, so that addresses stay.
 * By the shop's name: a shop that is imported anew is another row of `shop`.
 */
export const IMPORT_TABLES = `
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
`;
