import { setImmediate as letOthersRun } from 'node:timers/promises';
import { LIST_PAGE_SIZE } from '#snapshot/model.ts';
import type { SnapshotWriter } from '#snapshot/snapshot-writer.ts';
import type { CategoryTree } from './category-tree.ts';
import { neighbours } from './neighbours.ts';
import { NO_CATEGORY } from './product-store.ts';

const SIMILAR_PRODUCTS = 10;

/** Writes the list pages of every category and the similar products of every product, from where the products stand. */
export async function writeLists(writer: SnapshotWriter, tree: CategoryTree): Promise<void> {
  for (const { entry, withDescendants } of tree.nodes) {
    writer.transaction(() => writeCategoryList(writer, entry.id, withDescendants));
    await letOthersRun();
  }
  for (const { entry, path } of [...tree.nodes, { entry: { id: NO_CATEGORY }, path: [] }]) {
    writer.transaction(() => writeSimilar(writer, entry.id, nearby(writer, tree, path)));
    await letOthersRun();
  }
}

/** Lead variations of products in the given categories, in the order of products. */
function* leadsIn(writer: SnapshotWriter, categories: readonly number[]): Generator<number> {
  const select = writer.database.prepare(
    'SELECT lead FROM pull_product WHERE category IN (SELECT value FROM json_each(?)) ORDER BY id',
  );
  for (const row of select.iterate(JSON.stringify(categories))) yield Number(row['lead']);
}

function writeCategoryList(writer: SnapshotWriter, category: number, categories: readonly number[]): void {
  let [total, pages] = [0, 0];
  let ids: number[] = [];
  const flush = () => {
    if (ids.length === 0) return;
    pages += 1;
    writer.set(`list-page:category:${category}:${pages}`, ids);
    ids = [];
  };
  for (const lead of leadsIn(writer, categories)) {
    total += 1;
    ids.push(lead);
    if (ids.length === LIST_PAGE_SIZE) flush();
  }
  flush();
  writer.set(`list:category:${category}`, { total, pages: Math.max(pages, 1) });
}

/** Products of a category are similar to those that follow; where the category has too few, some of the nearest category above follow. */
function writeSimilar(writer: SnapshotWriter, category: number, others: readonly number[]): void {
  const select = writer.database.prepare('SELECT id, lead FROM pull_product WHERE category = ? ORDER BY id');
  for (const { item, next } of neighbours(select.iterate(category), SIMILAR_PRODUCTS)) {
    const own = next.map((row) => Number(row['lead']));
    writer.set(`similar:${Number(item['id'])}`, own.concat(others.slice(0, SIMILAR_PRODUCTS - own.length)));
  }
}

/** Some lead variations of the nearest category above that has any outside the path's last category. */
function nearby(writer: SnapshotWriter, tree: CategoryTree, path: readonly number[]): number[] {
  const own = path.at(-1);
  for (const ancestor of path.slice(0, -1).reverse()) {
    const categories = (tree.byId.get(ancestor)?.withDescendants ?? []).filter((id) => id !== own);
    const select = writer.database.prepare(
      'SELECT lead FROM pull_product WHERE category IN (SELECT value FROM json_each(?)) ORDER BY id LIMIT ?',
    );
    const leads = select.all(JSON.stringify(categories), SIMILAR_PRODUCTS).map((row) => Number(row['lead']));
    if (leads.length > 0) return leads;
  }
  return [];
}
