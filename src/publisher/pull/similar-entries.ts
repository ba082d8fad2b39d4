import type { EntryWriter } from '#publisher/snapshot/entry-writer.ts';
import { writeAllBeside } from './beside-entries.ts';
import type { Categories } from './categories.ts';
import { neighbours } from './neighbours.ts';

export const SIMILAR_PRODUCTS = 10;

/**
 * Products of a category are similar to those that follow; where the category has too few, some of the
 * nearest category above follow. Writes the entries of all products in the category.
 */
export function writeSimilar(writer: EntryWriter, categories: Categories, category: number): void {
  const others = nearby(writer, categories, category);
  const select = writer.database.prepare('SELECT id, lead FROM product WHERE category = ? ORDER BY id');
  for (const { item, next } of neighbours(select.iterate(category), SIMILAR_PRODUCTS)) {
    const own = next.map((row) => Number(row['lead']));
    writer.set(`similar:${Number(item['id'])}`, own.concat(others.slice(0, SIMILAR_PRODUCTS - own.length)));
  }
  writeAllBeside(writer, category);
}

/** Some lead variations of the nearest category above that has any outside the category itself. */
function nearby(writer: EntryWriter, categories: Categories, category: number): number[] {
  const select = writer.database.prepare(
    'SELECT lead FROM product WHERE category IN (SELECT value FROM json_each(?)) ORDER BY id LIMIT ?',
  );
  for (const ancestor of (categories.path(category) ?? []).slice(0, -1).reverse()) {
    const around = (categories.withDescendants(ancestor) ?? []).filter((id) => id !== category);
    const leads = select.all(JSON.stringify(around), SIMILAR_PRODUCTS).map((row) => Number(row['lead']));
    if (leads.length > 0) return leads;
  }
  return [];
}
