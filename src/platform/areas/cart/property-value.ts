import type { PropertyValue } from '#contract/cart/cart.ts';
import type { Pattern, PatternField } from '#contract/cart/pattern.ts';
import { isOver, VALUE_KEYS } from '#domain/cart/pattern.ts';
import { readCategoryTree } from '#platform/areas/catalogue/category-tree.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { readDocuments } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';

/**
 * Throws 422 `invalid` where what a shopper filled in does not fit the patterns of the product: a field that
 * they do not have or that is named twice, a value of another type, a date that is over, or a required field
 * left out of a pattern that was begun. Nothing filled in always fits.
 */
export function checkPropertyValues(
  shop: Shop,
  productId: number,
  values: readonly PropertyValue[],
  now: Date,
): void {
  if (values.length === 0) return;
  const patterns = patternsOf(shop, productId);
  const fields = new Map(patterns.flatMap((pattern) => pattern.fields.map((field) => [field.id, field])));
  const filled = new Set<number>();
  for (const [index, value] of values.entries()) {
    const field = fields.get(value.id);
    if (!field || filled.has(value.id))
      throw invalidValue(`${index}.id`, `The goods have no field ${value.id}, or it is filled in twice.`);
    const fault = faultOf(field, value, now);
    if (fault !== undefined) throw invalidValue(`${index}.${VALUE_KEYS[field.type]}`, fault);
    filled.add(value.id);
  }
  for (const { fields: own } of patterns.filter((pattern) =>
    pattern.fields.some(({ id }) => filled.has(id)),
  )) {
    const missing = own.find(({ id, required }) => required && !filled.has(id));
    if (missing) throw invalidValue(String(values.length), `The field ${missing.id} is required.`);
  }
}

/** The patterns of the category that a product is in, and of those above it. */
function patternsOf(shop: Shop, productId: number): Pattern[] {
  const row = shop.sql.get<{ category: number }>`
    SELECT data ->> '$.categoryId' AS category FROM product WHERE shop = ${shop.id} AND id = ${productId}`;
  const path = row ? readCategoryTree(shop).pathOf(row.category) : [];
  return readDocuments(shop, 'pattern').filter(({ categoryIds }) =>
    path.some(({ id }) => categoryIds.includes(id)),
  );
}

function faultOf(
  { type, values, required, future }: PatternField,
  given: PropertyValue,
  now: Date,
): string | undefined {
  const key = VALUE_KEYS[type];
  const value = given[key];
  if (value === undefined) return `A field of type ${type} takes its answer in ${key}.`;
  const text = String(value).trim();
  if (text === '') return required ? 'Must not be empty.' : undefined;
  if (type === 'number' && !Number.isFinite(Number(text))) return 'Must be a number.';
  if (type === 'file' && !/\.(?:png|jpe?g)$/i.test(text)) return 'Must be a PNG or JPEG picture.';
  if (future && (key === 'date' || key === 'datetime') && isOver(text, now)) return 'Must be still to come.';
  const isChoice = type === 'predefined' || type === 'status';
  if (isChoice && !values.some(({ id, name }) => text === String(id) || Object.values(name).includes(text)))
    return 'Must be one of the values of the field.';
  return undefined;
}

function invalidValue(field: string, message: string): Refusal {
  return new Refusal(422, { code: 'invalid', message, field: `propertyValues.${field}` });
}
