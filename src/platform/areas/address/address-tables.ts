import type { Tables } from '#platform/store/schema.ts';

/** `data` is the address as JSON. */
export const ADDRESS_TABLES: Tables = {
  kept: `
  CREATE TABLE address (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    shop INTEGER NOT NULL,
    customer INTEGER NOT NULL,
    data TEXT NOT NULL
  ) STRICT;
  CREATE INDEX address_by_customer ON address (shop, customer);
`,
};
