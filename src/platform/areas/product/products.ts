import type { CurrentPrice, Product, Variation } from '#contract/catalogue/catalogue-schema.ts';
import type { StockId } from '#contract/value/primitive.ts';
import { parseStockId } from '#contract/value/stock-id.ts';
import { discountPercent } from '#domain/pricing/price.ts';
import { type PageQuery, readMarketData } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';
import { removeProductValues, removeVariationValues, writePropertyValues } from './property-values.ts';
import { indexProductText, removeProductText } from './text-index.ts';

/**
 * Adds a product with its variations, or puts it in place of the one with its id; what it has sold and when
 * it was added stay. Variations that it no longer has are removed. Lists, filters and searches know of it at
 * once.
 */
export function writeProduct(shop: Shop, product: Product): void {
  const { id, categoryId, brandId, supplierId, minOrder, rating, updatedAt } = product;
  const { variations, ...data } = product;
  const isNew = findKey(shop, id) === undefined;
  if (!isNew) clearProduct(shop, id, new Set(variations.map((variation) => variation.id)));
  shop.sql.run`
    INSERT INTO product (shop, id, category, brand, supplier, min_order, popularity, rating, added_at, data)
    VALUES (${shop.id}, ${id}, ${categoryId}, ${brandId}, ${supplierId}, ${minOrder}, ${rating.count},
      ${rating.average}, ${updatedAt}, ${JSON.stringify(data)})
    ON CONFLICT (shop, id) DO UPDATE
      SET category = excluded.category, brand = excluded.brand, supplier = excluded.supplier,
      min_order = excluded.min_order, rating = excluded.rating, data = excluded.data`;
  for (const [position, variation] of variations.entries()) writeVariation(shop, id, position, variation);
  writePropertyValues(shop, product);
  for (const tag of new Set(product.crossSellTags)) {
    shop.sql.run`INSERT INTO product_tag (shop, tag, product) VALUES (${shop.id}, ${tag}, ${id})`;
  }
  indexProductText(shop, findKey(shop, id) ?? 0, product, isNew);
}

function writeVariation(shop: Shop, productId: number, position: number, variation: Variation): void {
  const { id, stock, newPrice, oldPrice, tracking, sku, barcode } = variation;
  shop.sql.run`
    INSERT INTO variation (shop, id, product, position, stock, new_price, old_price, count, tracking, sku,
      barcode, data)
    VALUES (${shop.id}, ${id}, ${productId}, ${position}, ${stock.id}, ${newPrice}, ${oldPrice},
      ${stock.count}, ${tracking ? 1 : 0},
      ${sku.toLowerCase()}, ${barcode}, ${JSON.stringify(variation)})
    ON CONFLICT (shop, id) DO UPDATE
      SET product = excluded.product, position = excluded.position, stock = excluded.stock,
      new_price = excluded.new_price, old_price = excluded.old_price, count = excluded.count,
      tracking = excluded.tracking,
      sku = excluded.sku, barcode = excluded.barcode, data = excluded.data`;
}

/**
 * Removes a product with its variations, and with its reviews unless they are kept; returns the ids of the
 * variations, or undefined where there is no such product.
 */
export function removeProduct(shop: Shop, id: number, { keepReviews = false } = {}): number[] | undefined {
  const key = findKey(shop, id);
  if (key === undefined) return undefined;
  const removed = clearProduct(shop, id, new Set());
  removeProductText(shop, key);
  shop.sql.run`DELETE FROM product WHERE shop = ${shop.id} AND id = ${id}`;
  if (!keepReviews) shop.sql.run`DELETE FROM review WHERE shop = ${shop.id} AND product = ${id}`;
  return removed;
}

export function readProduct(shop: Shop, id: number): Product | undefined {
  return readProducts(shop, [id])[0];
}

