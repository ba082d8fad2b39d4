import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { inTransaction } from '#lib/in-transaction.ts';
import type { RouteTask } from '#render/worker/protocol.ts';

/** What one rendered route leaves in the index. */
export interface StagedRoute {
  path: string;
  hashes: string[];
  reads: Uint8Array;
}

/** A published route: the hash of its page in each language, and the keys that it read. */
export interface PublishedRoute {
  path: string;
  hashes: string[];
  reads: Uint8Array;
}

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS input (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS entry (key TEXT PRIMARY KEY, hash BLOB NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS route (path TEXT PRIMARY KEY, hashes TEXT NOT NULL, reads BLOB NOT NULL);
  CREATE TABLE IF NOT EXISTS staged (path TEXT PRIMARY KEY, hashes TEXT NOT NULL, reads BLOB NOT NULL);
`;

/**
 * What is published of one shop: which pages with which content, what each page read, and the hash of everything read.
 * A build compares the snapshot with this index, so a build that died is simply planned again.
 */
export class PublishedIndex {
  readonly #database: DatabaseSync;
  readonly #stage: StatementSync;

  /** Opens the index of a shop, or starts an empty one. */
  constructor(file: string) {
    mkdirSync(dirname(file), { recursive: true });
    this.#database = new DatabaseSync(file);
    this.#database.exec(SCHEMA);
    this.#stage = this.#database.prepare(
      'INSERT OR REPLACE INTO staged (path, hashes, reads) VALUES (?, ?, ?)',
    );
  }

  close(): void {
    this.#database.close();
  }

  /** A fact beside the entries that pages depend on: code version, tenant, languages, fragments; undefined before the first build. */
  input(key: string): string | undefined {
    const row = this.#database.prepare('SELECT value FROM input WHERE key = ?').get(key);
    return row && String(row['value']);
  }

  setInput(key: string, value: string): void {
    this.#database.prepare('INSERT OR REPLACE INTO input (key, value) VALUES (?, ?)').run(key, value);
  }

  countRoutes(): number {
    return Number(this.#database.prepare('SELECT count(*) AS n FROM route').get()?.['n']);
  }

  *routes(): Generator<PublishedRoute> {
    for (const row of this.#database.prepare('SELECT path, hashes, reads FROM route').iterate()) {
      yield {
        path: String(row['path']),
        hashes: String(row['hashes']).split(','),
        reads: row['reads'] as Uint8Array,
      };
    }
  }

  /** The tasks for given paths, with the hashes that are published now. */
  task(path: string): RouteTask {
    const row = this.#database.prepare('SELECT hashes FROM route WHERE path = ?').get(path);
    return { path, publishedHashes: row ? String(row['hashes']).split(',') : null };
  }

  /** Makes the snapshot's tables readable as `snapshot.entry` and `snapshot.route` while `work` runs. */
  withSnapshot<Result>(file: string, work: (database: DatabaseSync) => Result): Result {
    this.#database.prepare('ATTACH ? AS snapshot').run(file);
    try {
      return work(this.#database);
    } finally {
      this.#database.exec('DETACH snapshot');
    }
  }

  /** Forgets what an earlier build staged without publishing it. */
  clearStaged(): void {
    this.#database.exec('DELETE FROM staged');
  }

  /** Keeps rendered routes until they are published. */
  stage(routes: readonly StagedRoute[]): void {
    inTransaction(this.#database, () => {
      for (const { path, hashes, reads } of routes) this.#stage.run(path, hashes.join(','), reads);
    });
  }

  /** Before files move: whatever is about to change counts as unknown until it is confirmed, so that a killed publish is done again. */
  markInDoubt(removedPaths: readonly string[]): void {
    inTransaction(this.#database, () => {
      this.#database.exec(`INSERT INTO route (path, hashes, reads) SELECT path, '', x'' FROM staged WHERE true
        ON CONFLICT (path) DO UPDATE SET hashes = ''`);
      const doubt = this.#database.prepare(`UPDATE route SET hashes = '' WHERE path = ?`);
      for (const path of removedPaths) doubt.run(path);
    });
  }

  /** After files moved: the staged routes and the snapshot's entries are what is published. */
  confirm(
    snapshotFile: string,
    removedPaths: readonly string[],
    inputs: Readonly<Record<string, string>>,
  ): void {
    this.withSnapshot(snapshotFile, (database) => {
      inTransaction(this.#database, () => {
        database.exec('INSERT OR REPLACE INTO route SELECT path, hashes, reads FROM staged');
        database.exec('DELETE FROM staged');
        const remove = database.prepare('DELETE FROM route WHERE path = ?');
        for (const path of removedPaths) remove.run(path);
        database.exec('DELETE FROM entry WHERE key NOT IN (SELECT key FROM snapshot.entry)');
        database.exec(`INSERT OR REPLACE INTO entry (key, hash)
          SELECT s.key, s.hash FROM snapshot.entry s LEFT JOIN main.entry e ON e.key = s.key WHERE e.hash IS NOT s.hash`);
        for (const [key, value] of Object.entries(inputs)) this.setInput(key, value);
      });
    });
  }
}
