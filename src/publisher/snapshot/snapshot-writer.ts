import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '#lib/in-transaction.ts';
import { diskFaultText, isDamage, isTaken } from '#lib/storage-fault.ts';
import { entryHash } from './entry-hash.ts';
import type { EntryWriter } from './entry-writer.ts';
import {
  fileOfIdentity,
  makePresent,
  newIdentity,
  SNAPSHOT_TABLES,
  SNAPSHOT_VERSION,
  SnapshotError,
  WORKING_TABLE_PREFIX,
} from './snapshot-file.ts';

/** Longest age of a dead pull's work that is continued. */
export const RESUME_WITHIN_MS = 60 * 60 * 1000;

export interface SnapshotWriterOptions {
  /** Names what is pulled (platform and its state): work is continued only where it is the same. */
  source: string;
  /** Tenant of the snapshot. */
  tenant?: string | undefined;
  /** Continues the work of a pull that died. Leave it off if data has to be newer than a notice. */
  resume?: boolean | undefined;
  now?: (() => number) | undefined;
}

/** Stored part of a paged list: its last page, and the length that the platform gave for it. */
export interface ListProgress {
  page: number;
  total: number;
}

export interface SnapshotWriter extends EntryWriter {
  /** True if earlier work is continued: working tables are there already. */
  readonly resumed: boolean;
  progress(list: string): ListProgress | undefined;
  setProgress(list: string, progress: ListProgress): void;
  /** All or nothing of what `work` writes; much faster than single writes. */
  transaction<Result>(work: () => Result): Result;
  /** Puts the new snapshot in place of the old one. */
  finish(): void;
  /** Stops and leaves the last good snapshot; the work so far stays for a later pull. */
  abort(): void;
  /** Stops and leaves nothing but the last good snapshot. */
  discard(): void;
}

/**
 * Writes a new snapshot beside the present one, as `<file>.next`, and swaps them at the end under a new
 * identity: readers see the old one or the new one. Throws a SnapshotError while another process writes the
 * same snapshot.
 */
export function createSnapshotWriter(file: string, options: SnapshotWriterOptions): SnapshotWriter {
  const next = `${file}.next`;
  mkdirSync(dirname(file), { recursive: true });
  const { database, resumed } = openWork(file, next, options);
  const insertEntry = database.prepare('INSERT OR REPLACE INTO entry (key, hash, value) VALUES (?, ?, ?)');
  const insertRoute = database.prepare(
    'INSERT OR REPLACE INTO route (path, section, product, position) VALUES (?, ?, ?, ?)',
  );
  const insertSection = database.prepare('INSERT INTO section (position, id) VALUES (?, ?)');
  const selectProgress = database.prepare('SELECT page, total FROM pull_progress WHERE list = ?');
  const insertProgress = database.prepare(
    'INSERT OR REPLACE INTO pull_progress (list, page, total) VALUES (?, ?, ?)',
  );

  return {
    database,
    resumed,
    set(key, value) {
      const json = JSON.stringify(value);
      insertEntry.run(key, entryHash(json), json);
    },
    addRoute(path, { section, product, position }) {
      insertRoute.run(path, section, product, position);
    },
    setSections(ids) {
      database.exec('DELETE FROM section');
      for (const [position, id] of ids.entries()) insertSection.run(position, id);
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
        const name = String(row['name']);
        if (name.startsWith(WORKING_TABLE_PREFIX)) database.exec(`DROP TABLE "${name}"`);
      }
      const identity = newIdentity();
      const about = database.prepare('INSERT INTO about (name, value) VALUES (?, ?)');
      about.run('identity', identity);
      about.run('revision', '0');
      if (options.tenant !== undefined) about.run('tenant', options.tenant);
      // Out of the write-ahead log, so that one file is the whole snapshot. Locked until the file has its
      // name.
      database.exec('PRAGMA journal_mode = DELETE');
      renameSync(next, fileOfIdentity(file, identity));
      database.close();
      logAhead(fileOfIdentity(file, identity));
      makePresent(file, identity);
    },
    abort() {
      if (database.isOpen) database.close();
    },
    discard() {
      if (database.isOpen) database.close();
      removeWork(next);
    },
  };
}

/** From now on changes go through a log beside the file: who reads meanwhile keeps what it sees. */
function logAhead(file: string): void {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL');
  database.close();
}

function removeWork(next: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(next + suffix, { force: true });
}

function openWork(
  file: string,
  next: string,
  { source, resume = false, now = Date.now }: SnapshotWriterOptions,
) {
  const kept = openLocked(file, next);
  if (resume && isContinuable(kept, source, now())) return { database: kept, resumed: true };
  kept.close();
  removeWork(next);

  const database = openLocked(file, next);
  try {
    database.exec(SNAPSHOT_TABLES);
    const insert = database.prepare('INSERT INTO about (name, value) VALUES (?, ?)');
    insert.run('version', String(SNAPSHOT_VERSION));
    insert.run('source', source);
    insert.run('started', String(now()));
  } catch (cause) {
    // Left open it would keep the next pull out.
    database.close();
    removeWork(next);
    throw new SnapshotError(file, diskFaultText(cause, dirname(file)) ?? describeFault(cause), { cause });
  }
  return { database, resumed: false };
}

/** Opens the work file for this process alone: a second pull of the same shop must not write into it. */
function openLocked(file: string, next: string): DatabaseSync {
  const database = new DatabaseSync(next);
  try {
    // Most entries are 1 to 4 KB: on pages of this size they stand whole and are read in half the time.
    database.exec('PRAGMA page_size = 16384');
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
    database.exec('BEGIN IMMEDIATE; COMMIT');
    return database;
  } catch (cause) {
    database.close();
    if (isDamage(cause)) {
      rmSync(next, { force: true });
      return openLocked(file, next);
    }
    throw new SnapshotError(file, diskFaultText(cause, dirname(file)) ?? describeFault(cause), { cause });
  }
}

function describeFault(cause: unknown): string {
  if (isTaken(cause)) return 'another process is writing it: wait until that pull is done.';
  return `it cannot be written (${cause instanceof Error ? cause.message : cause}).`;
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
