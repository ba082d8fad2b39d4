import type { Tables } from '#platform/store/schema.ts';

/**
 * Feeds that shops are kept in step with. `options` is JSON of how it is read; `etag`, `last_modified` and
 * `digest` are of the feed that the shop's goods come of. `fault` says why the last one was not taken.
 */
export const FEED_TABLES: Tables = {
  kept: `
  CREATE TABLE followed_feed (
    shop INTEGER PRIMARY KEY,
    source TEXT NOT NULL,
    every_minutes INTEGER NOT NULL,
    options TEXT NOT NULL,
    secret TEXT,
    due_at TEXT NOT NULL,
    takes_fewer INTEGER NOT NULL DEFAULT 0,
    etag TEXT NOT NULL DEFAULT '',
    last_modified TEXT NOT NULL DEFAULT '',
    digest TEXT NOT NULL DEFAULT '',
    asked_at TEXT,
    read_at TEXT,
    told TEXT,
    fault TEXT
  ) STRICT;
`,
};
