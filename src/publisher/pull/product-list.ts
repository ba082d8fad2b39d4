import type { DatabaseSync } from 'node:sqlite';
import type { EntryWriter } from '#publisher/snapshot/entry-writer.ts';
import { LIST_PAGE_SIZE, type ListKind } from '#storefront/entries/model.ts';
import type { Categories } from './categories.ts';

/** Pages that the list of a brand or a supplier has at most, so that a product that comes costs few pages. */
export const MAX_MAKER_PAGES = 50;

/** Products that are listed together, by their ids. */
export interface ProductList {
  kind: ListKind;
  id: number;
  /** Condition on the table `product`, with one parameter. */
  where: string;
  value: string | number;
  maxPages: number;
}

/** The products of a category and of all categories below it. */
export function categoryList(categories: Categories, id: number): ProductList {
  const below = JSON.stringify(categories.withDescendants(id) ?? []);
  const where = 'category IN (SELECT value FROM json_each(?))';
  return { kind: 'category', id, where, value: below, maxPages: Number.POSITIVE_INFINITY };
}

/** The products of a brand or a supplier. */
export function makerList(kind: 'brand' | 'supplier', id: number): ProductList {
  return { kind, id, where: `${kind} = ?`, value: id, maxPages: MAX_MAKER_PAGES };
}

/** From where on a list is written: products before this id stand on `skipped` whole pages, which stay. */
export interface ListStart {
  product: number;
  skipped: number;
}

/** Writes how long a list is, and its pages; gives how many it has, at least one. */
export function writeProductList(
  { database, set }: EntryWriter,
  { kind, id, where, value, maxPages }: ProductList,
  start: ListStart = { product: 0, skipped: 0 },
): number {
  const from = `FROM product WHERE ${where} AND id >= ?`;
  const row = database.prepare(`SELECT count(*) AS n ${from}`).get(value, start.product);
  const total = start.skipped * LIST_PAGE_SIZE + Number(row?.['n']);
  const pages = Math.min(Math.max(Math.ceil(total / LIST_PAGE_SIZE), 1), maxPages);
  const room = Math.max(pages - start.skipped, 0) * LIST_PAGE_SIZE;
  let page = start.skipped;
  let ids: number[] = [];
  const flush = () => {
    page += 1;
    set(`list-page:${kind}:${id}:${page}`, ids);
    ids = [];
  };
  const select = database.prepare(`SELECT lead ${from} ORDER BY id LIMIT ?`);
  for (const { lead } of select.iterate(value, start.product, room)) {
    ids.push(Number(lead));
    if (ids.length === LIST_PAGE_SIZE) flush();
  }
  if (ids.length > 0) flush();
  set(`list:${kind}:${id}`, { total, pages });
  if (kind === 'category') set(`goods:${id}`, total === 0 ? 'none' : hasOwn(database, id) ? 'own' : 'below');
  return pages;
}

const hasOwn = (database: DatabaseSync, category: number) =>
  database.prepare('SELECT 1 FROM product WHERE category = ? LIMIT 1').get(category) !== undefined;
