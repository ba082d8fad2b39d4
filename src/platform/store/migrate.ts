import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '#lib/in-transaction.ts';
import type { Migration } from './migration.ts';
import { PlatformFileError } from './platform-file-error.ts';
import { createStatements, type Schema } from './schema.ts';

/**
 * Brings a file to the newest format in one transaction: makes the tables of an empty file, else takes the
 * steps that the file still lacks. Where this throws, the file is as it was. Throws `PlatformFileError`.
 */
export function migrate(database: DatabaseSync, file: string, schema: Schema): void {
  const newest = newestFormat(schema);
  if (readFormat(database) === newest) return;
  inTransaction(database, () => {
    // Somebody else may have brought the file up to date in between.
    const format = readFormat(database);
    if (format === newest) return;
    if (isEmpty(database)) database.exec(createStatements(schema));
    else for (const step of stepsFrom(format, file, schema)) take(database, file, step);
    database.exec(`PRAGMA user_version = ${newest}`);
  });
}

/** The format that this code writes. */
function newestFormat({ migrations }: Pick<Schema, 'migrations'>): number {
  return migrations.at(-1)?.to ?? 1;
}

function stepsFrom(format: number, file: string, { migrations }: Schema): readonly Migration[] {
  const newest = newestFormat({ migrations });
  const oldest = (migrations[0]?.to ?? newest) - 1;
  if (format > newest) {
    throw new PlatformFileError(
      `${file} was written in format ${format} by a newer sandbox; this one knows formats up to ${newest}. ` +
        'Start the newer one, or name another file with --file.',
    );
  }
  if (format === 0) {
    throw new PlatformFileError(
      `${file} is not a file of the sandbox but a database of something else. Name another file with --file.`,
    );
  }
  if (format < oldest) {
    throw new PlatformFileError(
      `${file} was written in format ${format}, which no longer can be read; formats from ${oldest} on ` +
        'can. ' +
        'Start with --reset to write the demo shops anew, or name another file with --file.',
    );
  }
  return migrations.filter(({ to }) => to > format);
}

function take(database: DatabaseSync, file: string, { to, sql }: Migration): void {
  try {
    database.exec(sql);
  } catch (cause) {
    throw new PlatformFileError(
      `${file} could not be brought from format ${to - 1} to ${to}: ${String(cause)}. It is as it was ` +
        'before. ' +
        'Keep a copy of it and start with --reset, or name another file with --file.',
      { cause },
    );
  }
}

function readFormat(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
}

function isEmpty(database: DatabaseSync): boolean {
  return database.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() === undefined;
}
