import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as letOthersRun } from 'node:timers/promises';
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
    throw undone(database, error);
  }
}

/**
 * The same for long work: at each of its steps the rest of the process gets its turn. Until it is over nobody
 * else may use the connection.
 */
export async function inLongTransaction(database: DatabaseSync, steps: Iterable<void>): Promise<void> {
  database.exec('BEGIN IMMEDIATE');
  try {
    for (const _ of steps) await letOthersRun();
    database.exec('COMMIT');
  } catch (error) {
    throw undone(database, error);
  }
}

function undone(database: DatabaseSync, error: unknown): unknown {
  // A full disk has undone it already.
  if (database.isTransaction) database.exec('ROLLBACK');
  // SQLite's own errors do not say of which file they are.
  if (error instanceof Error && diskFaultText(error) !== undefined)
    Object.assign(error, { path: database.location() ?? undefined });
  return error;
}
