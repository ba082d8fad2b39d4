import { randomBytes } from 'node:crypto';
import { lstatSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { diskFaultText } from '#lib/storage-fault.ts';

/**
 * Changes when a snapshot's tables or the meaning of its entries do, or when every page comes to rely on a
 * route that older ones lack. Another version is pulled again.
 */
export const SNAPSHOT_VERSION = 14;

/** Path of a tenant's snapshot below the data directory: a link to the file of its present identity. */
export function snapshotFileOf(dataDirectory: string, tenant: string): string {
  return join(dataDirectory, 'snapshots', `${tenant}.sqlite`);
}

/**
 * Entries by their keys, pages by their paths, and what is no more, each with the revision it changed at;
 * texts that were cleaned; how far the pull has come. Pages stand in the order of their sections, in a
 * section by product and position. What was written by the pull itself has revision 0 and is in no index of
 * changes.
 */
export const SNAPSHOT_TABLES = `
  CREATE TABLE entry (key TEXT PRIMARY KEY, hash INTEGER NOT NULL, revision INTEGER NOT NULL DEFAULT 0,
    value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX entry_changed ON entry (revision) WHERE revision > 0;
  CREATE TABLE removed_entry (key TEXT PRIMARY KEY, revision INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX removed_entry_changed ON removed_entry (revision);
  CREATE TABLE section (position INTEGER PRIMARY KEY, id INTEGER NOT NULL UNIQUE) STRICT;
  CREATE TABLE route (path TEXT PRIMARY KEY, section INTEGER NOT NULL, product INTEGER NOT NULL,
    position INTEGER NOT NULL, revision INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;
  CREATE INDEX route_order ON route (section, product, position);
  CREATE INDEX route_changed ON route (revision) WHERE revision > 0;
  CREATE TABLE removed_route (path TEXT PRIMARY KEY, revision INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX removed_route_changed ON removed_route (revision);
  CREATE TABLE cleaned (source BLOB PRIMARY KEY, html TEXT) STRICT, WITHOUT ROWID;
  CREATE TABLE pull_progress (list TEXT PRIMARY KEY, page INTEGER NOT NULL, total INTEGER NOT NULL)
    STRICT, WITHOUT ROWID;
  CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
`;

/**
 * Tables with this beginning serve a pull that is running; they are dropped when the snapshot is finished.
 */
export const WORKING_TABLE_PREFIX = 'pull_';

/** A snapshot that cannot be read or written. */
export class SnapshotError extends Error {
  override name = 'SnapshotError';
  readonly file: string;

  constructor(file: string, reason: string, options?: ErrorOptions) {
    super(`Snapshot ${file}: ${reason}`, options);
    this.file = file;
  }
}

/** The error of a snapshot that cannot be opened, for this reason. */
export function unreadable(file: string, cause: unknown): SnapshotError {
  const fault = diskFaultText(cause, dirname(file));
  if (fault !== undefined) return new SnapshotError(file, fault, { cause });
  const why = cause instanceof Error ? cause.message : String(cause);
  return new SnapshotError(
    file,
    `it was not written by this version of the storefront (${why}): build the shop, which pulls it again.`,
    { cause },
  );
}

/** Throws where a snapshot says that it is another tenant's. */
export function checkTenant(database: DatabaseSync, tenant: string | undefined): void {
  const own = database.prepare("SELECT value FROM about WHERE name = 'tenant'").get()?.['value'];
  if (tenant !== undefined && own !== undefined && own !== tenant)
    throw new Error(`it is of the shop ${own}, not of ${tenant}`);
}

/** A name that no other snapshot has. */
export const newIdentity = () => randomBytes(8).toString('hex');

/**
 * The file of a snapshot with this identity. Never taken over by another, so its write-ahead log is its own.
 */
export const fileOfIdentity = (file: string, identity: string) => `${file}.${identity}`;

/** The file that the snapshot's link leads to; undefined if there is no link. */
export function presentFile(file: string): string | undefined {
  if (!lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) return undefined;
  return join(dirname(file), readlinkSync(file));
}

/** Leads the snapshot's link to the file of an identity at one stroke, and removes the files of others. */
export function makePresent(file: string, identity: string): void {
  const target = basename(fileOfIdentity(file, identity));
  const link = `${file}.link`;
  rmSync(link, { force: true });
  symlinkSync(target, link);
  renameSync(link, file);
  const beside = new RegExp(`^${RegExp.escape(basename(file))}\\.[0-9a-f]{16}(?:-wal|-shm|-journal)?$`);
  for (const name of readdirSync(dirname(file)))
    if (beside.test(name) && !name.startsWith(target)) rmSync(join(dirname(file), name), { force: true });
}
