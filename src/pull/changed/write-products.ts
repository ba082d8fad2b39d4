import { productPath } from '#paths.ts';
import type { Categories } from '#pull/categories.ts';
import { createProductStore } from '#pull/product-store.ts';
import type { Warnings } from '#pull/warnings.ts';
import type { SnapshotEditor } from '#snapshot/snapshot-editor.ts';
import type { AskedProducts } from './ask-products.ts';
import { openClaims } from './claims.ts';

/** A product that came into a category or left it, or that shows another variation in its lists. */
export interface Touched {
  category: number;
  product: number;
  how: 'member' | 'lead';
}

/**
 * Puts the products that were asked for in place of what the snapshot has of them; gives what their lists
 * see.
 */
export function writeProducts(
  editor: SnapshotEditor,
  categories: Categories,
  asked: AskedProducts,
  warnings: Warnings,
): Touched[] {
  const { database } = editor;
  const claims = openClaims(database);
  const selectProduct = database.prepare('SELECT category, lead FROM product WHERE id = ?');
  const hasVariation = database.prepare('SELECT 1 FROM variation WHERE id = ?');
  const standing = (id: number) => {
    const row = selectProduct.get(id);
    return row && { category: Number(row['category']), lead: Number(row['lead']) };
  };
  const ids = [...asked.keys()].sort((a, b) => a - b);
  const before = new Map(
    ids.map((id) => [id, { standing: standing(id), variations: claims.of(id) }] as const),
  );

  for (const table of ['product WHERE id', 'variation WHERE product', 'left_out WHERE product']) {
    const clear = database.prepare(`DELETE FROM ${table} = ?`);
    for (const id of ids) clear.run(id);
  }
  const references = {
    categoryPath: categories.path,
    hasBrand: (id: number) => editor.has(`brand:${id}`),
    hasSupplier: (id: number) => editor.has(`supplier:${id}`),
  };
  const store = createProductStore(editor, references, warnings);
  for (const id of ids) {
    const product = asked.get(id);
    if (product) store.add(product);
  }

  const touched: Touched[] = [];
  for (const [product, { standing: old, variations }] of before) {
    for (const variation of variations) {
      if (hasVariation.get(variation)) continue;
      editor.remove(`card:${variation}`);
      editor.remove(`variation:${variation}`);
      editor.removeRoute(productPath(variation));
    }
    const now = standing(product);
    if (!now)
      for (const name of ['product', 'similar', 'reviews'] as const) editor.remove(`${name}:${product}`);
    if (old && old.category === now?.category) {
      if (old.lead !== now.lead) touched.push({ category: now.category, product, how: 'lead' });
      continue;
    }
    for (const one of [old, now]) if (one) touched.push({ category: one.category, product, how: 'member' });
  }
  return touched;
}
