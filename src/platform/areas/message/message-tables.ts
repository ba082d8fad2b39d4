import type { Tables } from '#platform/store/schema.ts';

/**
 * Text messages to phones. In a playground all are `kept`. Else one waits, is under way (`sending`), and ends
 * as `sent`, `failed` or `unknown`; what has ended shows no code any more.
 */
export const MESSAGE_TABLES: Tables = {
  kept: `
  CREATE TABLE message (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    shop INTEGER NOT NULL,
    phone TEXT NOT NULL,
    kind TEXT NOT NULL,
    code TEXT,
    text TEXT NOT NULL,
    sent_at TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'kept',
    tries INTEGER NOT NULL DEFAULT 0,
    next_try_at TEXT,
    fault TEXT
  ) STRICT;
  CREATE INDEX message_by_shop ON message (shop, id DESC);
  CREATE INDEX message_to_send ON message (id) WHERE state IN ('waiting', 'sending');
`,
};
