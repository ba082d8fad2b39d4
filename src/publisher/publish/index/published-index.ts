import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { inLongTransaction, inTransaction } from '#lib/in-transaction.ts';
import type { KeyHash } from '#publisher/plan/changes.ts';
import type { RouteTask } from '#publisher/plan/plan-render.ts';
import { decodeNumbers, hashKey } from '#publisher/plan/read-set.ts';
import { FencedError } from '#publisher/publish/protocol/fenced-error.ts';
import { openIndexDatabase } from './index-database.ts';
import { LedgerWriter, NEW_ROUTE } from './ledger.ts';
import type { PublishNote } from './publish-note.ts';
import { ReadIndex } from './read-index.ts';
import { readStopped, type StoppedRoute, type StoppedUpdate, updateStopped } from './stopped-routes.ts';

/** A rendered route in the index: hashes of its pages by language, and the keys that it read. */
export interface StagedRoute {
  path: string;
  hashes: string[];
  /** Empty where they are those of before. */
  reads: Uint8Array;
}

/** Why a route was rendered, and whether that changed its bytes. */
export interface RouteReason {
  reason: string;
  isChanged: boolean;
}

/** Hashes of entries to take over: all that a snapshot has, or those that changed, undefined for gone. */
export type EntryUpdate =
  | { kind: 'all'; entries: Iterable<KeyHash> }
  | { kind: 'changed'; entries: Iterable<{ key: string; hash: bigint | undefined }> };

/** Facts about a publish that succeeded, for the index. */
export interface Confirmation {
  removedPaths: readonly string[];
  entries: EntryUpdate;
  /** Facts beside the entries. */
  inputs: Readonly<Record<string, string>>;
  /** Note for the ledger; left out, the ledger keeps nothing. */
  note?: PublishNote;
  /** Routes that were stopped, and those that are no more. */
  stopped?: StoppedUpdate;
}

/** Under this name an index notes whose it is. */
export const TENANT_INPUT = 'name';

/** Routes whose reads are replaced at once: bounds the memory of a full build, and how long others wait. */
const ROUTES_AT_ONCE = 1_000;

/** Entries taken over before other work gets its turn. */
const ENTRIES_AT_ONCE = 5_000;

/**
 * Index of one published shop: its pages with hashes of their content, the keys that each page read, and the
 * hash of every entry. A build compares with it, so a build that died is simply planned again.
 */
export class PublishedIndex {
  readonly #database: DatabaseSync;
  /** The attempt that this builder claimed the index for. */
  #attempt: string | undefined;
  readonly #reads: ReadIndex;
  readonly #ledger: LedgerWriter;
  readonly #stage: StatementSync;
  readonly #selectHashes: StatementSync;

