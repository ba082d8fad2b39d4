import type { Product, Variation } from '#contract/catalogue/catalogue-schema.ts';
import { productPath } from '#domain/link/paths.ts';
import type { EntryWriter } from '#publisher/snapshot/entry-writer.ts';
import { NO_CATEGORY } from '#storefront/entries/model.ts';
import { cardEntry, leadVariation, productEntry, variationEntry } from './product-entries.ts';
import type { Warnings } from './warnings.ts';

/** Things that products may refer to. */
export interface ProductReferences {
  /** From the top category down to this one; undefined where there is none. */
  categoryPath(id: number): readonly number[] | undefined;
  hasBrand(id: number): boolean;
  hasSupplier(id: number): boolean;
}

/**
 * Writes products in the order of their ids, with cleaned descriptions: their entries, their pages and what
 * places them in lists.
 */
export function createProductStore(writer: EntryWriter, references: ProductReferences, warnings: Warnings) {
  const { database } = writer;
  const insertProduct = database.prepare(
    'INSERT INTO product (id, category, lead, given_category, brand, supplier) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const selectOwner = database.prepare('SELECT product FROM variation WHERE id = ?');
  const insertVariation = database.prepare('INSERT INTO variation (id, product, position) VALUES (?, ?, ?)');
  const leaveOut = database.prepare('INSERT OR IGNORE INTO left_out (variation, product) VALUES (?, ?)');
  const selectProduct = database.prepare('SELECT 1 FROM product WHERE id = ?');
  const warn = (product: Product, field: string, reason: string) =>
    warnings.add('GET /products', `product ${product.id}: ${field}`, reason);

  /** The variations that no earlier product has, each once. */
  function ownVariations(product: Product): Variation[] {
    const seen = new Set<number>();
    return product.variations.filter(({ id }) => {
      const owner = seen.has(id) ? product.id : selectOwner.get(id)?.['product'];
      seen.add(id);
      if (owner === undefined) return true;
      warn(product, 'variations', `variation ${id} is there already, in product ${owner}: it is left out`);
      if (owner !== product.id) leaveOut.run(id, product.id);
      return false;
    });
  }

  function checked(product: Product, variations: Variation[]): { product: Product; categoryIds: number[] } {
    const path = references.categoryPath(product.categoryId);
    if (!path)
      warn(
        product,
        'categoryId',
        `there is no category ${product.categoryId}: the product stands in no category`,
      );
    const hasBrand = product.brandId === null || references.hasBrand(product.brandId);
    if (!hasBrand) warn(product, 'brandId', `there is no brand ${product.brandId}: the product shows none`);
    if (!references.hasSupplier(product.supplierId))
      warn(product, 'supplierId', `there is no supplier ${product.supplierId}: the product shows none`);
    return {
      product: { ...product, variations, brandId: hasBrand ? product.brandId : null },
      categoryIds: [...(path ?? [])],
    };
  }

  return {
    add(given: Product): void {
      if (selectProduct.get(given.id)) {
        warn(given, 'id', 'the product comes twice: only the first is taken');
        return;
      }
      const variations = ownVariations(given);
      if (variations.length === 0) {
        warn(given, 'variations', 'none is left: the product is left out');
        return;
      }
      const { product, categoryIds } = checked(given, variations);
      const category = categoryIds.at(-1) ?? NO_CATEGORY;
      const lead = leadVariation(product).id;
      insertProduct.run(product.id, category, lead, given.categoryId, given.brandId, given.supplierId);
      writer.set(`product:${product.id}`, productEntry(product, categoryIds));
      writer.set(`updated:${product.id}`, product.updatedAt);
      for (const [position, variation] of variations.entries()) {
        insertVariation.run(variation.id, product.id, position);
        writer.set(`card:${variation.id}`, cardEntry(product, variation));
        writer.set(`variation:${variation.id}`, variationEntry(product, variation));
        writer.addRoute(productPath(variation.id), { section: category, product: product.id, position });
      }
    },
    countProducts: () => Number(database.prepare('SELECT count(*) AS n FROM product').get()?.['n']),
    countVariations: () => Number(database.prepare('SELECT count(*) AS n FROM variation').get()?.['n']),
  };
}
