import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { decodeNumbers, encodeNumbers, hashKey } from '#publisher/plan/read-set.ts';

/**
 * Routes by the keys that they read. Most keys are read by a few routes: their ids stand in one row,
 * `reader`. Keys that nearly all routes read (settings, menus) stand in sets that thousands of routes share,
 * `read_set`. `route_reads` has the place of each read of a route, so that it can be taken back exactly.
 */
export const READ_TABLES = `
  CREATE TABLE reader (key INTEGER PRIMARY KEY, routes BLOB NOT NULL) STRICT;
  CREATE TABLE read_set (id INTEGER PRIMARY KEY, keys BLOB NOT NULL UNIQUE) STRICT;
  CREATE TABLE set_key (key INTEGER NOT NULL, read_set INTEGER NOT NULL, PRIMARY KEY (key, read_set))
    STRICT, WITHOUT ROWID;
  CREATE TABLE route_reads (route INTEGER PRIMARY KEY, read_set INTEGER NOT NULL, own BLOB NOT NULL) STRICT;
  CREATE INDEX route_reads_set ON route_reads (read_set);
`;

/** A key that so many routes read goes into sets from then on. */
const COMMON_FROM = 2_000;

/** The keys that a route read, as `encodeReads` gives them. */
export interface RouteReads {
  route: number;
  reads: Uint8Array;
}

/** Ids to add to and to take from the row of a key. */
interface RowEdit {
  added: number[];
  removed: number[];
}

const NOTHING = new Uint32Array();

