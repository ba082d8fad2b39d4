/** Tables of the file that an import keeps beside the sandbox's own; nothing of it outlives the import. */
export const STAGING_TABLES = `
  PRAGMA journal_mode = OFF;
  PRAGMA synchronous = OFF;
  PRAGMA cache_size = -8000;
  CREATE TABLE offer (
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    line INTEGER NOT NULL,
    team TEXT NOT NULL,
    first INTEGER NOT NULL,
    category TEXT NOT NULL,
    currency TEXT NOT NULL,
    price REAL NOT NULL,
    old_price REAL NOT NULL,
    vendor TEXT NOT NULL,
    count INTEGER,
    min_order INTEGER NOT NULL,
    content TEXT NOT NULL
  ) STRICT;
  CREATE TABLE team (name TEXT PRIMARY KEY, first INTEGER NOT NULL, size INTEGER NOT NULL)
    STRICT, WITHOUT ROWID;
  CREATE TABLE fault (
    line INTEGER NOT NULL,
    what TEXT NOT NULL,
    outcome TEXT NOT NULL,
    reason TEXT NOT NULL,
    value TEXT NOT NULL
  ) STRICT;
`;
