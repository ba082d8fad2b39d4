import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import type { Entries, EntryKey, EntryReader, RouteReader } from '#storefront/entries/model.ts';
import { checkTenant, presentFile, SNAPSHOT_VERSION, SnapshotError, unreadable } from './snapshot-file.ts';

/** Differences from an earlier revision of the same snapshot. */
export interface SnapshotChanges {
  /** Entries that were written anew, added or removed. */
  keys: string[];
  /** Paths of pages that were not there, in the order of the snapshot. */
  addedPaths: string[];
  removedPaths: string[];
}

/** A finished snapshot, read-only. What `get` returns is shared by all readers: nobody may change it. */
export interface Snapshot extends EntryReader, RouteReader {
  /** Random; another one with each whole pull. Revisions count within one identity only. */
  readonly identity: string;
  /** Number of changes that were pulled into it, as far as this reader sees. */
  readonly revision: number;
  /** The content hash of an entry; undefined where there is none. */
  hash(key: string): bigint | undefined;
  /** All entries with their hashes, in the order of their keys. */
  hashes(): Iterable<{ key: string; hash: bigint }>;
  /** Paths without languages, in a good order to render: those that share products are neighbours. */
  routes(): Iterable<string>;
  countRoutes(): number;
  /** Changes after a revision of this identity. Routes that were gone in between count as added. */
  changesSince(revision: number): SnapshotChanges;
  /** Lets go of the revision that is read; what was parsed stays. Nothing may be read before `catchUp`. */
  rest(): void;
  /**
   * Reads on at the newest revision. Gives the keys that changed on the way; undefined, and still at rest,
   * where a whole pull has put another snapshot in place: open that one.
   */
  catchUp(): string[] | undefined;
  close(): void;
}

/**
 * Opens the snapshot of a shop at its newest revision, and stays there until told to catch up, whatever is
 * pulled meanwhile. Keeps the last `cacheSize` entries parsed. Throws a SnapshotError where there is no
 * snapshot of this version, or not of this tenant.
 */
export function openSnapshot(
  file: string,
  { cacheSize = 5000, tenant }: { cacheSize?: number; tenant?: string } = {},
): Snapshot {
  const { database, present } = openPresent(file, tenant);
  const selectValue = database.prepare('SELECT value FROM entry WHERE key = ?');
  const selectHash = database.prepare('SELECT hash FROM entry WHERE key = ?');
  selectHash.setReadBigInts(true);
  const selectAbout = database.prepare('SELECT value FROM about WHERE name = ?');
  const about = (name: string) => String(selectAbout.get(name)?.['value']);
  const identity = about('identity');
  let revision = Number(about('revision'));
  const recent = new LRUCache<string, { value: unknown }>({ max: cacheSize });
  const column = (sql: string, since: number) =>
    database
      .prepare(sql)
      .all(since)
      .map((row) => String(Object.values(row)[0]));

  const snapshot: Snapshot = {
    identity,
    get revision() {
      return revision;
    },
    get<Key extends EntryKey>(key: Key) {
      const known = recent.get(key);
      if (known) return known.value as Entries[Key] | undefined;
      const row = selectValue.get(key);
      const value = row && (JSON.parse(String(row['value'])) as Entries[Key]);
      recent.set(key, { value });
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
      const select = database.prepare(`SELECT path FROM section CROSS JOIN route ON route.section = section.id
        ORDER BY section.position, product, route.position`);
      for (const row of select.iterate()) yield String(row['path']);
    },
    sections: () =>
      database
        .prepare(`SELECT id, count(*) AS n FROM section CROSS JOIN route ON route.section = section.id
          GROUP BY section.position ORDER BY section.position`)
        .all()
        .map((row) => ({ id: Number(row['id']), routes: Number(row['n']) })),
    routesOf: (section, from, count) =>
      database
        .prepare('SELECT path FROM route WHERE section = ? ORDER BY product, position LIMIT ? OFFSET ?')
        .all(section, count, from)
        .map((row) => String(row['path'])),
    countRoutes: () => Number(database.prepare('SELECT count(*) AS n FROM route').get()?.['n']),
    changesSince: (since) => ({
      keys: [
        ...column('SELECT key FROM entry WHERE revision > 0 AND revision > ?', since),
        ...column('SELECT key FROM removed_entry WHERE revision > ?', since),
      ],
      addedPaths: column(
        `SELECT path FROM route JOIN section ON section.id = route.section
         WHERE revision > 0 AND revision > ? ORDER BY section.position, product, route.position`,
        since,
      ),
      removedPaths: column('SELECT path FROM removed_route WHERE revision > ?', since),
    }),
    rest() {
      if (database.isTransaction) database.exec('COMMIT');
    },
    catchUp() {
      snapshot.rest();
      if ((presentFile(file) ?? file) !== present) return undefined;
      database.exec('BEGIN');
      const before = revision;
      revision = Number(about('revision'));
      const { keys } = snapshot.changesSince(before);
      for (const key of keys) recent.delete(key);
      return keys;
    },
    close: () => database.close(),
  };
  return snapshot;
}

/** The database in one read for as long as it is told: no entry needs a lock and a look at what is new. */
function openPresent(file: string, tenant?: string): { database: DatabaseSync; present: string } {
  for (let again = true; ; again = false) {
    const present = presentFile(file);
    if (!existsSync(present ?? file)) throw new SnapshotError(file, 'there is none: pull the shop first.');
    let database: DatabaseSync | undefined;
    try {
      database = new DatabaseSync(present ?? file, { readOnly: true, timeout: 5000 });
      database.exec('BEGIN');
      const version = database.prepare("SELECT value FROM about WHERE name = 'version'").get()?.['value'];
      if (version !== String(SNAPSHOT_VERSION))
        throw new Error(`its version is ${version}, not ${SNAPSHOT_VERSION}`);
      checkTenant(database, tenant);
      return { database, present: present ?? file };
    } catch (cause) {
      database?.close();
      // A whole pull may have taken the file away since the link was read.
      if (again && presentFile(file) !== present) continue;
      throw unreadable(file, cause);
    }
  }
}
