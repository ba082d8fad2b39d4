import type { CurrentPrice, Product, Variation } from '#contract/catalogue.ts';
import { discountPercent } from '#domain/price.ts';
import type { Page, PageQuery } from './documents.ts';
import type { Shop } from './shop.ts';

interface ProductRow {
  id: number;
  updatedAt: string;
  data: string;
}

interface VariationRow {
  product: number;
  newPrice: number;
  oldPrice: number;
  count: number;
  data: string;
}

/** Adds a product with its variations. */
export function writeProduct(shop: Shop, { variations, ...product }: Product): void {
  shop.sql.run`
    INSERT INTO product (shop, id, min_order, updated_at, data)
    VALUES (${shop.id}, ${product.id}, ${product.minOrder}, ${product.updatedAt}, ${JSON.stringify(product)})`;
  for (const [position, variation] of variations.entries()) {
    const { id, stock, newPrice, oldPrice, tracking } = variation;
    shop.sql.run`
      INSERT INTO variation (shop, id, product, position, stock, supplier, new_price, old_price, count, tracking, data)
      VALUES (${shop.id}, ${id}, ${product.id}, ${position}, ${stock.id}, ${stock.supplierId}, ${newPrice}, ${oldPrice}, ${stock.count},
        ${Number(tracking)}, ${JSON.stringify(variation)})`;
  }
}

/** One page of the shop's products in the order of their ids, each with all its variations. */
export function readProductPage(shop: Shop, { page, size }: PageQuery): Page<Product> {
  // The inner query walks the index alone; only the rows of the page itself are read.
  const rows = shop.sql.all<ProductRow>`
    SELECT id, updated_at AS updatedAt, data FROM product
    WHERE shop = ${shop.id}
      AND id >= (SELECT id FROM product WHERE shop = ${shop.id} ORDER BY id LIMIT 1 OFFSET ${(page - 1) * size})
    ORDER BY id LIMIT ${size}`;
  const total = shop.sql.get<{ total: number }>`SELECT count(*) AS total FROM product WHERE shop = ${shop.id}`?.total ?? 0;
  return { items: withVariations(shop, rows), page, size, total };
}

/** The product that a variation belongs to. */
export function readProductOfVariation(shop: Shop, variationId: number): Product | undefined {
  const rows = shop.sql.all<ProductRow>`
    SELECT id, updated_at AS updatedAt, data FROM product
    WHERE shop = ${shop.id} AND id = (SELECT product FROM variation WHERE shop = ${shop.id} AND id = ${variationId})`;
  return withVariations(shop, rows)[0];
}

/** Current prices in the order of `ids`, each once; ids that the shop does not have are left out. */
export function readPrices(shop: Shop, ids: readonly number[]): CurrentPrice[] {
  const rows = shop.sql.all<Omit<VariationRow, 'product' | 'data'> & { id: number }>`
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

/** What a sale of a stock depends on. */
export interface StockForSale {
  variation: Variation;
  minOrder: number;
}

export function readStockForSale(shop: Shop, stockId: number): StockForSale | undefined {
  const row = shop.sql.get<VariationRow & { minOrder: number }>`
    SELECT variation.product, new_price AS newPrice, old_price AS oldPrice, count, variation.data, min_order AS minOrder
    FROM variation JOIN product ON product.shop = variation.shop AND product.id = variation.product
    WHERE variation.shop = ${shop.id} AND variation.stock = ${stockId}`;
  return row && { variation: toVariation(row), minOrder: row.minOrder };
}

function withVariations(shop: Shop, products: ProductRow[]): Product[] {
  const variations = shop.sql.all<VariationRow>`
    SELECT product, new_price AS newPrice, old_price AS oldPrice, count, data FROM variation
    WHERE shop = ${shop.id} AND product IN (SELECT value FROM json_each(${JSON.stringify(products.map((row) => row.id))}))
    ORDER BY product, position`;
  const byProduct = Map.groupBy(variations, (row) => row.product);
  return products.map((row) => ({
    ...(JSON.parse(row.data) as Omit<Product, 'variations'>),
    updatedAt: row.updatedAt,
    variations: (byProduct.get(row.id) ?? []).map(toVariation),
  }));
}

/** Price and count live in columns of their own and win over the JSON, which keeps what the shop began with. */
function toVariation({ data, newPrice, oldPrice, count }: VariationRow): Variation {
  const variation: Variation = JSON.parse(data);
  return { ...variation, newPrice, oldPrice, stock: { ...variation.stock, count } };
}
