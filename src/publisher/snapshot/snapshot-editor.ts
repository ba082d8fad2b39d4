import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '#lib/in-transaction.ts';
import { diskFaultText } from '#lib/storage-fault.ts';
import type { Entries, EntryKey } from '#storefront/entries/model.ts';
import { entryHash } from './entry-hash.ts';
import type { EntryWriter } from './entry-writer.ts';
import { checkTenant, presentFile, SNAPSHOT_VERSION, SnapshotError, unreadable } from './snapshot-file.ts';

/** Changes a finished snapshot. What is written equal to what is there keeps its revision. */
export interface SnapshotEditor extends EntryWriter {
  get<Key extends EntryKey>(key: Key): Entries[Key] | undefined;
  has(key: EntryKey): boolean;
  remove(key: string): void;
  removeRoute(path: string): void;
  /** Keys that begin with this, in their order. */
  keysFrom(prefix: string): string[];
  /**
   * Does `work` as one change under the next revision: all of it or, where it throws, nothing. Gives the
   * revision after it, the one before where nothing became different; undefined, with nothing done, where the
   * snapshot is not any more what it was when the editor was opened. Throws a SnapshotError where the disk is
   * at fault.
   */
  change(work: () => void): number | undefined;
  close(): void;
}

/** Opens the present snapshot for one change. Throws a SnapshotError where there is none of this version. */
export function openSnapshotEditor(file: string, tenant?: string): SnapshotEditor {
  const present = presentFile(file);
  if (present === undefined) throw new SnapshotError(file, 'there is none: pull the shop first.');
  const { database, before } = open(file, present, tenant);
  const versionOfData = database.prepare('PRAGMA data_version');
  const seen = versionOfData.get()?.['data_version'];
  const revision = before + 1;
  let isChanged = false;

  const selectHash = database.prepare('SELECT hash FROM entry WHERE key = ?');
  selectHash.setReadBigInts(true);
  const selectValue = database.prepare('SELECT value FROM entry WHERE key = ?');
  const write = database.prepare(
    'INSERT OR REPLACE INTO entry (key, hash, revision, value) VALUES (?, ?, ?, ?)',
  );
  const restored = database.prepare('DELETE FROM removed_entry WHERE key = ?');
  const remove = database.prepare('DELETE FROM entry WHERE key = ?');
  const removed = database.prepare('INSERT OR REPLACE INTO removed_entry (key, revision) VALUES (?, ?)');
  const move = database.prepare('UPDATE route SET section = ?, product = ?, position = ? WHERE path = ?');
  const addRoute = database.prepare(
    'INSERT INTO route (path, section, product, position, revision) VALUES (?, ?, ?, ?, ?)',
  );
  const restoredRoute = database.prepare('DELETE FROM removed_route WHERE path = ?');
  const removeRoute = database.prepare('DELETE FROM route WHERE path = ?');
  const removedRoute = database.prepare(
    'INSERT OR REPLACE INTO removed_route (path, revision) VALUES (?, ?)',
  );
  const selectKeys = database.prepare('SELECT key FROM entry WHERE key >= ? AND key < ? ORDER BY key');
  const insertSection = database.prepare('INSERT INTO section (position, id) VALUES (?, ?)');
  const setRevision = database.prepare("UPDATE about SET value = ? WHERE name = 'revision'");

  return {
    database,
    get<Key extends EntryKey>(key: Key) {
      const row = selectValue.get(key);
      return row && (JSON.parse(String(row['value'])) as Entries[Key]);
    },
    has: (key) => selectHash.get(key) !== undefined,
    set(key, value) {
      const json = JSON.stringify(value);
      const hash = entryHash(json);
      if (selectHash.get(key)?.['hash'] === hash) return;
      isChanged = true;
      write.run(key, hash, revision, json);
      restored.run(key);
    },
    remove(key) {
      if (remove.run(key).changes === 0) return;
      isChanged = true;
      removed.run(key, revision);
    },
    addRoute(path, { section, product, position }) {
      if (move.run(section, product, position, path).changes > 0) return;
      isChanged = true;
      addRoute.run(path, section, product, position, revision);
      restoredRoute.run(path);
    },
    removeRoute(path) {
      if (removeRoute.run(path).changes === 0) return;
      isChanged = true;
      removedRoute.run(path, revision);
    },
    keysFrom(prefix) {
      const end = prefix.slice(0, -1) + String.fromCharCode(prefix.charCodeAt(prefix.length - 1) + 1);
      return selectKeys.all(prefix, end).map((row) => String(row['key']));
    },
    setSections(ids) {
      database.exec('DELETE FROM section');
      for (const [position, id] of ids.entries()) insertSection.run(position, id);
    },
    change(work) {
      try {
        return inTransaction(database, () => {
          if (presentFile(file) !== present || versionOfData.get()?.['data_version'] !== seen)
            return undefined;
          work();
          if (!isChanged) return before;
          setRevision.run(String(revision));
          return revision;
        });
      } catch (cause) {
        const fault = diskFaultText(cause, dirname(file));
        throw fault === undefined ? cause : new SnapshotError(file, fault, { cause });
      }
    },
    close: () => database.close(),
  };
}

function open(file: string, present: string, tenant?: string): { database: DatabaseSync; before: number } {
  const database = new DatabaseSync(present, { timeout: 5000 });
  try {
    // A revision that is published must not be forgotten with the machine's power.
    database.exec('PRAGMA synchronous = FULL');
    const about = new Map(
      database
        .prepare('SELECT name, value FROM about')
        .all()
        .map((row) => [row['name'], row['value']]),
    );
    if (about.get('version') !== String(SNAPSHOT_VERSION))
      throw new Error(`its version is ${about.get('version')}, not ${SNAPSHOT_VERSION}`);
    checkTenant(database, tenant);
    return { database, before: Number(about.get('revision')) };
  } catch (cause) {
    database.close();
    throw unreadable(file, cause);
  }
}
