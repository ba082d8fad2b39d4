import type { Tables } from '#platform/store/schema.ts';

/** Tries to sign in with a wrong password, and the networks from which customers signed in. */
export const ACCOUNT_TABLES: Tables = {
  kept: `
  CREATE TABLE failed_sign_in (
    shop INTEGER NOT NULL,
    username TEXT NOT NULL,
    at TEXT NOT NULL,
    client TEXT NOT NULL DEFAULT ''
  ) STRICT;
  CREATE INDEX failed_sign_in_by_username ON failed_sign_in (shop, username);

  CREATE TABLE known_client (
    shop INTEGER NOT NULL,
    customer INTEGER NOT NULL,
    client TEXT NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (shop, customer, client)
  ) STRICT, WITHOUT ROWID;
`,
};
