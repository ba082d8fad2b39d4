import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { EntryWriter } from '#snapshot/entry-writer.ts';
import { LIST_PAGE_SIZE } from '#snapshot/model.ts';
import type { SnapshotWriter } from '#snapshot/snapshot-writer.ts';
import { type Categories, categoriesOfTree } from './categories.ts';
import type { CategoryTree } from './category-tree.ts';
import { writeSimilar } from './similar-entries.ts';
import { NO_CATEGORY } from './tables.ts';

/**
 * Writes the list pages of every category and the similar products of every product, from where they stand.
 */
export async function writeLists(writer: SnapshotWriter, tree: CategoryTree): Promise<Map<number, number>> {
  const categories = categoriesOfTree(tree);
  const pages = new Map<number, number>();
  for (const { entry } of tree.nodes) {
    writer.transaction(() => pages.set(entry.id, writeCategoryList(writer, categories, entry.id)));
    await letOthersRun();
  }
  for (const id of [...tree.nodes.map(({ entry }) => entry.id), NO_CATEGORY]) {
    writer.transaction(() => writeSimilar(writer, categories, id));
    await letOthersRun();
  }
  return pages;
}

/** From where on a list is written: products before this id stand on `skipped` whole pages, which stay. */
export interface ListStart {
  product: number;
  skipped: number;
}

/** Writes the list of a category with all categories below it; gives how many pages it has, at least one. */
export function writeCategoryList(
  writer: EntryWriter,
  categories: Categories,
  category: number,
  start: ListStart = { product: 0, skipped: 0 },
): number {
  const select = writer.database.prepare(
    'SELECT lead FROM product WHERE category IN (SELECT value FROM json_each(?)) AND id >= ? ORDER BY id',
  );
  let pages = start.skipped;
  let total = pages * LIST_PAGE_SIZE;
  let ids: number[] = [];
  const flush = () => {
    if (ids.length === 0) return;
    pages += 1;
    total += ids.length;
    writer.set(`list-page:category:${category}:${pages}`, ids);
    ids = [];
  };
  const below = JSON.stringify(categories.withDescendants(category) ?? []);
  for (const row of select.iterate(below, start.product)) {
    ids.push(Number(row['lead']));
    if (ids.length === LIST_PAGE_SIZE) flush();
  }
  flush();
  writer.set(`list:category:${category}`, { total, pages: Math.max(pages, 1) });
  return Math.max(pages, 1);
}
