import type { Tables } from '#platform/store/schema.ts';

/** The token of a browser's push resource is its endpoint. A push waits until it was sent. */
export const NOTIFICATION_TABLES: Tables = {
  kept: `
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
  CREATE INDEX push_by_endpoint ON push (shop, endpoint);
  CREATE TRIGGER push_ends AFTER DELETE ON push_resource BEGIN
    DELETE FROM push WHERE shop = old.shop AND endpoint = old.token;
  END;
`,
};
