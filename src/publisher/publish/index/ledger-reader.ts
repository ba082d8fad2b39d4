import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { decodeNumbers } from '#publisher/plan/read-set.ts';
import { INDEX_VERSION } from './index-database.ts';
import { type NotedPublish, parsePublishNote } from './publish-note.ts';

/** Facts about a published route. Numbers are those of publishes, which may be forgotten. */
export interface RouteFacts {
  path: string;
  /** A publish that was killed left it so; the next one renders it again. */
  inDoubt: boolean;
  /** Hashes of the keys that it read. */
  reads: ReadonlySet<number>;
  /** The publish that rendered it last; undefined where that was before there was a ledger. */
  rendered: { publish: number; reason: string } | undefined;
  /** The last publish in which its bytes changed, at what time in milliseconds since 1970. */
  changed: { publish: number; reason: string; at: number } | undefined;
}

/** Reads what the index of a shop knows of its pages, while others may write it. */
export interface LedgerReader {
  input(key: string): string | undefined;
  /** Names of all facts beside the entries; some of them are keys that pages read. */
  inputNames(): string[];
  /** The last publishes, the newest first. */
  publishes(limit: number): NotedPublish[];
  publish(number: number): NotedPublish | undefined;
  route(path: string): RouteFacts | undefined;
  paths(): Iterable<string>;
  close(): void;
}

/** Opens the index of a shop to read; undefined where there is none of this version. */
export function openLedger(file: string): LedgerReader | undefined {
  if (!existsSync(file)) return undefined;
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  if (Number(database.prepare('PRAGMA user_version').get()?.['user_version']) !== INDEX_VERSION) {
    database.close();
    return undefined;
  }
  const numbers = (sql: string, value: number) => {
    const bytes = Object.values(database.prepare(sql).get(value) ?? {})[0];
    return bytes instanceof Uint8Array ? decodeNumbers(bytes) : [];
  };
  return {
    input(key) {
      const row = database.prepare('SELECT value FROM input WHERE key = ?').get(key);
      return row && String(row['value']);
    },
    inputNames: () =>
      database
        .prepare('SELECT key FROM input')
        .all()
        .map((row) => String(row['key'])),
    publishes: (limit) =>
      database
        .prepare('SELECT number, note FROM publish ORDER BY number DESC LIMIT ?')
        .all(limit)
        .map(publishOf),
    publish(number) {
      const row = database.prepare('SELECT number, note FROM publish WHERE number = ?').get(number);
      return row && publishOf(row);
    },
    route(path) {
      const row = database
        .prepare(
          `SELECT id, path, hashes, read_set, rendered, cause, changed, changed_by, changed_at FROM route
            LEFT JOIN route_reads ON route_reads.route = route.id
            LEFT JOIN route_publish ON route_publish.route = route.id WHERE path = ?`,
        )
        .get(path);
      if (!row) return undefined;
      const own = numbers('SELECT own FROM route_reads WHERE route = ?', Number(row['id']));
      const shared = numbers('SELECT keys FROM read_set WHERE id = ?', Number(row['read_set'] ?? 0));
      return {
        path,
        inDoubt: row['hashes'] === '',
        reads: new Set([...own, ...shared]),
        rendered:
          row['rendered'] === null
            ? undefined
            : { publish: Number(row['rendered']), reason: String(row['cause']) },
        changed:
          row['changed'] === null
            ? undefined
            : {
                publish: Number(row['changed']),
                reason: String(row['changed_by']),
                at: Number(row['changed_at']),
              },
      };
    },
    *paths() {
      for (const row of database.prepare('SELECT path FROM route').iterate()) yield String(row['path']);
    },
    close: () => database.close(),
  };
}

function publishOf(row: Record<string, unknown>): NotedPublish {
  return { number: Number(row['number']), ...parsePublishNote(String(row['note'])) };
}
