import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

/**
 * Routes whose pages the release checks stopped: each keeps its last good form, or has none yet, until it
 * passes. It is no matter of what a route reads: such a route is tried again with each build.
 */
export const STOPPED_TABLE = `
  CREATE TABLE stopped (
    path TEXT PRIMARY KEY,
    has_form INTEGER NOT NULL,
    since INTEGER NOT NULL,
    tried INTEGER NOT NULL,
    faults TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
`;

const faultSchema = z.object({ page: z.string(), text: z.string(), remedy: z.string() });

/** Reason for which a page of a route may not go live. */
export type StoppedFault = z.infer<typeof faultSchema>;

/** A route that does not go live. Moments are milliseconds since 1970. */
export interface StoppedRoute {
  path: string;
  /** Its last good form is served; false where there never was one, and its address answers 404. */
  hasForm: boolean;
  since: number;
  /** When it was last rendered, in vain. */
  tried: number;
  faults: StoppedFault[];
}

/** Result of a build for stopped routes: those that it stopped, and those that passed or are gone. */
export interface StoppedUpdate {
  stopped: readonly StoppedRoute[];
  passed: readonly string[];
}

/** All stopped routes of an index, those first whose last try is the longest ago. */
export function readStopped(database: DatabaseSync): StoppedRoute[] {
  const rows = database.prepare('SELECT * FROM stopped ORDER BY tried, path').all();
  return rows.map((row) => ({
    path: String(row['path']),
    hasForm: row['has_form'] === 1,
    since: Number(row['since']),
    tried: Number(row['tried']),
    faults: z.array(faultSchema).parse(JSON.parse(String(row['faults']))),
  }));
}

/** Takes over what a build learnt, within the transaction of whoever calls. */
export function updateStopped(database: DatabaseSync, { stopped, passed }: StoppedUpdate): void {
  const remove = database.prepare('DELETE FROM stopped WHERE path = ?');
  for (const path of passed) remove.run(path);
  const set = database.prepare(
    `INSERT INTO stopped (path, has_form, since, tried, faults) VALUES (?, ?, ?, ?, ?) ON CONFLICT (path)
      DO UPDATE SET has_form = excluded.has_form, tried = excluded.tried, faults = excluded.faults`,
  );
  // An index that was begun anew does not know the form that is served.
  const know = database.prepare("INSERT INTO route (path, hashes) VALUES (?, '') ON CONFLICT DO NOTHING");
  for (const { path, hasForm, since, tried, faults } of stopped) {
    set.run(path, hasForm ? 1 : 0, since, tried, JSON.stringify(faults));
    if (hasForm) know.run(path);
  }
}
