import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ExplainedError } from './explained-error.ts';
import { diskFaultText } from './storage-fault.ts';

/** Another process has the lock. */
export class LockedError extends ExplainedError {
  override name = 'LockedError';
}

/**
 * Takes a lock that the system gives back when the process ends, however it ends. Returns what gives it back
 * before. Throws a LockedError with `message` where another process has it.
 */
export function takeLock(file: string, message: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch (cause) {
    database.close();
    const fault = diskFaultText(cause, dirname(file));
    throw new LockedError(fault === undefined ? message : `The lock cannot be taken: ${fault}`, { cause });
  }
  return () => {
    if (database.isOpen) database.close();
  };
}
