import { hash } from 'node:crypto';
import type { Sql } from '#platform/store/database.ts';
import { slugOf } from './slug.ts';

export type ImportedKind = 'category' | 'brand' | 'product' | 'variation' | 'value';

/**
 * Ids have ten digits: room for ten thousand times the offers of a large feed, and short enough for an
 * address.
 */
const FIRST_ID = 1_000_000_000;
const LAST_ID = 9_999_999_999;

/** A stock is not its variation, so its id is another one. */
const STOCK_OFFSET = 10_000_000_000;

export interface KeptIds {
  /**
   * The same for the same thing in every import; in a new file the same as in the old one, hash collisions
   * apart.
   */
  idOf(kind: ImportedKind, key: string): number;
  /** Also the slug that the thing had from its first name. */
  placeOf(kind: 'category' | 'brand', key: string, name: string): { id: number; slug: string };
  stockIdOf(variationId: number): number;
  /** The key of a thing by its id; undefined where it came of no import. */
  keyOf(kind: ImportedKind, id: number): string | undefined;
}

/**
 * The ids that things of the tenant's feed have, by their keys in the feed; new things get theirs when they
 * are first asked for.
 */
export function createKeptIds(sql: Sql, tenant: string): KeptIds {
  function find(kind: ImportedKind, key: string) {
    return sql.get<{
      id: number;
      slug: string | null;
    }>`SELECT id, slug FROM import_id WHERE tenant = ${tenant} AND kind = ${kind} AND key = ${key}`;
  }

  function keep(
    kind: ImportedKind,
    key: string,
    slugs: (attempt: number) => string | null,
  ): { id: number; slug: string | null } {
    for (let attempt = 0; ; attempt += 1) {
      const id = hashedId(tenant, kind, key, attempt);
      const slug = slugs(attempt);
      if (
        sql.run`
          INSERT OR IGNORE INTO import_id (tenant, kind, key, id, slug)
          VALUES (${tenant}, ${kind}, ${key}, ${id}, ${slug})` > 0
      )
        return { id, slug };
    }
  }

  return {
    idOf: (kind, key) => (find(kind, key) ?? keep(kind, key, () => null)).id,
    placeOf(kind, key, name) {
      const base = slugOf(name) || kind;
      // A second "Accessories" is told apart by its key in the feed.
      const ends = (attempt: number) => [
        base,
        attempt === 1 && slugOf(key),
        attempt > 1 && hashedId(tenant, kind, key, attempt),
      ];
      const place = find(kind, key) ?? keep(kind, key, (attempt) => ends(attempt).filter(Boolean).join('-'));
      return { id: place.id, slug: place.slug ?? base };
    },
    stockIdOf: (variationId) => variationId + STOCK_OFFSET,
    keyOf: (kind, id) =>
      sql.get<{
        key: string;
      }>`SELECT key FROM import_id WHERE tenant = ${tenant} AND kind = ${kind} AND id = ${id}`?.key,
  };
}

function hashedId(...parts: (string | number)[]): number {
  const bytes = hash('sha1', JSON.stringify(parts), 'buffer');
  return FIRST_ID + (bytes.readUIntBE(0, 6) % (LAST_ID - FIRST_ID + 1));
}
