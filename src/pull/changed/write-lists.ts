import { categoryPath } from '#paths.ts';
import type { Categories } from '#pull/categories.ts';
import { type ListStart, writeCategoryList } from '#pull/list-entries.ts';
import { LIST_PAGE_SIZE } from '#snapshot/model.ts';
import type { SnapshotEditor } from '#snapshot/snapshot-editor.ts';
import type { Touched } from './write-products.ts';

/** Writes the list pages that touched products stand on or shift, of their categories and all above. */
export function writeTouchedLists(
  editor: SnapshotEditor,
  categories: Categories,
  touched: readonly Touched[],
): void {
  const byList = new Map<number, Touched[]>();
  for (const one of touched) {
    for (const category of categories.path(one.category) ?? []) {
      const list = byList.get(category);
      if (list) list.push(one);
      else byList.set(category, [one]);
    }
  }
  for (const [category, all] of byList) {
    const first = Math.min(...all.filter((one) => one.how === 'member').map((one) => one.product));
    const leads = all.filter((one) => one.how === 'lead' && one.product < first).map((one) => one.product);
    writeSinglePages(editor, categories, category, leads);
    if (first < Infinity) rewriteList(editor, categories, category, first);
  }
}

/**
 * Writes the list of a category from a product on, takes away what it had before and is too much, and its
 * routes.
 */
export function rewriteList(
  editor: SnapshotEditor,
  categories: Categories,
  category: number,
  from = 0,
): void {
  const before = editor.get(`list:category:${category}`)?.pages ?? 0;
  const start = from === 0 ? undefined : startOfPage(editor, categories, category, from);
  const pages = writeCategoryList(editor, categories, category, start);
  // An empty list has a page to show, but no entry for it.
  const filled = editor.get(`list:category:${category}`)?.total === 0 ? 0 : pages;
  for (let page = filled + 1; page <= before; page += 1)
    editor.remove(`list-page:category:${category}:${page}`);

  const slug = editor.get(`category:${category}`)?.slug;
  if (slug === undefined || editor.get(`category-slug:${slug}`) !== category) return;
  for (let page = 1; page <= Math.max(pages, before); page += 1) {
    const path = categoryPath(slug, page);
    if (page > pages) editor.removeRoute(path);
    else if (page > before) editor.addRoute(path, { section: category, product: 0, position: page });
  }
}

/** The page that a product stands on, or would: how many come before it, and its first product. */
function startOfPage(
  editor: SnapshotEditor,
  categories: Categories,
  category: number,
  product: number,
): ListStart {
  const below = JSON.stringify(categories.withDescendants(category) ?? []);
  const inside = 'FROM product WHERE category IN (SELECT value FROM json_each(?)) AND id < ?';
  const count = Number(editor.database.prepare(`SELECT count(*) AS n ${inside}`).get(below, product)?.['n']);
  const onPage = count % LIST_PAGE_SIZE;
  const skipped = (count - onPage) / LIST_PAGE_SIZE;
  if (onPage === 0) return { product, skipped };
  const select = editor.database.prepare(`SELECT id ${inside} ORDER BY id DESC LIMIT 1 OFFSET ?`);
  return { product: Number(select.get(below, product, onPage - 1)?.['id']), skipped };
}

function writeSinglePages(
  editor: SnapshotEditor,
  categories: Categories,
  category: number,
  products: readonly number[],
): void {
  const below = JSON.stringify(categories.withDescendants(category) ?? []);
  const select = editor.database.prepare(
    `SELECT lead FROM product WHERE category IN (SELECT value FROM json_each(?)) AND id >= ?
     ORDER BY id LIMIT ${LIST_PAGE_SIZE}`,
  );
  for (const one of products) {
    const { product, skipped } = startOfPage(editor, categories, category, one);
    const ids = select.all(below, product).map((row) => Number(row['lead']));
    editor.set(`list-page:category:${category}:${skipped + 1}`, ids);
  }
}
