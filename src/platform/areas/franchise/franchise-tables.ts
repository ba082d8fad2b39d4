import type { Tables } from '#platform/store/schema.ts';

/** The branch that a customer has chosen. */
export const FRANCHISE_TABLES: Tables = {
  kept: `
  CREATE TABLE cart_franchise (
    shop INTEGER NOT NULL,
    customer INTEGER NOT NULL,
    franchise INTEGER NOT NULL,
    PRIMARY KEY (shop, customer)
  ) STRICT;
`,
};
