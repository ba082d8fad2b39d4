import { join } from 'node:path';

/**
 * Changes when a snapshot's tables or the meaning of its entries do, or when every page comes to rely on a
 * route that older ones lack. Another version is pulled again.
 */
export const SNAPSHOT_VERSION = 3;

/** Where the snapshot of a tenant lies below the data directory. */
export function snapshotFileOf(dataDirectory: string, tenant: string): string {
  return join(dataDirectory, 'snapshots', `${tenant}.sqlite`);
}

/**
 * Entries by their keys, the pages in the order to render them, texts that were cleaned, and how far the pull
 * has come.
 */
export const SNAPSHOT_TABLES = `
  CREATE TABLE entry (key TEXT PRIMARY KEY, hash INTEGER NOT NULL, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE route (position INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, kind TEXT NOT NULL) STRICT;
  CREATE TABLE cleaned (source BLOB PRIMARY KEY, html TEXT) STRICT, WITHOUT ROWID;
  CREATE TABLE progress (list TEXT PRIMARY KEY, page INTEGER NOT NULL, total INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
`;

/** The tables of a finished snapshot; all others are dropped when it is finished. */
export const KEPT_TABLES: readonly string[] = ['entry', 'route', 'cleaned', 'about'];

/** A snapshot that cannot be read or written. */
export class SnapshotError extends Error {
  override name = 'SnapshotError';
  readonly file: string;

  constructor(file: string, reason: string, options?: ErrorOptions) {
    super(`Snapshot ${file}: ${reason}`, options);
    this.file = file;
  }
}
