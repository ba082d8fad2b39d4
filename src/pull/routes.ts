import type { StaticPage } from '#contract/market.ts';
import {
  allCategoriesPath,
  cartPath,
  catalogueMenuPath,
  categoryPath,
  homePath,
  notFoundPath,
  productPath,
  staticPagePath,
} from '#paths.ts';
import { LIST_PAGE_SIZE } from '#snapshot/model.ts';
import type { SnapshotWriter } from '#snapshot/snapshot-writer.ts';
import type { CategoryTree } from './category-tree.ts';
import { NO_CATEGORY } from './product-store.ts';

/** Writes all pages of the shop. A category's list and its products stand together: they show the same cards. */
export function writeRoutes(writer: SnapshotWriter, tree: CategoryTree, pages: readonly StaticPage[]): void {
  writer.addRoute({ path: homePath(), kind: 'home' });
  writer.addRoute({ path: cartPath(), kind: 'cart' });
  writer.addRoute({ path: notFoundPath(), kind: 'not-found' });
  writer.addRoute({ path: catalogueMenuPath(), kind: 'catalogue-menu' });
  writer.addRoute({ path: allCategoriesPath(), kind: 'categories' });
  for (const { slug } of pages) writer.addRoute({ path: staticPagePath(slug), kind: 'page' });

  const count = writer.database.prepare(
    'SELECT count(*) AS n FROM pull_product WHERE category IN (SELECT value FROM json_each(?))',
  );
  const slugs = new Set<string>();
  for (const { entry, withDescendants } of tree.nodes) {
    if (!slugs.has(entry.slug)) {
      slugs.add(entry.slug);
      const total = Number(count.get(JSON.stringify(withDescendants))?.['n']);
      const last = Math.max(1, Math.ceil(total / LIST_PAGE_SIZE));
      for (let page = 1; page <= last; page += 1)
        writer.addRoute({ path: categoryPath(entry.slug, page), kind: 'category' });
    }
    writeProductRoutes(writer, entry.id);
  }
  writeProductRoutes(writer, NO_CATEGORY);
}

function writeProductRoutes(writer: SnapshotWriter, category: number): void {
  const select = writer.database.prepare(
    `SELECT v.id AS id FROM pull_product p JOIN pull_variation v ON v.product = p.id WHERE p.category = ? ORDER BY p.id, v.position`,
  );
  for (const row of select.iterate(category))
    writer.addRoute({ path: productPath(Number(row['id'])), kind: 'product' });
}
