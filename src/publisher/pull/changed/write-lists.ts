import { categoryPath } from '#domain/link/paths.ts';
import type { Categories } from '#publisher/pull/categories.ts';
import {
  categoryList,
  type ListStart,
  makerList,
  type ProductList,
  writeProductList,
} from '#publisher/pull/product-list.ts';
import type { SnapshotEditor } from '#publisher/snapshot/snapshot-editor.ts';
import { LIST_PAGE_SIZE } from '#storefront/entries/model.ts';
import type { Touched, TouchedLists } from './write-products.ts';

/**
 * Writes the list pages that touched products stand on or shift: of their categories and all above, of their
 * brands and suppliers.
 */
export function writeTouchedLists(
  editor: SnapshotEditor,
  categories: Categories,
  touched: TouchedLists,
): void {
  const byCategory = grouped(touched.category, ({ list }) => categories.path(list) ?? []);
  for (const [id, all] of byCategory) writeTouched(editor, categoryList(categories, id), all);
  for (const kind of ['brand', 'supplier'] as const) {
    const byMaker = grouped(touched[kind], ({ list }) => [list]);
    for (const [id, all] of byMaker)
      if (editor.has(`${kind}:${id}`)) writeTouched(editor, makerList(kind, id), all);
  }
}

function grouped(
  touched: readonly Touched[],
  listsOf: (one: Touched) => readonly number[],
): Map<number, Touched[]> {
  const byList = new Map<number, Touched[]>();
  for (const one of touched) {
    for (const id of listsOf(one)) {
      const list = byList.get(id);
      if (list) list.push(one);
      else byList.set(id, [one]);
    }
  }
  return byList;
}

function writeTouched(editor: SnapshotEditor, list: ProductList, all: readonly Touched[]): void {
  const first = Math.min(...all.filter((one) => one.how === 'member').map((one) => one.product));
  const leads = all.filter((one) => one.how === 'lead' && one.product < first).map((one) => one.product);
  writeSinglePages(editor, list, leads);
  if (first < Infinity) rewriteList(editor, list, first);
}

/**
 * Writes a list from a product on and takes away what it had before and is too much. The routes of a category
 * follow; those of brands and suppliers are brought in line when all else is written.
 */
export function rewriteList(editor: SnapshotEditor, list: ProductList, from = 0): void {
  const { kind, id } = list;
  const before = editor.get(`list:${kind}:${id}`)?.pages ?? 0;
  const start = from === 0 ? undefined : startOfPage(editor, list, from);
  const pages = writeProductList(editor, list, start);
  // An empty list has a page to show, but no entry for it.
  const filled = editor.get(`list:${kind}:${id}`)?.total === 0 ? 0 : pages;
  for (let page = filled + 1; page <= before; page += 1) editor.remove(`list-page:${kind}:${id}:${page}`);

  if (kind === 'category') writeCategoryPages(editor, id, before, pages);
}

function writeCategoryPages(editor: SnapshotEditor, id: number, before: number, pages: number): void {
  const slug = editor.get(`category:${id}`)?.slug;
  if (slug === undefined || editor.get(`category-slug:${slug}`) !== id) return;
  for (let page = 1; page <= Math.max(pages, before); page += 1) {
    const path = categoryPath(slug, page);
    if (page > pages) editor.removeRoute(path);
    else if (page > before) editor.addRoute(path, { section: id, product: 0, position: page });
  }
}

/** Takes a list away with all its pages; their routes stay. */
export function removeList(editor: SnapshotEditor, { kind, id }: Pick<ProductList, 'kind' | 'id'>): void {
  const pages = editor.get(`list:${kind}:${id}`)?.pages ?? 0;
  editor.remove(`list:${kind}:${id}`);
  if (kind === 'category') editor.remove(`goods:${id}`);
  for (let page = 1; page <= pages; page += 1) editor.remove(`list-page:${kind}:${id}:${page}`);
}

/** The page that a product stands on, or would: how many come before it, and its first product. */
function startOfPage(editor: SnapshotEditor, { where, value }: ProductList, product: number): ListStart {
  const inside = `FROM product WHERE ${where} AND id < ?`;
  const count = Number(editor.database.prepare(`SELECT count(*) AS n ${inside}`).get(value, product)?.['n']);
  const onPage = count % LIST_PAGE_SIZE;
  const skipped = (count - onPage) / LIST_PAGE_SIZE;
  if (onPage === 0) return { product, skipped };
  const select = editor.database.prepare(`SELECT id ${inside} ORDER BY id DESC LIMIT 1 OFFSET ?`);
  return { product: Number(select.get(value, product, onPage - 1)?.['id']), skipped };
}

function writeSinglePages(editor: SnapshotEditor, list: ProductList, products: readonly number[]): void {
  const { kind, id, where, value, maxPages } = list;
  const select = editor.database.prepare(
    `SELECT lead FROM product WHERE ${where} AND id >= ? ORDER BY id LIMIT ${LIST_PAGE_SIZE}`,
  );
  for (const one of products) {
    const { product, skipped } = startOfPage(editor, list, one);
    if (skipped >= maxPages) continue;
    const ids = select.all(value, product).map((row) => Number(row['lead']));
    editor.set(`list-page:${kind}:${id}:${skipped + 1}`, ids);
  }
}
