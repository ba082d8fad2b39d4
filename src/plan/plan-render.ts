import type { DatabaseSync } from 'node:sqlite';
import type { PublishedIndex } from '#publish/published-index.ts';
import { hashKey, readsMeet } from './read-set.ts';

/** What a build has to do for one shop. */
export interface RenderPlan {
  /** Routes to render, in the snapshot's order. */
  paths: string[];
  /** Routes among them that are not published yet. */
  newPaths: Set<string>;
  /** Published routes that the shop no longer has. */
  removedPaths: string[];
  /** Published routes that stay as they are. */
  kept: number;
}

/** Entries whose content differs between the snapshot and what is published, and entries that exist on one side only. */
export function changedKeys(index: PublishedIndex, snapshotFile: string): string[] {
  return index.withSnapshot(snapshotFile, (database) => [
    ...column(
      database,
      'SELECT s.key AS key FROM snapshot.entry s LEFT JOIN main.entry e ON e.key = s.key WHERE e.hash IS NOT s.hash',
    ),
    ...column(database, 'SELECT key FROM main.entry WHERE key NOT IN (SELECT key FROM snapshot.entry)'),
  ]);
}

/**
 * Routes whose recorded reads meet the changed keys, plus routes that exist on one side only and routes that a killed publish
 * left in doubt. `everything` renders all routes: for new code, a changed tenant, or `--full`.
 */
export function planRender(
  index: PublishedIndex,
  snapshotFile: string,
  changed: readonly string[],
  everything: boolean,
): RenderPlan {
  const stale = new Set<string>();
  const published = new Set<string>();
  const hashes = new Set(changed.map(hashKey));
  for (const route of index.routes()) {
    const inDoubt = route.hashes[0] === '';
    if (!inDoubt) published.add(route.path);
    if (everything || inDoubt || (hashes.size > 0 && readsMeet(route.reads, hashes))) stale.add(route.path);
  }
  return index.withSnapshot(snapshotFile, (database) => {
    const plan: RenderPlan = { paths: [], newPaths: new Set(), removedPaths: [], kept: 0 };
    for (const row of database
      .prepare(
        `SELECT path FROM snapshot.section s CROSS JOIN snapshot.route r ON r.section = s.id
         ORDER BY s.position, r.product, r.position`,
      )
      .iterate()) {
      const path = String(row['path']);
      const isNew = !published.has(path);
      if (isNew) plan.newPaths.add(path);
      if (isNew || stale.has(path)) plan.paths.push(path);
      else plan.kept += 1;
    }
    plan.removedPaths = column(
      database,
      'SELECT path FROM main.route WHERE path NOT IN (SELECT path FROM snapshot.route)',
    );
    return plan;
  });
}

/** The only column of a query. */
function column(database: DatabaseSync, sql: string): string[] {
  return database
    .prepare(sql)
    .all()
    .map((row) => String(Object.values(row)[0]));
}
