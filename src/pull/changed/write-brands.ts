import type { Brand } from '#contract/market.ts';
import type { SnapshotEditor } from '#snapshot/snapshot-editor.ts';
import { removeOthers } from './remove-others.ts';

/** Puts brands in place of those of the snapshot; products name only brands that are there. */
export function writeChangedBrands(editor: SnapshotEditor, brands: readonly Brand[]): void {
  const come = brands.filter(({ id }) => !editor.has(`brand:${id}`));
  for (const brand of brands) editor.set(`brand:${brand.id}`, brand);
  const gone = removeOthers(
    editor,
    'brand:',
    brands.map(({ id }) => `brand:${id}` as const),
  );
  for (const { id } of come) showBrand(editor, id, id);
  for (const key of gone) showBrand(editor, Number(key.slice('brand:'.length)), null);
}

function showBrand(editor: SnapshotEditor, given: number, brandId: number | null): void {
  const products = editor.database.prepare('SELECT id FROM product WHERE brand = ?').all(given);
  const variations = editor.database.prepare('SELECT id FROM variation WHERE product = ?');
  for (const row of products) {
    const product = editor.get(`product:${Number(row['id'])}`);
    if (product) editor.set(`product:${product.id}`, { ...product, brandId });
    for (const { id } of variations.all(Number(row['id']))) {
      const card = editor.get(`card:${Number(id)}`);
      if (card) editor.set(`card:${card.id}`, { ...card, brandId });
    }
  }
}
