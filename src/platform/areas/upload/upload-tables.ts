import type { Tables } from '#platform/store/schema.ts';

/** Files that shoppers sent, each with the type that its first bytes say. */
export const UPLOAD_TABLES: Tables = {
  kept: `
  CREATE TABLE upload (
    id TEXT PRIMARY KEY,
    shop INTEGER NOT NULL,
    type TEXT NOT NULL,
    bytes BLOB NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX upload_by_shop ON upload (shop);
`,
};
