import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import { listProducts } from '#contract/catalogue/catalogue.ts';
import type { Product } from '#contract/catalogue/catalogue-schema.ts';
import { isDamage } from '#lib/storage-fault.ts';
import type { ShopClient } from '#publisher/shop-client/shop-client.ts';

/** Products in one call. */
const AT_ONCE = 100;

/** Ids that are compared at a stretch. */
const COMPARED_AT_ONCE = 10_000;

/**
 * Products that the last snapshot has and this pull found on no page, as far as the shop still has them:
 * where one goes and another one comes meanwhile, the list keeps its length, and what stood at the edge of a
 * page slips through. Throws a ShopError.
 */
export async function* missedProducts(
  client: ShopClient,
  database: DatabaseSync,
  lastSnapshotFile: string,
): AsyncGenerator<Product[]> {
  let missing: number[] = [];
  const ask = async () => {
    const ids = new Set(missing);
    missing = [];
    const query = { ids: [...ids].join(','), page: 1, size: AT_ONCE };
    const { items } = await client.call(listProducts, { query });
    return items.filter(({ id }) => ids.has(id));
  };
  for await (const id of missingIds(database, lastSnapshotFile)) {
    missing.push(id);
    if (missing.length === AT_ONCE) yield await ask();
  }
  if (missing.length > 0) yield await ask();
}

async function* missingIds(database: DatabaseSync, lastSnapshotFile: string): AsyncGenerator<number> {
  if (!existsSync(lastSnapshotFile)) return;
  const isThere = database.prepare('SELECT 1 FROM product WHERE id = ?');
  let last: DatabaseSync | undefined;
  try {
    last = new DatabaseSync(lastSnapshotFile, { readOnly: true, timeout: 5000 });
    const select = last.prepare('SELECT id FROM product WHERE id > ? ORDER BY id LIMIT ?');
    const idsAfter = (id: number) => select.all(id, COMPARED_AT_ONCE).map((row) => Number(row['id']));
    for (let ids = idsAfter(-1); ids.length > 0; ids = idsAfter(ids.at(-1) ?? 0)) {
      yield* ids.filter((id) => !isThere.get(id));
      await letOthersRun();
    }
  } catch (error) {
    // It tells of none where it is damaged, or of a version that knew products otherwise.
    if (!isDamage(error)) throw error;
  } finally {
    last?.close();
  }
}
