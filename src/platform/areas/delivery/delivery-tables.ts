import type { Tables } from '#platform/store/schema.ts';

/** `data` is JSON: the driver and the way. */
export const DELIVERY_TABLES: Tables = {
  kept: `
  CREATE TABLE delivery (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    shop INTEGER NOT NULL,
    sell_group INTEGER NOT NULL,
    token TEXT NOT NULL,
    data TEXT NOT NULL,
    leaves_at TEXT NOT NULL,
    arrives_at TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX delivery_by_group ON delivery (shop, sell_group);
`,
};
