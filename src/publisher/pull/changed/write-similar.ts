import type { DatabaseSync } from 'node:sqlite';
import { writeBesideAround } from '#publisher/pull/beside-entries.ts';
import type { Categories } from '#publisher/pull/categories.ts';
import { SIMILAR_PRODUCTS, writeSimilar } from '#publisher/pull/similar-entries.ts';
import type { SnapshotEditor } from '#publisher/snapshot/snapshot-editor.ts';
import type { Touched } from './write-products.ts';

/** Writes the similar products of all products that may show a touched one. */
export function writeTouchedSimilar(
  editor: SnapshotEditor,
  categories: Categories,
  touched: readonly Touched[],
): void {
  const { database } = editor;
  const whole = new Set<number>();
  for (const { list: category, product } of touched) {
    if (isSmall(database, category)) whole.add(category);
    else writeWindow(editor, category, product);
    for (const ancestor of categories.path(category) ?? []) {
      const below = categories.withDescendants(ancestor) ?? [];
      if (!isAmongFirst(database, below, product)) continue;
      for (const one of below) if (isSmall(database, one)) whole.add(one);
    }
  }
  for (const category of whole) writeSimilar(editor, categories, category);
}

/** True if a category is too small for its products' similar ones: other categories fill the row. */
export function isSmall(database: DatabaseSync, category: number): boolean {
  const limit = SIMILAR_PRODUCTS + 2;
  const select = database.prepare('SELECT id FROM product WHERE category = ? LIMIT ?');
  return select.all(category, limit).length < limit;
}

/**
 * Small categories borrow the first products around them, their own left out: so of the first twice as many.
 */
function isAmongFirst(database: DatabaseSync, categories: readonly number[], product: number): boolean {
  const limit = 2 * SIMILAR_PRODUCTS + 2;
  const before = database.prepare(
    'SELECT id FROM product WHERE category IN (SELECT value FROM json_each(?)) AND id < ? LIMIT ?',
  );
  return before.all(JSON.stringify(categories), product, limit).length < limit;
}

/** Writes the entries of a product and of those before it in the ring of a category that is not small. */
function writeWindow(editor: SnapshotEditor, category: number, product: number): void {
  const { database } = editor;
  const around = (column: string, where: string, order: string, from: number, limit: number) =>
    database
      .prepare(
        `SELECT ${column} AS n FROM product WHERE category = ? AND id ${where} ?
         ORDER BY id ${order} LIMIT ?`,
      )
      .all(category, from, limit)
      .map((row) => Number(row['n']));
  const previous = around('id', '<', 'DESC', product, SIMILAR_PRODUCTS);
  previous.push(...around('id', '>', 'DESC', product, SIMILAR_PRODUCTS - previous.length));
  previous.push(...around('id', '=', 'ASC', product, 1));
  for (const id of previous) {
    const next = around('lead', '>', 'ASC', id, SIMILAR_PRODUCTS);
    next.push(...around('lead', '<', 'ASC', id, SIMILAR_PRODUCTS - next.length));
    editor.set(`similar:${id}`, next);
  }
  writeBesideAround(editor, category, product);
}
