import type { Tables } from '#platform/store/schema.ts';

/** When shops changed, what changed since the last webhook, and webhooks with their deliveries. */
export const CACHE_TABLES: Tables = {
  kept: `
  CREATE TABLE shop_update (
    shop INTEGER PRIMARY KEY,
    updated_at TEXT NOT NULL
  ) STRICT;

  CREATE TABLE unsent_change (
    shop INTEGER NOT NULL,
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    PRIMARY KEY (shop, kind, id)
  ) STRICT;

  CREATE TABLE webhook (
    shop INTEGER PRIMARY KEY,
    url TEXT NOT NULL,
    secret TEXT NOT NULL,
    automatic INTEGER NOT NULL,
    retry_delay_ms INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE webhook_delivery (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    shop INTEGER NOT NULL,
    event TEXT NOT NULL,
    body TEXT NOT NULL,
    state TEXT NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    status INTEGER,
    error TEXT,
    created_at TEXT NOT NULL,
    tried_at TEXT
  ) STRICT;
  CREATE INDEX webhook_delivery_by_shop ON webhook_delivery (shop, position DESC);
  CREATE INDEX webhook_delivery_waiting ON webhook_delivery (position) WHERE state = 'waiting';
`,
};
