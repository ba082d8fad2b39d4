import type { Tables } from '#platform/store/schema.ts';

/** Of a card only what may be shown of its number is kept. */
export const BANK_CARD_TABLES: Tables = {
  kept: `
  CREATE TABLE bank_card (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    shop INTEGER NOT NULL,
    customer INTEGER NOT NULL,
    masked TEXT NOT NULL,
    expiry TEXT NOT NULL,
    confirmed INTEGER NOT NULL DEFAULT 0,
    UNIQUE (shop, customer, masked, expiry)
  ) STRICT;
`,
};
