import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type {
  CommerceGood,
  CommerceOffer,
  CommerceProperty,
  CommerceSink,
  PriceType,
} from './commerce-record.ts';

/** Format of the file; one of another format is begun anew by the next full exchange. */
const FORMAT = 1;

const TABLES = `
  CREATE TABLE IF NOT EXISTS fact (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS category (
    id TEXT PRIMARY KEY, seq INTEGER NOT NULL, parent TEXT NOT NULL, name TEXT NOT NULL,
    session TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS price_type (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, currency TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS property (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS property_value (id TEXT PRIMARY KEY, text TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS good (
    id TEXT PRIMARY KEY, seq INTEGER NOT NULL, line INTEGER NOT NULL, deleted INTEGER NOT NULL,
    barcode TEXT NOT NULL, facts TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS good_by_seq ON good (seq);
  CREATE INDEX IF NOT EXISTS good_by_barcode ON good (barcode);
  CREATE TABLE IF NOT EXISTS offer (
    id TEXT PRIMARY KEY, good TEXT NOT NULL, seq INTEGER NOT NULL, line INTEGER NOT NULL, count TEXT,
    facts TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS offer_by_good ON offer (good, seq);
  CREATE TABLE IF NOT EXISTS price (
    offer TEXT NOT NULL, type TEXT NOT NULL, amount TEXT NOT NULL, currency TEXT NOT NULL,
    PRIMARY KEY (offer, type)) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS picture (path TEXT PRIMARY KEY, url TEXT NOT NULL) STRICT, WITHOUT ROWID;
`;

export interface LedgerOptions {
  /** Number of the exchange that files belong to: a full catalogue of another one begins the goods anew. */
  session?: string | undefined;
  /** Keeps the file for the next exchange, which may bring only what has changed. */
  keep?: boolean | undefined;
}

/**
 * Goods, offers and prices of an exchange, in a file of its own, where those of several files meet: there may
 * be more than memory. What a file brings is kept whole or not at all.
 */
export class CommerceLedger implements CommerceSink {
  readonly database: DatabaseSync;
  readonly #file: string;
  readonly #session: string;
  readonly #keep: boolean;
  readonly #statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  #seq = 0;

  constructor(file: string, { session = '', keep = false }: LedgerOptions = {}) {
    this.#file = file;
    this.#session = session;
    this.#keep = keep;
    if (!keep) remove(file);
    this.database = new DatabaseSync(file, { timeout: 30_000 });
    this.database.exec('PRAGMA cache_size = -8000');
    this.database.exec(
      keep ? 'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL' : 'PRAGMA synchronous = OFF',
    );
    const format = this.database.prepare('PRAGMA user_version').get()?.['user_version'];
    if (format !== 0 && format !== FORMAT) {
      this.database.close();
      remove(file);
      this.database = new DatabaseSync(file, { timeout: 30_000 });
    }
    this.database.exec(`${TABLES} PRAGMA user_version = ${FORMAT}`);
    const { last } = this.database
      .prepare(
        `SELECT max((SELECT coalesce(max(seq), 0) FROM good),
          (SELECT coalesce(max(seq), 0) FROM offer)) AS last`,
      )
      .get() ?? { last: 0 };
    this.#seq = Number(last);
  }

  begin(): void {
    this.database.exec('BEGIN IMMEDIATE');
  }

  /** Keeps what was read since `begin`. */
  commit(): void {
    this.database.exec('COMMIT');
  }

  /** Forgets what was read since `begin`. */
  rollback(): void {
    if (this.database.isTransaction) this.database.exec('ROLLBACK');
  }

  /** A catalogue of all goods begins anew, once in an exchange; one of changes adds to what there is. */
  beginCatalogue(onlyChanges: boolean): void {
    if (onlyChanges || this.fact('session') === `of ${this.#session}`) return;
    for (const table of ['good', 'offer', 'price']) this.database.exec(`DELETE FROM ${table}`);
    // Those of this exchange stand before its goods.
    this.#run('DELETE FROM category WHERE session <> ?', this.#session);
    this.#run('INSERT OR REPLACE INTO fact VALUES (?, ?)', 'session', `of ${this.#session}`);
  }

  addOwner(name: string): void {
    this.#run('INSERT OR REPLACE INTO fact VALUES (?, ?)', 'owner', name);
  }

  addGroup(id: string, parent: string, name: string): void {
    this.#run(
      `INSERT INTO category VALUES (?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET parent = excluded.parent, name = excluded.name, session = excluded.session`,
      ...[id, this.#next(), parent, name, this.#session],
    );
  }

  addPriceType({ id, name, currency }: PriceType): void {
    if (id !== '') this.#run('INSERT OR REPLACE INTO price_type VALUES (?, ?, ?)', id, name, currency);
  }

  addProperty({ id, name, values }: CommerceProperty): void {
    if (id !== '') this.#run('INSERT OR REPLACE INTO property VALUES (?, ?)', id, name);
    for (const [value, text] of values)
      this.#run('INSERT OR REPLACE INTO property_value VALUES (?, ?)', value, text);
  }

  /** Goods that are taken away stay as such, since their offers may come later. */
  addGood({ id, line, isDeleted, facts }: CommerceGood): void {
    this.#run(
      `INSERT INTO good VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET line = excluded.line, deleted = excluded.deleted, barcode = excluded.barcode,
         facts = excluded.facts`,
      ...[id, this.#next(), line, isDeleted ? 1 : 0, facts.barcode, JSON.stringify(facts)],
    );
  }

  addOffer({ id, line, isDeleted, facts, prices, count }: CommerceOffer): void {
    if (isDeleted) {
      this.#run('DELETE FROM price WHERE offer = ?', id);
      this.#run('DELETE FROM offer WHERE id = ?', id);
      return;
    }
    const said = facts && JSON.stringify(facts);
    this.#run(
      `INSERT INTO offer VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET line = excluded.line, count = coalesce(excluded.count, count),
         facts = coalesce(excluded.facts, facts)`,
      ...[id, id.split('#', 1)[0] ?? id, this.#next(), line, count ?? null, said ?? null],
    );
    if (!prices) return;
    this.#run('DELETE FROM price WHERE offer = ?', id);
    for (const { type, amount, currency } of prices)
      this.#run('INSERT OR REPLACE INTO price VALUES (?, ?, ?, ?)', id, type, amount, currency);
  }

  /** Address of a picture that an exchange has brought to a path. */
  pictureAt(path: string): string | undefined {
    const row = this.database.prepare('SELECT url FROM picture WHERE path = ?').get(path);
    return row && String(row['url']);
  }

  addPicture(path: string, url: string): void {
    this.#run('INSERT OR REPLACE INTO picture VALUES (?, ?)', path, url);
  }

  fact(name: string): string {
    return String(this.database.prepare('SELECT value FROM fact WHERE name = ?').get(name)?.['value'] ?? '');
  }

  close(): void {
    this.database.close();
    if (!this.#keep) remove(this.#file);
  }

  #run(text: string, ...values: (string | number | null)[]): void {
    let statement = this.#statements.get(text);
    if (!statement) {
      statement = this.database.prepare(text);
      this.#statements.set(text, statement);
    }
    statement.run(...values);
  }

  #next(): number {
    this.#seq += 1;
    return this.#seq;
  }
}

function remove(file: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${suffix}`, { force: true });
}
