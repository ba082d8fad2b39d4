import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PlatformFileError } from '#platform/store/platform-file-error.ts';

const HEADER = 'SQLite format 3\0';

/**
 * Copies a platform's file as it is at one moment, beside a platform that runs on it. Throws
 * `PlatformFileError` where there is none, or the target exists.
 */
export async function backUp(file: string, target: string): Promise<void> {
  if (existsSync(target)) throw new PlatformFileError(`${target} is there already. Name a file that is not.`);
  await copyDatabase(file, target);
}

/**
 * Puts a copy in the place of a platform's file, which is kept as `<file>.before-restore`. For a platform
 * that does not run. Throws `PlatformFileError` where the copy is none or damaged.
 */
export async function restore(copy: string, file: string): Promise<void> {
  const fresh = `${file}.restoring`;
  await rm(fresh, { force: true });
  await copyDatabase(copy, fresh);
  if (existsSync(file)) {
    const former = `${file}.before-restore`;
    await rm(former, { force: true });
    // With what lies in its journal, so that it is whole.
    await copyDatabase(file, former);
  }
  for (const suffix of ['-wal', '-shm']) await rm(`${file}${suffix}`, { force: true });
  await rename(fresh, file);
}

async function copyDatabase(from: string, to: string): Promise<void> {
  if (!existsSync(from))
    throw new PlatformFileError(`There is no file ${from}. Name the platform's file with --file.`);
  if (!(await isDatabase(from))) throw new PlatformFileError(`${from} is no database of SQLite.`);
  await mkdir(dirname(to), { recursive: true });
  try {
    const source = new DatabaseSync(from, { timeout: 5_000 });
    try {
      // One read of the whole file, whatever is written meanwhile.
      source.prepare('VACUUM INTO ?').run(to);
    } finally {
      source.close();
    }
    checkWhole(to);
  } catch (cause) {
    await rm(to, { force: true });
    if (cause instanceof PlatformFileError) throw cause;
    throw new PlatformFileError(`${from} could not be copied: ${String(cause)}.`, { cause });
  }
}

async function isDatabase(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(HEADER.length), 0, HEADER.length, 0);
    return buffer.toString('latin1') === HEADER;
  } finally {
    await handle.close();
  }
}

function checkWhole(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const [row] = database.prepare('PRAGMA quick_check(1)').all();
    if (row?.['quick_check'] === 'ok') return;
    throw new PlatformFileError(`${file} is damaged: ${row?.['quick_check']}.`);
  } finally {
    database.close();
  }
}
