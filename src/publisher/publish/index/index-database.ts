import { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '#lib/in-transaction.ts';
import { LEDGER_TABLES } from './ledger.ts';
import { READ_TABLES } from './read-index.ts';

/** Changes with the tables. */
export const INDEX_VERSION = 2;

/** Milliseconds that a writer waits for another one: a whole build of a large shop writes for seconds. */
const PATIENCE = 30_000;

/** All that an index of this version lacks is the ledger. */
const WITHOUT_LEDGER = 1;

const TABLES = `
  CREATE TABLE input (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE entry (key TEXT PRIMARY KEY, hash INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE route (id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, hashes TEXT NOT NULL) STRICT;
  CREATE INDEX route_in_doubt ON route (path) WHERE hashes = '';
  ${READ_TABLES}
  ${LEDGER_TABLES}
`;

/** Routes that a build has rendered and not published yet; gone with the connection. */
const STAGED = `
  CREATE TEMP TABLE staged (
    path TEXT PRIMARY KEY,
    hashes TEXT NOT NULL,
    reads BLOB NOT NULL,
    reason TEXT NOT NULL,
    is_changed INTEGER NOT NULL
  ) STRICT`;

/**
 * Opens the database of a published index and makes its tables. One of the version before gets an empty
 * ledger and keeps all that it has. Of an index of another version only languages and routes with the hashes
 * of their pages are kept: the next build renders all and writes what differs.
 */
export function openIndexDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: PATIENCE });
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
    if (versionOf(database) !== INDEX_VERSION) inTransaction(database, () => makeTables(database));
    database.exec(STAGED);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function versionOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
}

function makeTables(database: DatabaseSync): void {
  const version = versionOf(database);
  if (version === INDEX_VERSION) return;
  if (version === WITHOUT_LEDGER) database.exec(LEDGER_TABLES);
  else makeAnew(database);
  database.exec(`PRAGMA user_version = ${INDEX_VERSION}`);
}

function makeAnew(database: DatabaseSync): void {
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  const names = tables.map((row) => String(row['name']));
  if (names.includes('route')) {
    database.exec(`CREATE TEMP TABLE known AS SELECT path, hashes FROM route ORDER BY rowid;
      CREATE TEMP TABLE said AS SELECT key, value FROM input WHERE key = 'languages'`);
    for (const name of names) database.exec(`DROP TABLE "${name}"`);
  }
  database.exec(TABLES);
  if (names.includes('route'))
    database.exec(`INSERT INTO route (path, hashes) SELECT path, hashes FROM known; DROP TABLE known;
      INSERT INTO input SELECT key, value FROM said; DROP TABLE said`);
}
