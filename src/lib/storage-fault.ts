import { existsSync, statfsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Errors as SQLite numbers them. */
const [SQLITE_ERROR, SQLITE_BUSY, SQLITE_IOERR, SQLITE_CORRUPT, SQLITE_FULL, SQLITE_NOTADB] = [
  1, 5, 10, 11, 13, 26,
];

/** True for a damaged database: its bytes are none, or tables and columns of it are not there. */
export function isDamage(error: unknown): boolean {
  const code = primaryCode(error);
  return code === SQLITE_CORRUPT || code === SQLITE_NOTADB || code === SQLITE_ERROR;
}

/** True if another process has locked a database. */
export function isTaken(error: unknown): boolean {
  return primaryCode(error) === SQLITE_BUSY;
}

/** Less than a new database needs. */
const NO_ROOM = 64 * 1024;

/** Errors that name their file: those of Node and our own. */
type FileError = NodeJS.ErrnoException & { dest?: string; file?: string };

const NO_SPACE: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT']);

/**
 * Message for an error of a full or failing disk, whichever error it led to; undefined for others. SQLite
 * calls a database that it cannot begin on a full disk locked, or failing: there the room of `folder` is
 * asked for.
 */
export function diskFaultText(error: unknown, folder?: string): string | undefined {
  if (folder !== undefined && isTaken(error)) return hasNoRoom(folder) ? fullText(folder) : undefined;
  let place = folder;
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code = '', path, dest, file = dest ?? path } = one as FileError;
    place = file ?? place;
    const sqlite = primaryCode(one);
    if (NO_SPACE.has(code) || sqlite === SQLITE_FULL) return fullText(place);
    if (code === 'EIO' || sqlite === SQLITE_IOERR)
      return place !== undefined && hasNoRoom(place) ? fullText(place) : failingText(place);
  }
  return undefined;
}

const fullText = (file?: string) => `the disk is full${placeOf(file)}: free some space and do it again.`;
const failingText = (file?: string) =>
  `the disk failed${placeOf(file)}: see what the system says of it (dmesg), and do it again once it works.`;
const placeOf = (file?: string) => (file ? ` (${file})` : '');

/** True if the disk of a file or folder has no room; false if nobody knows. */
function hasNoRoom(path: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize < NO_ROOM;
  } catch {
    return false;
  }
}

/** SQLite's own code, without what it adds in higher bits. */
function primaryCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  return Number(error.errcode) & 0xff;
}

/** Fault of the database in a file; undefined without one. */
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
