import type { Tables } from '#platform/store/schema.ts';

/** Text messages to phones. */
export const MESSAGE_TABLES: Tables = {
  kept: `
  CREATE TABLE message (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    shop INTEGER NOT NULL,
    phone TEXT NOT NULL,
    kind TEXT NOT NULL,
    code TEXT,
    text TEXT NOT NULL,
    sent_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX message_by_shop ON message (shop, id DESC);
`,
};
