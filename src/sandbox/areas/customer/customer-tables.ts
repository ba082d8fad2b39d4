/**
 * Times are ISO 8601 in UTC; `profile` is JSON; money is whole UZS. A session is kept by the hash of its token, so that the file gives none
 * away, and a card by what may be shown of its number. `subject` of a code is the card that it confirms, else 0; the token of a browser's push
 * resource is its endpoint.
 */
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
  CREATE UNIQUE INDEX customer_by_email ON customer (shop, email) WHERE active = 1 AND email IS NOT NULL;

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

  CREATE TABLE verification_code (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    shop INTEGER NOT NULL,
    phone TEXT NOT NULL,
    purpose TEXT NOT NULL,
    subject INTEGER NOT NULL,
    code TEXT NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    used INTEGER NOT NULL DEFAULT 0,
    sent_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX verification_code_by_phone ON verification_code (shop, phone, purpose);

  CREATE TABLE failed_sign_in (
    shop INTEGER NOT NULL,
    username TEXT NOT NULL,
    at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX failed_sign_in_by_username ON failed_sign_in (shop, username);

  CREATE TABLE address (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    shop INTEGER NOT NULL,
    customer INTEGER NOT NULL,
    data TEXT NOT NULL
  ) STRICT;
  CREATE INDEX address_by_customer ON address (shop, customer);

  CREATE TABLE bank_card (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    shop INTEGER NOT NULL,
    customer INTEGER NOT NULL,
    masked TEXT NOT NULL,
    expiry TEXT NOT NULL,
    confirmed INTEGER NOT NULL DEFAULT 0,
    UNIQUE (shop, customer, masked, expiry)
  ) STRICT;

  CREATE TABLE cashback_code (
    shop INTEGER NOT NULL,
    code TEXT NOT NULL,
    customer INTEGER NOT NULL,
    expires_at TEXT NOT NULL,
    PRIMARY KEY (shop, code)
  ) STRICT;

  CREATE TABLE notification (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    shop INTEGER NOT NULL,
    customer INTEGER NOT NULL,
    title TEXT NOT NULL,
    body TEXT NOT NULL,
    url TEXT NOT NULL,
    image_url TEXT,
    is_read INTEGER NOT NULL DEFAULT 0,
    at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX notification_by_customer ON notification (shop, customer, id DESC);

  CREATE TABLE push_resource (
    shop INTEGER NOT NULL,
    token TEXT NOT NULL,
    customer INTEGER NOT NULL,
    platform INTEGER NOT NULL,
    keys TEXT,
    PRIMARY KEY (shop, token)
  ) STRICT;
  CREATE INDEX push_resource_by_customer ON push_resource (shop, customer);

  CREATE TABLE push_key (
    shop INTEGER PRIMARY KEY,
    public_key TEXT NOT NULL,
    private_key TEXT NOT NULL
  ) STRICT;

  CREATE TABLE push (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    shop INTEGER NOT NULL,
    endpoint TEXT NOT NULL,
    body TEXT NOT NULL
  ) STRICT;
  CREATE TRIGGER push_ends AFTER DELETE ON push_resource BEGIN
    DELETE FROM push WHERE shop = old.shop AND endpoint = old.token;
  END;
`;