/** The products with these ids, in no order; ids that the shop does not have are left out. */
export function readProducts(shop: Shop, ids: readonly number[]): Product[] {
  const rows = shop.sql.all<TextRow>`
    SELECT id, data FROM product
    WHERE shop = ${shop.id} AND id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  return parseProducts(shop, rows);
}

interface TextRow {
  id: number;
  data: string;
}

/** Products of their rows, the variations as the last key, as the bytes of an answer have them. */
function parseProducts(shop: Shop, rows: readonly TextRow[]): Product[] {
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const variations = shop.sql.all<{ product: number; data: string }>`
    SELECT product, data FROM variation
    WHERE shop = ${shop.id} AND product IN (SELECT value FROM json_each(${ids}))
    ORDER BY product, position`;
  const byProduct = Map.groupBy(variations, ({ product }) => product);
  return rows.map(({ id, data }) => ({
    ...JSON.parse(data),
    variations: (byProduct.get(id) ?? []).map((variation) => JSON.parse(variation.data)),
  }));
}

export function hasProduct(shop: Shop, id: number): boolean {
  return findKey(shop, id) !== undefined;
}

function findKey(shop: Shop, id: number): number | undefined {
  return shop.sql.get<{ key: number }>`SELECT key FROM product WHERE shop = ${shop.id} AND id = ${id}`?.key;
}

/**
 * Forgets tags, values and variations of a product but for the variations in `kept`; returns the ids of those
 * that went.
 */
function clearProduct(shop: Shop, id: number, kept: ReadonlySet<number>): number[] {
  const variations = shop.sql.all<{
    id: number;
  }>`SELECT id FROM variation WHERE shop = ${shop.id} AND product = ${id} ORDER BY position`;
  for (const variation of variations) {
    removeVariationValues(shop, variation.id);
    if (!kept.has(variation.id))
      shop.sql.run`DELETE FROM variation WHERE shop = ${shop.id} AND id = ${variation.id}`;
  }
  removeProductValues(shop, id);
  shop.sql.run`DELETE FROM product_tag WHERE shop = ${shop.id} AND product = ${id}`;
  return variations.flatMap((variation) => (kept.has(variation.id) ? [] : [variation.id]));
}

/**
 * One page of the shop's products in the order of their ids, each with all its variations: the bytes of the
 * answer of `listProducts`.
 */
export function readProductPageJson(
  shop: Shop,
  { page, size, ids }: PageQuery & { ids?: number[] | undefined },
): Buffer {
  if (ids !== undefined) return readSomeProductsJson(shop, ids, { page, size });
  // The inner query walks the index alone; only the rows of the page itself are read.
  const rows = shop.sql.all<ProductRow>`
    SELECT id, CAST(data AS BLOB) AS data FROM product
    WHERE shop = ${shop.id}
      AND id >= (SELECT id FROM product WHERE shop = ${shop.id} ORDER BY id
      LIMIT 1 OFFSET ${(page - 1) * size})
    ORDER BY id LIMIT ${size}`;
  const total =
    shop.sql.get<{ total: number }>`SELECT count(*) AS total FROM product WHERE shop = ${shop.id}`?.total ??
    0;
  return join([
    '{"items":[',
    ...separated(withVariations(shop, rows)),
    `],"page":${page},"size":${size},"total":${total}}`,
  ]);
}

/** The same of the products with these ids alone. */
function readSomeProductsJson(shop: Shop, ids: number[], { page, size }: PageQuery): Buffer {
  const rows = shop.sql.all<ProductRow>`
    SELECT id, CAST(data AS BLOB) AS data FROM product
    WHERE shop = ${shop.id} AND id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) ORDER BY id`;
  const items = withVariations(shop, rows.slice((page - 1) * size, page * size));
  return join(['{"items":[', ...separated(items), `],"page":${page},"size":${size},"total":${rows.length}}`]);
}

/** The product that a variation belongs to. */
export function readProductOfVariation(shop: Shop, variationId: number): Product | undefined {
  const rows = shop.sql.all<TextRow>`
    SELECT id, data FROM product
    WHERE shop = ${shop.id}
      AND id = (SELECT product FROM variation WHERE shop = ${shop.id} AND id = ${variationId})`;
  return parseProducts(shop, rows)[0];
}

/** Current prices in the order of `ids`, each once; ids that the shop does not have are left out. */
export function readPrices(shop: Shop, ids: readonly number[]): CurrentPrice[] {
  // Left to itself SQLite walks all variations of the shop in the index by product, which has all these
  // columns.
  const rows = shop.sql.all<PriceRow>`
    SELECT id, new_price AS newPrice, old_price AS oldPrice, count FROM variation INDEXED BY variation_by_id
    WHERE shop = ${shop.id} AND id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((variationId) => {
    const row = byId.get(variationId);
    if (!row) return [];
    const { newPrice, oldPrice, count } = row;
    const discount = Math.max(0, oldPrice - newPrice);
    return [
      {
        variationId,
        newPrice,
        oldPrice,
        discountPercent: discountPercent(newPrice, oldPrice),
        discount,
        count,
      },
    ];
  });
}

interface PriceRow {
  id: number;
  newPrice: number;
  oldPrice: number;
  count: number;
}

/** Stock with all that a sale depends on. */
export interface StockForSale {
  productId: number;
  categoryId: number;
  variation: Variation;
  minOrder: number;
  maxOrder: number | undefined;
}

/** The sale of a stock; undefined where the shop has none with the id. Texts are ids of other platforms. */
export function readStockForSale(shop: Shop, id: StockId): StockForSale | undefined {
  const stockId = parseStockId(id);
  if (typeof stockId !== 'number') return undefined;
  const row = shop.sql.get<{ data: string; productId: number; categoryId: number; minOrder: number }>`
    SELECT variation.data, product.id AS productId, category AS categoryId, min_order AS minOrder
    FROM variation JOIN product ON product.shop = variation.shop AND product.id = variation.product
    WHERE variation.shop = ${shop.id} AND variation.stock = ${stockId}`;
  if (!row) return undefined;
  const { data, ...product } = row;
  return { ...product, maxOrder: readMaxOrder(shop), variation: JSON.parse(data) };
}

/** The most pieces of one thing that an order of the shop takes; undefined without a limit. */
export function readMaxOrder(shop: Shop): number | undefined {
  return readMarketData(shop).settings.maxOrderPieces || undefined;
}

interface ProductRow {
  id: number;
  data: Uint8Array;
}

/**
 * The JSON of each product, its variations put in as its last key. As bytes, since text would be decoded and
 * encoded again for nothing.
 */
function withVariations(shop: Shop, products: ProductRow[]): Buffer[] {
  const ids = JSON.stringify(products.map((row) => row.id));
  const variations = shop.sql.all<{ product: number; data: Uint8Array }>`
    SELECT product, CAST(data AS BLOB) AS data FROM variation
    WHERE shop = ${shop.id} AND product IN (SELECT value FROM json_each(${ids}))
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
