import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { PublishNote } from './publish-note.ts';

/**
 * The freshness ledger: the publishes of a shop, and for each route the one that rendered it last, the one
 * that changed its bytes last, and the reason. `cause`, the reason, is a key that the route reads, or one of
 * `FULL_REASONS`, or `new`.
 */
export const LEDGER_TABLES = `
  CREATE TABLE publish (number INTEGER PRIMARY KEY, is_whole INTEGER NOT NULL, note TEXT NOT NULL) STRICT;
  CREATE TABLE route_publish (
    route INTEGER PRIMARY KEY,
    rendered INTEGER NOT NULL,
    cause TEXT NOT NULL,
    changed INTEGER,
    changed_by TEXT,
    changed_at INTEGER
  ) STRICT;
`;

/** A route that is new, or was left in doubt by a publish that was killed. */
export const NEW_ROUTE = 'new';

/** Publishes that are kept; of those before only the ones that rendered all pages. */
const MOST_PUBLISHES = 1_000;
const MOST_WHOLE = 200;

/** A route that was rendered, for the ledger. */
export interface RenderedRoute {
  route: number;
  reason: string;
  /** True if a page of it got other bytes. */
  isChanged: boolean;
}

/** Writes the ledger, within the transaction of whoever calls. */
export class LedgerWriter {
  readonly #database: DatabaseSync;
  #upsert: StatementSync | undefined;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** Notes a publish; gives its number. */
  add(note: PublishNote): number {
    const { lastInsertRowid } = this.#database
      .prepare('INSERT INTO publish (is_whole, note) VALUES (?, ?)')
      .run(note.fullReason === null ? 0 : 1, JSON.stringify(note));
    const number = Number(lastInsertRowid);
    this.#database
      .prepare('DELETE FROM publish WHERE number <= ? AND is_whole = 0')
      .run(number - MOST_PUBLISHES);
    if (note.fullReason !== null)
      this.#database
        .prepare(
          `DELETE FROM publish WHERE is_whole = 1 AND number <= ? AND number NOT IN
            (SELECT number FROM publish WHERE is_whole = 1 ORDER BY number DESC LIMIT ?)`,
        )
        .run(number - MOST_PUBLISHES, MOST_WHOLE);
    return number;
  }

  noteRoute({ route, reason, isChanged }: RenderedRoute, publish: number, at: number): void {
    this.#upsert ??= this.#database.prepare(`
      INSERT INTO route_publish (route, rendered, cause, changed, changed_by, changed_at)
      VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (route) DO UPDATE SET rendered = excluded.rendered, cause = excluded.cause,
        changed = coalesce(excluded.changed, changed), changed_by = coalesce(excluded.changed_by, changed_by),
        changed_at = coalesce(excluded.changed_at, changed_at)`);
    const changed = isChanged ? ([publish, reason, at] as const) : ([null, null, null] as const);
    this.#upsert.run(route, publish, reason, ...changed);
  }

  forget(routes: readonly number[]): void {
    const remove = this.#database.prepare('DELETE FROM route_publish WHERE route = ?');
    for (const route of routes) remove.run(route);
  }
}
