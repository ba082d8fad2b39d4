import type { CurrentPrice, Product, Variation } from '#contract/catalogue.ts';
import { discountPercent } from '#domain/price.ts';
import type { PageQuery } from './documents.ts';
import type { Shop } from './shop.ts';

/** Adds a product with its variations. */
export function writeProduct(shop: Shop, { variations, ...product }: Product): void {
  shop.sql.run`
    INSERT INTO product (shop, id, min_order, data) VALUES (${shop.id}, ${product.id}, ${product.minOrder}, ${JSON.stringify(product)})`;
  for (const [position, variation] of variations.entries()) {
    const { id, stock, newPrice, oldPrice } = variation;
    shop.sql.run`
      INSERT INTO variation (shop, id, product, position, stock, new_price, old_price, count, data)
      VALUES (${shop.id}, ${id}, ${product.id}, ${position}, ${stock.id}, ${newPrice}, ${oldPrice}, ${stock.count}, ${JSON.stringify(variation)})`;
  }
}

/** One page of the shop's products in the order of their ids, each with all its variations: the bytes of the answer of `listProducts`. */
export function readProductPageJson(shop: Shop, { page, size }: PageQuery): Buffer {
  // The inner query walks the index alone; only the rows of the page itself are read.
  const rows = shop.sql.all<ProductRow>`
    SELECT id, CAST(data AS BLOB) AS data FROM product
    WHERE shop = ${shop.id}
      AND id >= (SELECT id FROM product WHERE shop = ${shop.id} ORDER BY id LIMIT 1 OFFSET ${(page - 1) * size})
    ORDER BY id LIMIT ${size}`;
  const total = shop.sql.get<{ total: number }>`SELECT count(*) AS total FROM product WHERE shop = ${shop.id}`?.total ?? 0;
  return join(['{"items":[', ...separated(withVariations(shop, rows)), `],"page":${page},"size":${size},"total":${total}}`]);
}

/** The product that a variation belongs to. */
export function readProductOfVariation(shop: Shop, variationId: number): Product | undefined {
  const rows = shop.sql.all<ProductRow>`
    SELECT id, CAST(data AS BLOB) AS data FROM product
    WHERE shop = ${shop.id} AND id = (SELECT product FROM variation WHERE shop = ${shop.id} AND id = ${variationId})`;
  const [json] = withVariations(shop, rows);
  return json && JSON.parse(json.toString());
}

/** Current prices in the order of `ids`, each once; ids that the shop does not have are left out. */
export function readPrices(shop: Shop, ids: readonly number[]): CurrentPrice[] {
  const rows = shop.sql.all<PriceRow>`
    SELECT id, new_price AS newPrice, old_price AS oldPrice, count FROM variation
    WHERE shop = ${shop.id} AND id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((variationId) => {
    const row = byId.get(variationId);
    if (!row) return [];
    const { newPrice, oldPrice, count } = row;
    const discount = Math.max(0, oldPrice - newPrice);
    return [{ variationId, newPrice, oldPrice, discountPercent: discountPercent(newPrice, oldPrice), discount, count }];
  });
}

interface PriceRow {
  id: number;
  newPrice: number;
  oldPrice: number;
  count: number;
}

/** What a sale of a stock depends on. */
export interface StockForSale {
  productId: number;
  variation: Variation;
  minOrder: number;
}

export function readStockForSale(shop: Shop, stockId: number): StockForSale | undefined {
  const row = shop.sql.get<{ data: string; productId: number; minOrder: number }>`
    SELECT variation.data, product.id AS productId, min_order AS minOrder
    FROM variation JOIN product ON product.shop = variation.shop AND product.id = variation.product
    WHERE variation.shop = ${shop.id} AND variation.stock = ${stockId}`;
  return row && { productId: row.productId, variation: JSON.parse(row.data), minOrder: row.minOrder };
}

interface ProductRow {
  id: number;
  data: Uint8Array;
}

/** The JSON of each product, its variations put in as its last key. As bytes, since text would be decoded and encoded again for nothing. */
function withVariations(shop: Shop, products: ProductRow[]): Buffer[] {
  const variations = shop.sql.all<{ product: number; data: Uint8Array }>`
    SELECT product, CAST(data AS BLOB) AS data FROM variation
    WHERE shop = ${shop.id} AND product IN (SELECT value FROM json_each(${JSON.stringify(products.map((row) => row.id))}))
    ORDER BY product, position`;
  const byProduct = Map.groupBy(variations, (row) => row.product);
  return products.map(({ id, data }) => {
    const own = (byProduct.get(id) ?? []).map((row) => row.data);
    return join([data.subarray(0, -1), ',"variations":[', ...separated(own), ']}']);
  });
}

function separated(parts: readonly Uint8Array[]): (Uint8Array | string)[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [',', part]));
}

function join(parts: readonly (Uint8Array | string)[]): Buffer {
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
}
