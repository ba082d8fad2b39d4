import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { IMAGE_SIZES } from '#contract/value/image-size.ts';
import type { Image } from '#contract/value/primitive.ts';
import { extensionOf } from '#domain/picture/file-type.ts';
import type { Shop } from '#platform/store/shop.ts';
import { type CheckedFile, UPLOAD_PATH } from './keep-upload.ts';

/** Pages, feeds and browsers may show a picture for so long after no goods do. */
const KEPT_UNUSED_MS = 7 * 24 * 3_600_000;

/** Each is looked for in all goods and orders, which takes some hundredths of a second. */
const MOST_AT_ONCE = 50;

/** Keeps a copy of a picture elsewhere; one that is kept already stays. */
export function keepCopy(shop: Shop, source: string, { type, bytes }: CheckedFile, now: Date): void {
  shop.sql.run`
    INSERT OR IGNORE INTO upload (id, shop, type, bytes, created_at, source)
    VALUES (${copyId(shop, source)}, ${shop.id}, ${type}, ${bytes}, ${now.toISOString()}, ${source})`;
}

/** Copy of a picture elsewhere, in all sizes; undefined where none is kept. */
export function findCopy(shop: Shop, source: string): Image | undefined {
  const id = copyId(shop, source);
  const row = shop.sql.get<Pick<CheckedFile, 'type'>>`SELECT type FROM upload WHERE id = ${id}`;
  if (!row) return undefined;
  const name = `${id}.${extensionOf(row.type)}`;
  return { urls: Object.fromEntries(IMAGE_SIZES.map((size) => [size, `${UPLOAD_PATH}${size}/${name}`])) };
}

/**
 * Removes copies that have not been among `used`, the sources of all pictures of the goods, for a week, some
 * at a time; those that an order, a page or anything else of the shop still names stay. Returns how many
 * went.
 */
export async function removeUnusedCopies(shop: Shop, used: ReadonlySet<string>, now: Date): Promise<number> {
  const { sql } = shop;
  const at = now.toISOString();
  const ids = JSON.stringify([...used].map((source) => copyId(shop, source)));
  // Only rows that change are written: each has a picture in it.
  sql.run`
    UPDATE upload SET unused_since = NULL
    WHERE shop = ${shop.id} AND source IS NOT NULL AND unused_since IS NOT NULL
      AND id IN (SELECT value FROM json_each(${ids}))`;
  sql.run`
    UPDATE upload SET unused_since = ${at}
    WHERE shop = ${shop.id} AND source IS NOT NULL AND unused_since IS NULL
      AND id NOT IN (SELECT value FROM json_each(${ids}))`;
  const until = new Date(now.getTime() - KEPT_UNUSED_MS).toISOString();
  const due = sql.all<{ id: string }>`
    SELECT id FROM upload
    WHERE shop = ${shop.id} AND source IS NOT NULL AND unused_since <= ${until}
    ORDER BY unused_since LIMIT ${MOST_AT_ONCE}`;
  let removed = 0;
  for (const { id } of due) {
    // Orders are asked for meanwhile.
    await setImmediate();
    if (isNamed(shop, id)) sql.run`UPDATE upload SET unused_since = ${at} WHERE id = ${id}`;
    else removed += sql.run`DELETE FROM upload WHERE id = ${id}`;
  }
  return removed;
}

/** Everything that a shop shows a picture by, but for what is made of it anew. */
function isNamed({ sql, id: shop }: Shop, id: string): boolean {
  const row = sql.get<{ isNamed: number }>`
    SELECT EXISTS (SELECT 1 FROM document WHERE shop = ${shop} AND instr(data, ${id}))
      OR EXISTS (SELECT 1 FROM shop WHERE id = ${shop} AND instr(market, ${id}))
      OR EXISTS (SELECT 1 FROM sold_record WHERE shop = ${shop} AND instr(data, ${id}))
      OR EXISTS (SELECT 1 FROM product WHERE shop = ${shop} AND instr(data, ${id})) AS isNamed`;
  return row?.isNamed === 1;
}

function copyId({ name }: Shop, source: string): string {
  return hash('sha256', JSON.stringify([name, source])).slice(0, 32);
}
