import type { DatabaseSync } from 'node:sqlite';

/**
 * Claims of products on variations, as the snapshot knows them. A claim may be in vain: an earlier product
 * has the variation.
 */
export interface Claims {
  /** Variations that a product claims. */
  of(product: number): number[];
  /** Products that claim a variation. */
  on(variation: number): number[];
  hasProduct(product: number): boolean;
}

export function openClaims(database: DatabaseSync): Claims {
  const selectOf = database.prepare(
    `SELECT id FROM variation WHERE product = ?1
     UNION SELECT variation FROM left_out WHERE product = ?1`,
  );
  const selectOn = database.prepare(
    `SELECT product AS id FROM variation WHERE id = ?1
     UNION SELECT product FROM left_out WHERE variation = ?1`,
  );
  const selectProduct = database.prepare('SELECT 1 FROM product WHERE id = ?');
  return {
    of: (product) => selectOf.all(product).map((row) => Number(row['id'])),
    on: (variation) => selectOn.all(variation).map((row) => Number(row['id'])),
    hasProduct: (product) => selectProduct.get(product) !== undefined,
  };
}
