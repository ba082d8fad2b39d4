import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { LruMap } from '#lib/lru-map.ts';
import type { Entries, EntryKey, EntryReader, Route } from './model.ts';
import { SNAPSHOT_VERSION, SnapshotError } from './snapshot-file.ts';

/** Kept for keys that the snapshot does not have: every page asks again for what a shop did not set. */
const MISSING = Symbol('missing');

/** A finished snapshot, read-only. What `get` returns is shared by all readers: nobody may change it. */
export interface Snapshot extends EntryReader {
  /** The content hash of an entry; undefined where there is none. */
  hash(key: string): bigint | undefined;
  /** All entries with their hashes, in the order of their keys. */
  hashes(): Iterable<{ key: string; hash: bigint }>;
  /** Pages in a good order to render: those that share products are neighbours. */
  routes(): Iterable<Route>;
  countRoutes(): number;
  close(): void;
}

/**
 * Opens the snapshot of a shop. A newer one that replaces the file later does not disturb this reader.
 * Keeps the last `cacheSize` entries parsed. Throws a SnapshotError where there is no snapshot of this version.
 */
export function openSnapshot(file: string, { cacheSize = 5000 }: { cacheSize?: number } = {}): Snapshot {
  if (!existsSync(file)) throw new SnapshotError(file, 'there is none: pull the shop first.');
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    const about = database.prepare("SELECT value FROM about WHERE name = 'version'").get();
    if (about?.['value'] !== String(SNAPSHOT_VERSION))
      throw new Error(`its version is ${about?.['value']}, not ${SNAPSHOT_VERSION}`);
  } catch (cause) {
    database.close();
    throw new SnapshotError(
      file,
      'it was not written by this version of the storefront: pull the shop again.',
      { cause },
    );
  }
  // One read for as long as it is open: a finished snapshot never changes, so no entry needs a lock and a look at what is new.
  database.exec('BEGIN');
  const selectValue = database.prepare('SELECT value FROM entry WHERE key = ?');
  const selectHash = database.prepare('SELECT hash FROM entry WHERE key = ?');
  selectHash.setReadBigInts(true);
  const recent = new LruMap<string, unknown>(cacheSize);

  return {
    get<Key extends EntryKey>(key: Key) {
      const known = recent.get(key);
      if (known !== undefined) return known === MISSING ? undefined : (known as Entries[Key]);
      const row = selectValue.get(key);
      const value = row && (JSON.parse(String(row['value'])) as Entries[Key]);
      recent.set(key, row ? value : MISSING);
      return value;
    },
    hash(key) {
      const row = selectHash.get(key);
      return row && (row['hash'] as bigint);
    },
    *hashes() {
      const select = database.prepare('SELECT key, hash FROM entry ORDER BY key');
      select.setReadBigInts(true);
      for (const row of select.iterate()) yield { key: String(row['key']), hash: row['hash'] as bigint };
    },
    *routes() {
      for (const row of database.prepare('SELECT path, kind FROM route ORDER BY position').iterate()) {
        yield { path: String(row['path']), kind: row['kind'] as Route['kind'] };
      }
    },
    countRoutes: () => Number(database.prepare('SELECT count(*) AS n FROM route').get()?.['n']),
    close: () => database.close(),
  };
}
