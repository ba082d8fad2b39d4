import type { Tables } from '#platform/store/schema.ts';

/** `subject` is the card that a code confirms, else 0. */
export const VERIFICATION_TABLES: Tables = {
  kept: `
  CREATE TABLE verification_code (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    shop INTEGER NOT NULL,
    phone TEXT NOT NULL,
    purpose TEXT NOT NULL,
    subject INTEGER NOT NULL,
    code TEXT NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    used INTEGER NOT NULL DEFAULT 0,
    sent_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX verification_code_by_phone ON verification_code (shop, phone, purpose);
`,
};
