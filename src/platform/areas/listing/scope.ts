import type { Shop } from '#platform/store/shop.ts';

/** Ids of products that a list is chosen from, before filters. */
export type Scope = readonly number[];

interface IdRow {
  id: number;
}

/** Products that stand in one of the categories themselves. */
export function scopeOfCategories(shop: Shop, categoryIds: Iterable<number>): Scope {
  const rows = shop.sql.all<IdRow>`
    SELECT product.id FROM product INDEXED BY product_by_category
    WHERE shop = ${shop.id} AND category IN (SELECT value FROM json_each(${JSON.stringify([...categoryIds])}))
    ORDER BY product.id`;
  return rows.map(({ id }) => id);
}

export function scopeOfSupplier(shop: Shop, supplierId: number): Scope {
  return shop.sql
    .all<IdRow>`SELECT id FROM product WHERE shop = ${shop.id} AND supplier = ${supplierId} ORDER BY id`.map(
    ({ id }) => id,
  );
}

/** Products of one of the brands and of one of the suppliers, the most popular first; no ids mean all. */
export function scopeOfMakers(
  shop: Shop,
  brandIds: readonly number[],
  supplierIds: readonly number[],
): Scope {
  const [brands, suppliers] = [JSON.stringify(brandIds), JSON.stringify(supplierIds)];
  const rows = shop.sql.all<IdRow>`
    SELECT product.id FROM product INDEXED BY product_for_list
    WHERE shop = ${shop.id}
      AND (${brandIds.length} = 0 OR brand IN (SELECT value FROM json_each(${brands})))
      AND (${supplierIds.length} = 0 OR supplier IN (SELECT value FROM json_each(${suppliers})))
    ORDER BY popularity DESC, product.id`;
  return rows.map(({ id }) => id);
}

/** Products with one of the tags: those with most of them first, then the most popular. */
export function scopeOfTags(shop: Shop, tags: readonly string[], limit: number, except = 0): Scope {
  const rows = shop.sql.all<IdRow>`
    SELECT product.id FROM product_tag JOIN product ON product.shop = product_tag.shop
      AND product.id = product_tag.product
    WHERE product_tag.shop = ${shop.id} AND tag IN (SELECT value FROM json_each(${JSON.stringify(tags)}))
      AND product.id <> ${except}
    GROUP BY product.id ORDER BY count(*) DESC, popularity DESC, product.id LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}

/** Other products of the product's category, nearest to a price first. */
export function scopeOfSimilar(
  shop: Shop,
  { id, categoryId }: { id: number; categoryId: number },
  price: number,
): Scope {
  const rows = shop.sql.all<IdRow>`
    SELECT product.id FROM product JOIN variation ON variation.shop = product.shop
      AND variation.product = product.id
    WHERE product.shop = ${shop.id} AND category = ${categoryId} AND product.id <> ${id}
    GROUP BY product.id ORDER BY min(abs(new_price - ${price})), product.id`;
  return rows.map((row) => row.id);
}
