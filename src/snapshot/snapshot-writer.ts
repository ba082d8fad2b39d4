import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '#lib/in-transaction.ts';
import { entryHash } from './entry-hash.ts';
import type { Entries, EntryKey, Route } from './model.ts';
import { KEPT_TABLES, SNAPSHOT_TABLES, SNAPSHOT_VERSION, SnapshotError } from './snapshot-file.ts';

/** How old the work of a pull that died may be to go on with it. */
export const RESUME_WITHIN_MS = 60 * 60 * 1000;

export interface SnapshotWriterOptions {
  /** Names what is pulled (platform and its state): work is continued only where it is the same. */
  source: string;
  /** Whether the work of an earlier pull that died may be continued. Off where data has to be newer than a notice of a change. */
  resume?: boolean | undefined;
  now?: (() => number) | undefined;
}

/** How far a paged list was stored: its last page, and the length that the platform gave for it. */
export interface ListProgress {
  page: number;
  total: number;
}

export interface SnapshotWriter {
  /** The file being written; a pull may keep working tables in it, which `finish` drops. */
  readonly database: DatabaseSync;
  /** Whether earlier work is continued: working tables are there already. */
  readonly resumed: boolean;
  set<Key extends EntryKey>(key: Key, value: Entries[Key]): void;
  /** Adds a page after those that were added before; one that is there already stays where it is. */
  addRoute(route: Route): void;
  progress(list: string): ListProgress | undefined;
  setProgress(list: string, progress: ListProgress): void;
  /** All or nothing of what `work` writes; much faster than single writes. */
  transaction<Result>(work: () => Result): Result;
  /** Puts the new snapshot in place of the old one. */
  finish(): void;
  /** Stops and leaves the last good snapshot; the work so far stays for a later pull. */
  abort(): void;
}

/**
 * Writes a new snapshot beside the present one, as `<file>.next`, and swaps them at the end: readers see the old one or the new one.
 * Throws a SnapshotError while another process writes the same snapshot.
 */
export function createSnapshotWriter(file: string, options: SnapshotWriterOptions): SnapshotWriter {
  const next = `${file}.next`;
  mkdirSync(dirname(file), { recursive: true });
  const { database, resumed } = openWork(file, next, options);
  const insertEntry = database.prepare('INSERT OR REPLACE INTO entry (key, hash, value) VALUES (?, ?, ?)');
  const insertRoute = database.prepare('INSERT OR IGNORE INTO route (path, kind) VALUES (?, ?)');
  const selectProgress = database.prepare('SELECT page, total FROM progress WHERE list = ?');
  const insertProgress = database.prepare(
    'INSERT OR REPLACE INTO progress (list, page, total) VALUES (?, ?, ?)',
  );

  return {
    database,
    resumed,
    set(key, value) {
      const json = JSON.stringify(value);
      insertEntry.run(key, entryHash(json), json);
    },
    addRoute({ path, kind }) {
      insertRoute.run(path, kind);
    },
    progress(list) {
      const row = selectProgress.get(list);
      return row && { page: Number(row['page']), total: Number(row['total']) };
    },
    setProgress(list, { page, total }) {
      insertProgress.run(list, page, total);
    },
    transaction: (work) => inTransaction(database, work),
    finish() {
      for (const row of database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all()) {
        if (!KEPT_TABLES.includes(String(row['name']))) database.exec(`DROP TABLE "${row['name']}"`);
      }
      // Out of the write-ahead log, so that the one file is the whole snapshot. The lock is held until the file has its name.
      database.exec('PRAGMA journal_mode = DELETE');
      renameSync(next, file);
      database.close();
    },
    abort() {
      if (database.isOpen) database.close();
    },
  };
}

function openWork(
  file: string,
  next: string,
  { source, resume = false, now = Date.now }: SnapshotWriterOptions,
) {
  const kept = openLocked(file, next);
  if (resume && isContinuable(kept, source, now())) return { database: kept, resumed: true };
  kept.close();
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(next + suffix, { force: true });

  const database = openLocked(file, next);
  database.exec(SNAPSHOT_TABLES);
  const insert = database.prepare('INSERT INTO about (name, value) VALUES (?, ?)');
  insert.run('version', String(SNAPSHOT_VERSION));
  insert.run('source', source);
  insert.run('started', String(now()));
  return { database, resumed: false };
}

/** Opens the work file for this process alone: a second pull of the same shop must not write into it. */
function openLocked(file: string, next: string): DatabaseSync {
  const database = new DatabaseSync(next);
  try {
    // Most entries are 1 to 4 KB: on pages of this size they stand whole, instead of in chains of pages, and are read in half the time.
    database.exec('PRAGMA page_size = 16384');
    database.exec(
      'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; BEGIN IMMEDIATE; COMMIT',
    );
    return database;
  } catch (cause) {
    database.close();
    if (cause instanceof Error && /not a database|malformed/.test(cause.message)) {
      rmSync(next, { force: true });
      return openLocked(file, next);
    }
    throw new SnapshotError(file, 'another process is writing it: wait until that pull is done.', { cause });
  }
}

function isContinuable(database: DatabaseSync, source: string, now: number): boolean {
  try {
    const about = new Map(
      database
        .prepare('SELECT name, value FROM about')
        .all()
        .map((row) => [row['name'], row['value']]),
    );
    const age = now - Number(about.get('started'));
    return (
      about.get('version') === String(SNAPSHOT_VERSION) &&
      about.get('source') === source &&
      age >= 0 &&
      age < RESUME_WITHIN_MS
    );
  } catch {
    return false;
  }
}
