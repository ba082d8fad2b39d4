import type { Tables } from '#platform/store/schema.ts';

/** Tries to sign in with a wrong password. */
export const ACCOUNT_TABLES: Tables = {
  kept: `
  CREATE TABLE failed_sign_in (
    shop INTEGER NOT NULL,
    username TEXT NOT NULL,
    at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX failed_sign_in_by_username ON failed_sign_in (shop, username);
`,
};
