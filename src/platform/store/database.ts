import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { inTransaction } from '#lib/in-transaction.ts';
import { migrate } from './migrate.ts';
import { PlatformFileError } from './platform-file-error.ts';
import { catalogueTables, type Schema } from './schema.ts';

/**
 * Queries as tagged templates; each text is prepared once. Row types name the columns that the text selects.
 */
export interface Sql {
  all<Row>(text: TemplateStringsArray, ...values: SQLInputValue[]): Row[];
  get<Row>(text: TemplateStringsArray, ...values: SQLInputValue[]): Row | undefined;
  /** Returns how many rows changed. */
  run(text: TemplateStringsArray, ...values: SQLInputValue[]): number;
  /** As `all`, for a text that names its tables by what they are; nothing is kept of it. */
  query<Row>(text: string, ...values: SQLInputValue[]): Row[];
  /** All that `work` writes is kept, or nothing where it throws. */
  transaction<Result>(work: () => Result): Result;
  /** The tables that are written with the catalogue of a shop, each with a column `shop`. */
  readonly catalogueTables: readonly string[];
  /**
   * True for a playground: orders move on with time, drivers are made up, messages stay in the file to be
   * read. Else a person, a message or an engine does all that.
   */
  readonly isPlayground: boolean;
  close(): void;
}

/**
 * Opens a platform's file, making it and its folder where they do not exist; a file of an older format is
 * brought to the newest. Other writers of the file are waited for as long as `waitMs`. Throws
 * `PlatformFileError`.
 */
export function openDatabase(
  file: string,
  schema: Schema,
  { waitMs = 5_000, isPlayground = false } = {},
): Sql {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: waitMs });
  try {
    migrate(database, file, schema);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -32000');
  } catch (cause) {
    database.close();
    if (cause instanceof PlatformFileError) throw cause;
    throw new PlatformFileError(
      `${file} is not a file of the sandbox: ${String(cause)}. Name another file, or remove it to start ` +
        'anew.',
      { cause },
    );
  }
  // Each template is one object, however often it is used. Node's own store of tagged queries holds the file
  // open
  // when it is closed.
  const statements = new Map<TemplateStringsArray, StatementSync>();
  const prepared = (text: TemplateStringsArray) => {
    const known = statements.get(text);
    if (known) return known;
    const statement = database.prepare(text.join('?'));
    statements.set(text, statement);
    return statement;
  };
  return {
    all: <Row>(text: TemplateStringsArray, ...values: SQLInputValue[]) =>
      prepared(text).all(...values) as Row[],
    get: <Row>(text: TemplateStringsArray, ...values: SQLInputValue[]) =>
      prepared(text).get(...values) as Row | undefined,
    run: (text, ...values) => Number(prepared(text).run(...values).changes),
    query: <Row>(text: string, ...values: SQLInputValue[]) => database.prepare(text).all(...values) as Row[],
    transaction: (work) => inTransaction(database, work),
    catalogueTables: catalogueTables(schema),
    isPlayground,
    close: () => database.close(),
  };
}

/** Removes the sandbox's file and what SQLite keeps beside it. */
export function removeDatabase(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
}
