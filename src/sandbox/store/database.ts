import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { inTransaction } from '#lib/in-transaction.ts';
import { CACHE_TABLES } from '#sandbox/areas/cache/cache-tables.ts';
import { CART_TABLES } from '#sandbox/areas/cart/cart-tables.ts';
import { CUSTOMER_TABLES } from '#sandbox/areas/customer/customer-tables.ts';
import { ORDER_TABLES } from '#sandbox/areas/order/order-tables.ts';
import { CATALOGUE_TABLES } from '#sandbox/areas/product/product-tables.ts';
import { SEARCH_TABLES } from '#sandbox/areas/product/property-tables.ts';
import { IMPORT_TABLES } from '#sandbox/areas/shop/import-id-tables.ts';

const FORMAT = 4;

const TABLES = [
  CATALOGUE_TABLES,
  CUSTOMER_TABLES,
  IMPORT_TABLES,
  CACHE_TABLES,
  CART_TABLES,
  SEARCH_TABLES,
  ORDER_TABLES,
].join('');

/** The sandbox's file could not be used; the message says why and what to do. */
export class SandboxFileError extends Error {
  override name = 'SandboxFileError';
}

/** Queries as tagged templates; each text is prepared once. Row types name the columns that the text selects. */
export interface Sql {
  all<Row>(text: TemplateStringsArray, ...values: SQLInputValue[]): Row[];
  get<Row>(text: TemplateStringsArray, ...values: SQLInputValue[]): Row | undefined;
  /** Returns how many rows changed. */
  run(text: TemplateStringsArray, ...values: SQLInputValue[]): number;
  /** All that `work` writes is kept, or nothing where it throws. */
  transaction<Result>(work: () => Result): Result;
  close(): void;
}

/** Opens the sandbox's file, making it and its folder where they do not exist. Throws `SandboxFileError`. */
export function openDatabase(file: string): Sql {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 5_000 });
  try {
    prepare(database, file);
  } catch (cause) {
    database.close();
    if (cause instanceof SandboxFileError) throw cause;
    throw new SandboxFileError(
      `${file} is not a file of the sandbox: ${String(cause)}. Name another file, or remove it to start anew.`,
      { cause },
    );
  }
  const statements = database.createTagStore(500);
  return {
    all: <Row>(text: TemplateStringsArray, ...values: SQLInputValue[]) =>
      statements.all(text, ...values) as Row[],
    get: <Row>(text: TemplateStringsArray, ...values: SQLInputValue[]) =>
      statements.get(text, ...values) as Row | undefined,
    run: (text, ...values) => Number(statements.run(text, ...values).changes),
    transaction: (work) => inTransaction(database, work),
    close: () => database.close(),
  };
}

/** Removes the sandbox's file and what SQLite keeps beside it. */
export function removeDatabase(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
}

function prepare(database: DatabaseSync, file: string): void {
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -32000');
  const { user_version: format } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  if (format === FORMAT) return;
  const { tables } = database.prepare('SELECT count(*) AS tables FROM sqlite_schema').get() as {
    tables: number;
  };
  if (format !== 0 || tables > 0) {
    throw new SandboxFileError(
      `${file} was written in format ${format}, this sandbox reads format ${FORMAT}. Start it with --reset, or remove the file.`,
    );
  }
  database.exec(`BEGIN; ${TABLES} PRAGMA user_version = ${FORMAT}; COMMIT`);
}
