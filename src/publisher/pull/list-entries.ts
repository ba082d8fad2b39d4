import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { SnapshotWriter } from '#publisher/snapshot/snapshot-writer.ts';
import { type ListKind, NO_CATEGORY } from '#storefront/entries/model.ts';
import { categoriesOfTree } from './categories.ts';
import type { CategoryTree } from './category-tree.ts';
import type { Frame } from './frame.ts';
import { categoryList, makerList, writeProductList } from './product-list.ts';
import { writeSimilar } from './similar-entries.ts';

/** Number of pages of each list of the catalogue. */
export type ListPages = (kind: ListKind, id: number) => number;

/** Lists that are written in one go; what each costs depends on how many products it has. */
const AT_ONCE = 50;

/**
 * Writes the list pages of every category, brand and supplier and the similar products of every product, from
 * where they stand.
 */
export async function writeLists(
  writer: SnapshotWriter,
  tree: CategoryTree,
  { brands, suppliers }: Pick<Frame, 'brands' | 'suppliers'>,
): Promise<ListPages> {
  const categories = categoriesOfTree(tree);
  const pages = new Map<string, number>();
  for (const { entry } of tree.nodes) {
    const list = categoryList(categories, entry.id);
    writer.transaction(() => pages.set(`category:${entry.id}`, writeProductList(writer, list)));
    await letOthersRun();
  }
  const makers = [
    ...brands.map(({ id }) => makerList('brand', id)),
    ...suppliers.map(({ id }) => makerList('supplier', id)),
  ];
  for (let from = 0; from < makers.length; from += AT_ONCE) {
    writer.transaction(() => {
      for (const list of makers.slice(from, from + AT_ONCE))
        pages.set(`${list.kind}:${list.id}`, writeProductList(writer, list));
    });
    await letOthersRun();
  }
  for (const id of [...tree.nodes.map(({ entry }) => entry.id), NO_CATEGORY]) {
    writer.transaction(() => writeSimilar(writer, categories, id));
    await letOthersRun();
  }
  return (kind, id) => pages.get(`${kind}:${id}`) ?? 1;
}