/** Reads of one shop's routes, by key. Writes go into the transaction of whoever calls. */
export class ReadIndex {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  #common: Set<number> | undefined;
  /** Ids of sets by their keys. */
  readonly #sets = new Map<string, number>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** Ids of the routes that read one of the keys, each with the first that it read. */
  readersOf(keys: Iterable<string>): Map<number, string> {
    const readers = new Map<number, string>();
    for (const key of keys) {
      const hash = hashKey(key);
      const note = (route: number) => {
        if (!readers.has(route)) readers.set(route, key);
      };
      for (const route of this.#row(hash)) note(route);
      const inSets = this.#sql(`SELECT r.route FROM set_key s
        JOIN route_reads r ON r.read_set = s.read_set WHERE s.key = ?`);
      for (const row of inSets.iterate(hash)) note(Number(row['route']));
    }
    return readers;
  }

  /** Puts the reads of routes in place of those that they had before. */
  replace(routes: Iterable<RouteReads>): void {
    const edits = new Map<number, RowEdit>();
    const leftSets = new Set<number>();
    for (const { route, reads } of routes) {
      const before = this.#sql('SELECT read_set, own FROM route_reads WHERE route = ?').get(route);
      const { set, own } = this.#split(decodeNumbers(reads));
      const ownBefore = before ? decodeNumbers(before['own'] as Uint8Array) : NOTHING;
      const changed = noteEdits(edits, route, ownBefore, own);
      if (before?.['read_set'] === set && !changed) continue;
      if (before) leftSets.add(Number(before['read_set']));
      this.#sql('INSERT OR REPLACE INTO route_reads (route, read_set, own) VALUES (?, ?, ?)').run(
        route,
        set,
        encodeNumbers(own),
      );
    }
    this.#apply(edits);
    this.#dropUnused(leftSets);
  }

  /** Forgets routes. */
  remove(routes: Iterable<number>): void {
    const edits = new Map<number, RowEdit>();
    const leftSets = new Set<number>();
    for (const route of routes) {
      const before = this.#sql('SELECT read_set, own FROM route_reads WHERE route = ?').get(route);
      if (!before) continue;
      leftSets.add(Number(before['read_set']));
      noteEdits(edits, route, decodeNumbers(before['own'] as Uint8Array), NOTHING);
      this.#sql('DELETE FROM route_reads WHERE route = ?').run(route);
    }
    this.#apply(edits);
    this.#dropUnused(leftSets);
  }

  /** Splits the reads of a route into those of its own and the id of the set with the rest. */
  #split(reads: Uint32Array): { set: number; own: Uint32Array } {
    const common = this.#commonKeys();
    const own: number[] = [];
    const shared: number[] = [];
    for (const hash of reads) (common.has(hash) ? shared : own).push(hash);
    return { set: this.#setOf(shared), own: Uint32Array.from(own) };
  }

  #setOf(keys: number[]): number {
    const bytes = encodeNumbers(Uint32Array.from(keys));
    const name = Buffer.from(bytes.buffer).toString('latin1');
    const known = this.#sets.get(name) ?? this.#findSet(keys, bytes);
    this.#sets.set(name, known);
    return known;
  }

  #findSet(keys: number[], bytes: Uint8Array): number {
    const known = this.#sql('SELECT id FROM read_set WHERE keys = ?').get(bytes);
    if (known) return Number(known['id']);
    const set = Number(this.#sql('INSERT INTO read_set (keys) VALUES (?)').run(bytes).lastInsertRowid);
    const insert = this.#sql('INSERT INTO set_key (key, read_set) VALUES (?, ?)');
    for (const key of keys) insert.run(key, set);
    return set;
  }

  #apply(edits: ReadonlyMap<number, RowEdit>): void {
    for (const key of Uint32Array.from(edits.keys()).sort()) {
      const { added, removed } = edits.get(key) as RowEdit;
      const before = this.#row(key);
      const gone = new Set(removed);
      const kept = gone.size === 0 ? before : before.filter((route) => !gone.has(route));
      const routes = new Uint32Array(kept.length + added.length);
      routes.set(kept);
      routes.set(added, kept.length);
      if (routes.length >= COMMON_FROM) this.#commonKeys().add(key);
      if (routes.length === 0) this.#sql('DELETE FROM reader WHERE key = ?').run(key);
      else
        this.#sql('INSERT OR REPLACE INTO reader (key, routes) VALUES (?, ?)').run(
          key,
          encodeNumbers(routes),
        );
    }
  }

  #dropUnused(sets: Iterable<number>): void {
    for (const set of sets) {
      if (this.#sql('SELECT 1 FROM route_reads WHERE read_set = ? LIMIT 1').get(set)) continue;
      const keys = this.#sql('SELECT keys FROM read_set WHERE id = ?').get(set)?.['keys'] as Uint8Array;
      const remove = this.#sql('DELETE FROM set_key WHERE key = ? AND read_set = ?');
      for (const hash of decodeNumbers(keys)) remove.run(hash, set);
      this.#sql('DELETE FROM read_set WHERE id = ?').run(set);
      this.#sets.clear();
    }
  }

  #row(key: number): Uint32Array {
    const row = this.#sql('SELECT routes FROM reader WHERE key = ?').get(key);
    return row ? decodeNumbers(row['routes'] as Uint8Array) : NOTHING;
  }

  #commonKeys(): Set<number> {
    this.#common ??= new Set(
      this.#database
        .prepare('SELECT DISTINCT key FROM set_key')
        .all()
        .map((row) => Number(row['key'])),
    );
    return this.#common;
  }

  #sql(text: string): StatementSync {
    let statement = this.#statements.get(text);
    if (!statement) {
      statement = this.#database.prepare(text);
      this.#statements.set(text, statement);
    }
    return statement;
  }
}

/** Notes how the rows of keys change with a route's own reads, and tells whether they do. Lists ascend. */
function noteEdits(
  edits: Map<number, RowEdit>,
  route: number,
  before: Uint32Array,
  after: Uint32Array,
): boolean {
  const editOf = (key: number) => {
    const edit = edits.get(key) ?? { added: [], removed: [] };
    edits.set(key, edit);
    return edit;
  };
  let changed = false;
  for (let one = 0, other = 0; one < before.length || other < after.length; ) {
    const old = before[one] ?? Number.POSITIVE_INFINITY;
    const now = after[other] ?? Number.POSITIVE_INFINITY;
    if (old < now) editOf(old).removed.push(route);
    else if (now < old) editOf(now).added.push(route);
    changed ||= old !== now;
    if (old <= now) one += 1;
    if (now <= old) other += 1;
  }
  return changed;
}
