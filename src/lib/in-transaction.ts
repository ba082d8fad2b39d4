import type { DatabaseSync } from 'node:sqlite';

/**
 * Runs `work` in one transaction: all or nothing of what it writes, and much faster than single writes. An
 * error undoes it. Another writer of the file is waited for before, so that what `work` reads is still so
 * when it writes.
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
    throw error;
  }
}