  /** Opens the index of a shop, or starts an empty one. */
  constructor(file: string) {
    mkdirSync(dirname(file), { recursive: true });
    this.#database = openIndexDatabase(file);
    try {
      this.#reads = new ReadIndex(this.#database);
      this.#ledger = new LedgerWriter(this.#database);
      this.#stage = this.#database.prepare(
        'INSERT OR REPLACE INTO staged (path, hashes, reads, reason, is_changed) VALUES (?, ?, ?, ?, ?)',
      );
      this.#selectHashes = this.#database.prepare('SELECT hashes FROM route WHERE path = ?');
    } catch (error) {
      this.#database.close();
      throw error;
    }
  }

  get isOpen(): boolean {
    return this.#database.isOpen;
  }

  close(): void {
    this.#database.close();
  }

  /** From now on another builder that had the index before writes nothing more to it. */
  claim(attempt: string): void {
    inTransaction(this.#database, () => this.#setInputs({ attempt }));
    this.#attempt = attempt;
  }

  /** A fact beside the entries, like the version of the code; undefined before the first build. */
  input(key: string): string | undefined {
    const row = this.#database.prepare('SELECT value FROM input WHERE key = ?').get(key);
    return row && String(row['value']);
  }

  /** Hashes of the entries that the published pages were made from, by the bytes of their keys. */
  *entries(): Generator<KeyHash> {
    const select = this.#database.prepare('SELECT key, hash FROM entry ORDER BY key');
    select.setReadBigInts(true);
    for (const row of select.iterate()) yield { key: String(row['key']), hash: row['hash'] as bigint };
  }

  /** Published routes; those in doubt were left by a publish that was killed. */
  *routes(): Generator<{ path: string; inDoubt: boolean }> {
    const select = this.#database.prepare("SELECT path, hashes = '' AS in_doubt FROM route");
    for (const row of select.iterate()) yield { path: String(row['path']), inDoubt: row['in_doubt'] === 1 };
  }

  /** Published routes that a killed publish left in doubt. */
  pathsInDoubt(): string[] {
    const rows = this.#database.prepare("SELECT path FROM route WHERE hashes = ''").all();
    return rows.map((row) => String(row['path']));
  }

  /**
   * Published routes that got other bytes in the last milliseconds before the last such publish, by publishes
   * of fewer pages.
   */
  lastChanged(milliseconds: number, fewerThan: number): string[] {
    const rows = this.#database
      .prepare(`SELECT route.path FROM route_publish AS last
        JOIN route ON route.id = last.route JOIN publish ON publish.number = last.changed
        WHERE last.changed_at >= (SELECT max(changed_at) FROM route_publish) - ?
          AND json_extract(publish.note, '$.pages.written') < ?`)
      .all(milliseconds, fewerThan);
    return rows.map((row) => String(row['path']));
  }

  /** Published routes that read one of the keys, in the order in which they were first published. */
  *readersOf(keys: Iterable<string>): Generator<string> {
    for (const { path } of this.touchedBy(keys)) yield path;
  }

  /** The same, with the first of the keys that each of them read. */
  *touchedBy(keys: Iterable<string>): Generator<{ path: string; key: string }> {
    const select = this.#database.prepare('SELECT path FROM route WHERE id = ?');
    const readers = this.#reads.readersOf(keys);
    for (const id of Uint32Array.from(readers.keys()).sort()) {
      const row = select.get(id);
      if (row) yield { path: String(row['path']), key: readers.get(id) ?? '' };
    }
  }

  /** The task of a route, with the hashes that are published now. */
  task(path: string): RouteTask {
    const row = this.#selectHashes.get(path);
    return { path, publishedHashes: row ? String(row['hashes']).split(',') : null };
  }

  /** Routes that release checks stopped, those first whose last try is the longest ago. */
  stoppedRoutes(): StoppedRoute[] {
    return readStopped(this.#database);
  }

  /** Routes that are staged and have read one of the keys. */
  stagedReaders(keys: Iterable<string>): string[] {
    const wanted = new Set([...keys].map(hashKey));
    const rows = this.#database.prepare('SELECT path, reads FROM staged').iterate();
    return Iterator.from(rows)
      .filter((row) => decodeNumbers(row['reads'] as Uint8Array).some((hash) => wanted.has(hash)))
      .map((row) => String(row['path']))
      .toArray();
  }

  /** Takes back a route that was staged, so that it stays as it is published. */
  unstage(path: string): void {
    this.#database.prepare('DELETE FROM staged WHERE path = ?').run(path);
  }

  /** Forgets what was staged and not published. */
  clearStaged(): void {
    this.#database.exec('DELETE FROM staged');
  }

  /** Keeps rendered routes until they are published, or the index is closed. */
  stage<Route extends StagedRoute>(
    routes: readonly Route[],
    why: (route: Route) => RouteReason = () => ({ reason: NEW_ROUTE, isChanged: true }),
  ): void {
    inTransaction(this.#database, () => {
      for (const route of routes) {
        const { reason, isChanged } = why(route);
        this.#stage.run(route.path, route.hashes.join(','), route.reads, reason, isChanged ? 1 : 0);
      }
    });
  }

  /**
   * Before files move: whatever is about to change counts as unknown until it is confirmed, so that a killed
   * publish is done again. `inputs` tell of the publish itself. Throws a FencedError.
   */
  markInDoubt(removedPaths: readonly string[], inputs: Readonly<Record<string, string>> = {}): void {
    inTransaction(this.#database, () => {
      this.#checkClaim();
      this.#setInputs(inputs);
      this.#database.exec(`INSERT INTO route (path, hashes)
        SELECT path, '' FROM staged WHERE true ORDER BY staged.rowid
        ON CONFLICT (path) DO UPDATE SET hashes = ''`);
      const doubt = this.#database.prepare("UPDATE route SET hashes = '' WHERE path = ?");
      for (const path of removedPaths) doubt.run(path);
    });
  }

  /** After files moved: what was staged and the given entries are published. Throws a FencedError. */
  async confirm(confirmation: Confirmation): Promise<void> {
    await inLongTransaction(this.#database, this.#confirming(confirmation));
  }

  *#confirming({ removedPaths, entries, inputs, note, stopped }: Confirmation): Generator<void> {
    this.#checkClaim();
    yield* this.#takeStaged(note);
    this.#removeRoutes(removedPaths);
    updateStopped(this.#database, { stopped: [], passed: removedPaths });
    if (stopped) updateStopped(this.#database, stopped);
    yield* this.#updateEntries(entries);
    this.#setInputs(inputs);
  }

  /** Nobody knows any more what is published of these routes: the next build renders them. */
  doubt(paths: Iterable<string>, inputs: Readonly<Record<string, string>>): void {
    inTransaction(this.#database, () => {
      this.#checkClaim();
      const doubt = this.#database.prepare(
        "INSERT INTO route (path, hashes) VALUES (?, '') ON CONFLICT (path) DO UPDATE SET hashes = ''",
      );
      for (const path of paths) doubt.run(path);
      this.#setInputs({ ...inputs, snapshot: '' });
    });
  }

  #checkClaim(): void {
    if (this.#attempt !== undefined && this.input('attempt') !== this.#attempt)
      throw new FencedError(this.input(TENANT_INPUT) ?? '');
  }

  #setInputs(inputs: Readonly<Record<string, string>>): void {
    const set = this.#database.prepare('INSERT OR REPLACE INTO input (key, value) VALUES (?, ?)');
    for (const [key, value] of Object.entries(inputs)) set.run(key, value);
  }

  *#takeStaged(note: PublishNote | undefined): Generator<void> {
    const publish = note && this.#ledger.add(note);
    const select = this.#database.prepare(
      'SELECT rowid, * FROM staged WHERE rowid > ? ORDER BY rowid LIMIT ?',
    );
    const upsert = this.#database.prepare(`INSERT INTO route (path, hashes) VALUES (?, ?)
      ON CONFLICT (path) DO UPDATE SET hashes = excluded.hashes RETURNING id`);
    for (let last = 0; ; ) {
      const rows = select.all(last, ROUTES_AT_ONCE);
      this.#reads.replace(
        rows.flatMap((row) => {
          const route = Number(upsert.get(String(row['path']), String(row['hashes']))?.['id']);
          const why = { route, reason: String(row['reason']), isChanged: row['is_changed'] === 1 };
          if (note && publish !== undefined) this.#ledger.noteRoute(why, publish, note.publishedAt);
          const reads = row['reads'] as Uint8Array;
          return reads.length === 0 ? [] : [{ route, reads }];
        }),
      );
      if (rows.length < ROUTES_AT_ONCE) break;
      last = Number(rows.at(-1)?.['rowid']);
      yield;
    }
    this.clearStaged();
  }

  #removeRoutes(paths: readonly string[]): void {
    const remove = this.#database.prepare('DELETE FROM route WHERE path = ? RETURNING id');
    const ids = paths.map((path) => remove.get(path)?.['id']).filter((id) => id !== undefined);
    this.#reads.remove(ids.map(Number));
    this.#ledger.forget(ids.map(Number));
  }

  *#updateEntries({ kind, entries }: EntryUpdate): Generator<void> {
    if (kind === 'all') this.#database.exec('DELETE FROM entry');
    const set = this.#database.prepare('INSERT OR REPLACE INTO entry (key, hash) VALUES (?, ?)');
    const remove = this.#database.prepare('DELETE FROM entry WHERE key = ?');
    let done = 0;
    for (const { key, hash } of entries) {
      if (hash === undefined) remove.run(key);
      else set.run(key, hash);
      done += 1;
      if (done % ENTRIES_AT_ONCE === 0) yield;
    }
  }
}
