import type { Product, Variation } from '#contract/catalogue.ts';
import type { SnapshotWriter } from '#snapshot/snapshot-writer.ts';
import type { CategoryTree } from './category-tree.ts';
import { cardEntry, leadVariation, productEntry, variationEntry } from './product-entries.ts';
import type { Warnings } from './warnings.ts';

/** Category of the products that stand in none. */
export const NO_CATEGORY = 0;

/** Where products stand, kept in the file while lists are not made yet, so that memory does not grow with the catalogue. */
export const PRODUCT_TABLES = `
  CREATE TABLE pull_product (id INTEGER PRIMARY KEY, category INTEGER NOT NULL, lead INTEGER NOT NULL) STRICT;
  CREATE INDEX pull_product_category ON pull_product (category, id);
  CREATE TABLE pull_variation (id INTEGER PRIMARY KEY, product INTEGER NOT NULL, position INTEGER NOT NULL) STRICT;
  CREATE INDEX pull_variation_product ON pull_variation (product, position);
`;

/** What products may refer to. */
export interface ProductReferences {
  tree: CategoryTree;
  brandIds: ReadonlySet<number>;
  supplierIds: ReadonlySet<number>;
}

/** Writes products one by one, with cleaned descriptions: their entries, and their places for the lists. */
export function createProductStore(
  writer: SnapshotWriter,
  references: ProductReferences,
  warnings: Warnings,
) {
  const { database } = writer;
  const insertProduct = database.prepare(
    'INSERT OR IGNORE INTO pull_product (id, category, lead) VALUES (?, ?, ?)',
  );
  const selectOwner = database.prepare('SELECT product FROM pull_variation WHERE id = ?');
  const insertVariation = database.prepare(
    'INSERT INTO pull_variation (id, product, position) VALUES (?, ?, ?)',
  );
  const selectProduct = database.prepare('SELECT 1 FROM pull_product WHERE id = ?');
  const warn = (product: Product, field: string, reason: string) =>
    warnings.add('GET /products', `product ${product.id}: ${field}`, reason);

  /** The variations that no earlier product has, each once. */
  function ownVariations(product: Product): Variation[] {
    const seen = new Set<number>();
    return product.variations.filter(({ id }) => {
      const owner = seen.has(id) ? product.id : selectOwner.get(id)?.['product'];
      seen.add(id);
      if (owner !== undefined)
        warn(product, 'variations', `variation ${id} is there already, in product ${owner}: it is left out`);
      return owner === undefined;
    });
  }

  function checked(product: Product, variations: Variation[]): { product: Product; categoryIds: number[] } {
    const { tree, brandIds, supplierIds } = references;
    const node = tree.byId.get(product.categoryId);
    if (!node)
      warn(
        product,
        'categoryId',
        `there is no category ${product.categoryId}: the product stands in no category`,
      );
    const hasBrand = product.brandId === null || brandIds.has(product.brandId);
    if (!hasBrand) warn(product, 'brandId', `there is no brand ${product.brandId}: the product shows none`);
    if (!supplierIds.has(product.supplierId))
      warn(product, 'supplierId', `there is no supplier ${product.supplierId}: the product shows none`);
    return {
      product: { ...product, variations, brandId: hasBrand ? product.brandId : null },
      categoryIds: node?.path ?? [],
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
      insertProduct.run(product.id, categoryIds.at(-1) ?? NO_CATEGORY, leadVariation(product).id);
      writer.set(`product:${product.id}`, productEntry(product, categoryIds));
      for (const [position, variation] of variations.entries()) {
        insertVariation.run(variation.id, product.id, position);
        writer.set(`card:${variation.id}`, cardEntry(product, variation));
        writer.set(`variation:${variation.id}`, variationEntry(product, variation));
      }
    },
    countProducts: () => Number(database.prepare('SELECT count(*) AS n FROM pull_product').get()?.['n']),
    countVariations: () => Number(database.prepare('SELECT count(*) AS n FROM pull_variation').get()?.['n']),
  };
}
