import type { Tables } from '#platform/store/schema.ts';

/**
 * `profile` is JSON. A session is kept by the hash of its token, so that the file gives none away.
 */
export const CUSTOMER_TABLES: Tables = {
  kept: `
  CREATE TABLE customer (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    shop INTEGER NOT NULL,
    phone TEXT NOT NULL,
    username TEXT NOT NULL,
    email TEXT,
    password TEXT,
    profile TEXT NOT NULL,
    active INTEGER NOT NULL DEFAULT 1,
    created_at TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX customer_by_phone ON customer (shop, phone) WHERE active = 1;
  CREATE UNIQUE INDEX customer_by_username ON customer (shop, username) WHERE active = 1;
  CREATE UNIQUE INDEX customer_by_email ON customer (shop, email) WHERE active = 1 AND email IS NOT NULL;

  CREATE TABLE session (
    token_hash TEXT PRIMARY KEY,
    shop INTEGER NOT NULL,
    customer INTEGER NOT NULL,
    expires_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX session_by_customer ON session (shop, customer);
`,
};
