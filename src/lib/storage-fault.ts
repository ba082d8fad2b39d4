import { existsSync, statfsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** What went wrong, as SQLite numbers it. */
const [SQLITE_ERROR, SQLITE_BUSY, SQLITE_CORRUPT, SQLITE_FULL, SQLITE_NOTADB] = [1, 5, 11, 13, 26];

/** Whether a database is damaged: its bytes are no database, or tables and columns of it are not there. */
export function isDamage(error: unknown): boolean {
  const code = primaryCode(error);
  return code === SQLITE_CORRUPT || code === SQLITE_NOTADB || code === SQLITE_ERROR;
}

/** Whether another process has locked a database. */
export function isTaken(error: unknown): boolean {
  return primaryCode(error) === SQLITE_BUSY;
}

const REMEDY = 'free some space and do it again.';

/** Less than a new database needs. */
const NO_ROOM = 64 * 1024;

/**
 * What to say where an error comes of a full disk, whichever error it led to; undefined for others. SQLite
 * calls a database that it cannot begin locked: there `folder` is asked for what room it has.
 */
export function diskFullText(error: unknown, folder?: string): string | undefined {
  if (folder !== undefined && isTaken(error)) {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < NO_ROOM ? `the disk is full (${folder}): ${REMEDY}` : undefined;
  }
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code, path, dest } = one as NodeJS.ErrnoException & { dest?: string };
    if (code === 'ENOSPC' || code === 'EDQUOT' || primaryCode(one) === SQLITE_FULL) {
      const file = dest ?? path;
      return `the disk is full${file ? ` (${file})` : ''}: ${REMEDY}`;
    }
  }
  return undefined;
}

/** SQLite's own code, without what it adds in higher bits. */
function primaryCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  return Number(error.errcode) & 0xff;
}

/** What is wrong with the database in a file; undefined where nothing is. */
export function databaseFault(file: string): string | undefined {
  if (!existsSync(file)) return 'it is not there';
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    const said = String(database.prepare('PRAGMA quick_check(1)').get()?.['quick_check']);
    return said === 'ok' ? undefined : said.replaceAll('\n', ' ');
  } catch (error) {
    if (!isDamage(error)) throw error;
    return error instanceof Error ? error.message : String(error);
  } finally {
    database?.close();
  }
}
