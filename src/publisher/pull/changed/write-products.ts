import { productPath } from '#domain/link/paths.ts';
import type { Categories } from '#publisher/pull/categories.ts';
import { createProductStore } from '#publisher/pull/product-store.ts';
import type { Warnings } from '#publisher/pull/warnings.ts';
import type { SnapshotEditor } from '#publisher/snapshot/snapshot-editor.ts';
import type { ListKind } from '#storefront/entries/model.ts';
import type { AskedProducts } from './ask-products.ts';
import { openClaims } from './claims.ts';

/** A product that came into a list or left it, or that shows another variation there. */
export interface Touched {
  /** The category that it stands in, its brand or its supplier. */
  list: number;
  product: number;
  how: 'member' | 'lead';
}

/** Products that were written, as far as lists show them. */
export type TouchedLists = Record<ListKind, Touched[]>;

interface Standing extends Record<ListKind, number | null> {
  lead: number;
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
): TouchedLists {
  const { database } = editor;
  const claims = openClaims(database);
  const selectProduct = database.prepare('SELECT category, brand, supplier, lead FROM product WHERE id = ?');
  const hasVariation = database.prepare('SELECT 1 FROM variation WHERE id = ?');
  const standing = (id: number): Standing | undefined => {
    const row = selectProduct.get(id);
    if (!row) return undefined;
    const { category, brand, supplier, lead } = row;
    return {
      category: Number(category),
      brand: brand === null ? null : Number(brand),
      supplier: Number(supplier),
      lead: Number(lead),
    };
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

  const touched: TouchedLists = { category: [], brand: [], supplier: [] };
  for (const [product, { standing: old, variations }] of before) {
    for (const variation of variations) {
      if (hasVariation.get(variation)) continue;
      editor.remove(`card:${variation}`);
      editor.remove(`variation:${variation}`);
      editor.removeRoute(productPath(variation));
    }
    const now = standing(product);
    if (!now)
      for (const name of ['product', 'updated', 'similar', 'beside', 'reviews'] as const)
        editor.remove(`${name}:${product}`);
    for (const kind of LIST_KINDS) touched[kind].push(...touchedOf(product, old, now, kind));
  }
  return touched;
}

const LIST_KINDS = ['category', 'brand', 'supplier'] as const satisfies readonly ListKind[];

function touchedOf(
  product: number,
  old: Standing | undefined,
  now: Standing | undefined,
  kind: ListKind,
): Touched[] {
  const before = old?.[kind] ?? null;
  const after = now?.[kind] ?? null;
  if (before !== after)
    return [before, after].flatMap((list) => (list === null ? [] : [{ list, product, how: 'member' }]));
  return after === null || old?.lead === now?.lead ? [] : [{ list: after, product, how: 'lead' }];
}
