import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

const FORMAT = 2;

/** `data` is always the whole JSON as the platform answers it; the other columns repeat what queries look for. */
const TABLES = `
  CREATE TABLE shop (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    security_key TEXT NOT NULL UNIQUE,
    market TEXT NOT NULL,
    seeded INTEGER NOT NULL DEFAULT 0
  ) STRICT;

  CREATE TABLE product (
    shop INTEGER NOT NULL,
    id INTEGER NOT NULL,
    min_order INTEGER NOT NULL,
    data TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX product_by_id ON product (shop, id);

  CREATE TABLE variation (
    shop INTEGER NOT NULL,
    id INTEGER NOT NULL,
    product INTEGER NOT NULL,
    position INTEGER NOT NULL,
    stock INTEGER NOT NULL,
    new_price INTEGER NOT NULL,
    old_price INTEGER NOT NULL,
    count INTEGER NOT NULL,
    data TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX variation_by_id ON variation (shop, id);
  CREATE UNIQUE INDEX variation_by_stock ON variation (shop, stock);
  CREATE INDEX variation_by_product ON variation (shop, product, position);

  CREATE TABLE review (
    shop INTEGER NOT NULL,
    id INTEGER NOT NULL,
    product INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    data TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX review_by_id ON review (shop, id);
  CREATE INDEX review_by_age ON review (shop, created_at DESC, id DESC);
  CREATE INDEX review_by_product ON review (shop, product, created_at DESC, id DESC);

  CREATE TABLE document (
    shop INTEGER NOT NULL,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    section TEXT NOT NULL,
    position INTEGER NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (shop, kind, key)
  ) STRICT;
  CREATE INDEX document_by_position ON document (shop, kind, position, key);
`;

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
    throw new SandboxFileError(`${file} is not a file of the sandbox: ${String(cause)}. Name another file, or remove it to start anew.`, { cause });
  }
  const statements = database.createTagStore(200);
  return {
    all: <Row>(text: TemplateStringsArray, ...values: SQLInputValue[]) => statements.all(text, ...values) as Row[],
    get: <Row>(text: TemplateStringsArray, ...values: SQLInputValue[]) => statements.get(text, ...values) as Row | undefined,
    run: (text, ...values) => Number(statements.run(text, ...values).changes),
    transaction(work) {
      database.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        database.exec('COMMIT');
        return result;
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },
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
  const { tables } = database.prepare('SELECT count(*) AS tables FROM sqlite_schema').get() as { tables: number };
  if (format !== 0 || tables > 0) {
    throw new SandboxFileError(
      `${file} was written in format ${format}, this sandbox reads format ${FORMAT}. Start it with --reset, or remove the file.`,
    );
  }
  database.exec(`BEGIN; ${TABLES} PRAGMA user_version = ${FORMAT}; COMMIT`);
}
