import type { Tables } from '#platform/store/schema.ts';

/**
 * Files that shoppers sent, and copies of pictures that lie elsewhere, each with the type that its first
 * bytes say. Of a copy `source` is the address, and `unused_since` is set while no goods show it.
 */
export const UPLOAD_TABLES: Tables = {
  kept: `
  CREATE TABLE upload (
    id TEXT PRIMARY KEY,
    shop INTEGER NOT NULL,
    type TEXT NOT NULL,
    bytes BLOB NOT NULL,
    created_at TEXT NOT NULL,
    source TEXT,
    unused_since TEXT
  ) STRICT;
  CREATE INDEX upload_by_shop ON upload (shop);
  CREATE INDEX copy_by_use ON upload (shop, unused_since, id) WHERE source IS NOT NULL;
`,
};
