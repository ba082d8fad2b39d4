import type { Product } from '#contract/catalogue/catalogue-schema.ts';
import type { Localized } from '#contract/value/primitive.ts';
import type { Shop } from '#platform/store/shop.ts';
import { wordsOf } from './words.ts';

/** Letters of a value; who filters by goods reads no sentence. */
const MAX_VALUE = 60;

/** Writes which values a product and its variations have, in place of those they had. */
export function writePropertyValues(shop: Shop, product: Product): void {
  for (const { name, value } of product.characteristics) {
    const [propertyCode, code] = [codeOf(name), codeOf(value)];
    const isSentence = Object.values(value).some((label) => label.length > MAX_VALUE);
    if (propertyCode === '' || code === '' || isSentence) continue;
    if (linkProductValue(shop, product.id, propertyCode, code)) continue;
    const property = ensureProperty(shop, 'product', propertyCode, name);
    const id = nextValueId(shop);
    shop.sql.run`
      INSERT OR IGNORE INTO property_value (shop, kind, id, property, code, label)
      VALUES (${shop.id}, 'product', ${id}, ${property}, ${code}, ${JSON.stringify(value)})`;
    linkProductValue(shop, product.id, propertyCode, code);
  }
  for (const { id, properties } of product.variations) {
    for (const { code, name, value } of properties) {
      const known = shop.sql.get`
        SELECT 1 FROM property_value WHERE shop = ${shop.id} AND kind = 'variation' AND id = ${value.id}`;
      if (!known) {
        const property = ensureProperty(shop, 'variation', code, name);
        shop.sql.run`
          INSERT OR IGNORE INTO property_value (shop, kind, id, property, code, label, color)
          VALUES (${shop.id}, 'variation', ${value.id}, ${property}, ${String(value.id)},
            ${JSON.stringify(value.label)}, ${value.settings?.color ?? null})`;
      }
      shop.sql.run`
        INSERT OR IGNORE INTO variation_value (shop, variation, value)
        VALUES (${shop.id}, ${id}, ${value.id})`;
    }
  }
}

export function removeProductValues(shop: Shop, productId: number): void {
  shop.sql.run`DELETE FROM product_value WHERE shop = ${shop.id} AND product = ${productId}`;
}

export function removeVariationValues(shop: Shop, variationId: number): void {
  shop.sql.run`DELETE FROM variation_value WHERE shop = ${shop.id} AND variation = ${variationId}`;
}

/** Key of a name: its words in the first language that has some. */
function codeOf({ ru, uz, en }: Localized): string {
  return wordsOf(ru || uz || en || '').join(' ');
}

/** Counts the product among those of a value; false where the shop does not have the value. */
function linkProductValue(shop: Shop, productId: number, propertyCode: string, code: string): boolean {
  const value = shop.sql.get<{ id: number }>`
    SELECT id FROM property_value INDEXED BY property_value_by_code
    WHERE shop = ${shop.id} AND kind = 'product' AND code = ${code}
      AND property = (SELECT id FROM property
      WHERE shop = ${shop.id} AND kind = 'product' AND code = ${propertyCode})`;
  if (!value) return false;
  shop.sql.run`
    INSERT OR IGNORE INTO product_value (shop, product, value)
    VALUES (${shop.id}, ${productId}, ${value.id})`;
  return true;
}

function ensureProperty(shop: Shop, kind: 'product' | 'variation', code: string, name: Localized): number {
  const read = () =>
    shop.sql.get<{
      id: number;
    }>`SELECT id FROM property WHERE shop = ${shop.id} AND kind = ${kind} AND code = ${code}`?.id;
  const known = read();
  if (known !== undefined) return known;
  shop.sql.run`
    INSERT INTO property (shop, id, kind, code, name)
    SELECT ${shop.id}, 1 + coalesce(max(id), 0), ${kind}, ${code}, ${JSON.stringify(name)} FROM property
    WHERE shop = ${shop.id} AND kind = ${kind}`;
  return read() ?? 0;
}

function nextValueId(shop: Shop): number {
  return (
    shop.sql.get<{ id: number }>`
    SELECT 1 + coalesce(max(id), 0) AS id FROM property_value WHERE shop = ${shop.id} AND kind = 'product'`
      ?.id ?? 1
  );
}
