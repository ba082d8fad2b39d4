import type { DatabaseSync } from 'node:sqlite';

/** Runs `work` in one transaction: all or nothing of what it writes, and much faster than single writes. An error undoes it. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
