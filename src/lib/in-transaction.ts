import type { DatabaseSync } from 'node:sqlite';
import { diskFaultText } from './storage-fault.ts';

/**
 * Runs `work` in one transaction: all or nothing of what it writes, and much faster than single writes. An
 * error undoes it, and names the file where the disk is at fault. Another writer of the file is waited for
 * before, so that what `work` reads is still so when it writes.
 */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk has undone it already.
    if (database.isTransaction) database.exec('ROLLBACK');
    // SQLite's own errors do not say of which file they are.
    if (error instanceof Error && diskFaultText(error) !== undefined)
      Object.assign(error, { path: database.location() ?? undefined });
    throw error;
  }
}
