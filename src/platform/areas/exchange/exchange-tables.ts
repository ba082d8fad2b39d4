import type { Tables } from '#platform/store/schema.ts';

/**
 * Shops whose goods and orders an accounting program exchanges with the platform. `reading` is JSON of how
 * its goods are read; `unread_at` is when it last brought some that the shop does not show yet, `heard_at`
 * when it last said something. `exchange_order` has the state in which the program knows an order, and the
 * one that it was told and has not confirmed.
 */
export const EXCHANGE_TABLES: Tables = {
  kept: `
  CREATE TABLE exchange (
    shop INTEGER PRIMARY KEY,
    user TEXT NOT NULL,
    password TEXT NOT NULL,
    reading TEXT NOT NULL,
    since TEXT NOT NULL,
    takes_fewer INTEGER NOT NULL DEFAULT 0,
    heard_at TEXT,
    unread_at TEXT,
    read_at TEXT,
    told TEXT,
    fault TEXT
  ) STRICT;

  CREATE TABLE exchange_session (
    shop INTEGER NOT NULL,
    kind TEXT NOT NULL,
    digest TEXT NOT NULL,
    number TEXT NOT NULL,
    bytes INTEGER NOT NULL DEFAULT 0,
    used_at TEXT NOT NULL,
    PRIMARY KEY (shop, kind)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE exchange_order (
    shop INTEGER NOT NULL,
    sell_group INTEGER NOT NULL,
    known TEXT,
    told TEXT,
    PRIMARY KEY (shop, sell_group)
  ) STRICT, WITHOUT ROWID;
`,
};
