/** Times are ISO 8601 in UTC; `profile` is JSON; money is whole UZS. A session is kept by the hash of its token, so that the file gives none away. */
export const CUSTOMER_TABLES = `
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

  CREATE TABLE session (
    token_hash TEXT PRIMARY KEY,
    shop INTEGER NOT NULL,
    customer INTEGER NOT NULL,
    expires_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX session_by_customer ON session (shop, customer);

  CREATE TABLE message (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    shop INTEGER NOT NULL,
    phone TEXT NOT NULL,
    kind TEXT NOT NULL,
    code TEXT,
    text TEXT NOT NULL,
    sent_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX message_by_shop ON message (shop, id DESC);

  CREATE TABLE wallet_entry (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    shop INTEGER NOT NULL,
    customer INTEGER NOT NULL,
    amount INTEGER NOT NULL,
    reason TEXT NOT NULL,
    at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX wallet_entry_by_customer ON wallet_entry (shop, customer);
`;
