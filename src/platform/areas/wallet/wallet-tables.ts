import type { Tables } from '#platform/store/schema.ts';

/** Money is whole UZS. */
export const WALLET_TABLES: Tables = {
  kept: `
  CREATE TABLE wallet_entry (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    shop INTEGER NOT NULL,
    customer INTEGER NOT NULL,
    amount INTEGER NOT NULL,
    reason TEXT NOT NULL,
    at TEXT NOT NULL,
    kind TEXT NOT NULL DEFAULT 'other',
    sell_group INTEGER
  ) STRICT;
  CREATE INDEX wallet_entry_by_customer ON wallet_entry (shop, customer);

  CREATE TABLE cashback_code (
    shop INTEGER NOT NULL,
    code TEXT NOT NULL,
    customer INTEGER NOT NULL,
    expires_at TEXT NOT NULL,
    PRIMARY KEY (shop, code)
  ) STRICT;
`,
};
