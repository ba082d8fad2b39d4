import type { Product, Variation } from '#contract/catalogue/catalogue-schema.ts';
import type { Localized } from '#contract/value/primitive.ts';
import type { Page, PageQuery } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';

/** A product as an operator's list shows it. */
export interface ListedProduct {
  id: number;
  name: Localized;
  updatedAt: string;
  variations: ListedVariation[];
}

export interface ListedVariation {
  id: number;
  name: Localized;
  sku: string;
  /** Whole UZS. */
  newPrice: number;
  oldPrice: number;
  count: number;
  /** A small picture; null where there is none. */
  picture: string | null;
}

/**
 * One page of the products that have `q` in their name, or whose variation has it in its name, number, SKU or
 * barcode; of all where it is empty.
 */
export function searchProducts(
  shop: Shop,
  { q, page, size }: PageQuery & { q: string },
): Page<ListedProduct> {
  const needles = JSON.stringify(spellings(q.trim()));
  const found = shop.sql.all<{ id: number }>`
    SELECT DISTINCT variation.product AS id
    FROM variation JOIN product ON product.shop = variation.shop AND product.id = variation.product
    WHERE variation.shop = ${shop.id} AND EXISTS (
      SELECT 1 FROM json_each(${needles}) AS needle
      WHERE needle.value = '' OR variation.id = needle.value OR instr(
        concat_ws(' ', product.data ->> '$.name', variation.data ->> '$.name',
          variation.data ->> '$.sku', variation.data ->> '$.barcode'), needle.value) > 0)
    ORDER BY id`;
  const items = found
    .slice((page - 1) * size, page * size)
    .flatMap(({ id }) => readListedProduct(shop, id) ?? []);
  return { items, page, size, total: found.length };
}

function readListedProduct(shop: Shop, id: number): ListedProduct | undefined {
  const row = shop.sql.get<{ data: string }>`SELECT data FROM product WHERE shop = ${shop.id} AND id = ${id}`;
  if (!row) return undefined;
  const { name, updatedAt }: Product = JSON.parse(row.data);
  const variations = shop.sql.all<{ data: string }>`
    SELECT data FROM variation WHERE shop = ${shop.id} AND product = ${id} ORDER BY position`;
  return { id, name, updatedAt, variations: variations.map(({ data }) => toListed(JSON.parse(data))) };
}

function toListed({ id, name, sku, newPrice, oldPrice, stock, images }: Variation): ListedVariation {
  return {
    id,
    name,
    sku,
    newPrice,
    oldPrice,
    count: stock.count,
    picture: images[0]?.urls['100x_'] ?? images[0]?.urls.original ?? null,
  };
}

/**
 * SQLite compares Cyrillic letters exactly: the text as it was typed, in small letters and with a capital at
 * the start find what people look for.
 */
function spellings(text: string): string[] {
  const small = text.toLowerCase();
  return [...new Set([text, small, small.charAt(0).toUpperCase() + small.slice(1)])];
}
