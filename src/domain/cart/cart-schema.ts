import type { PropertyValue } from '#contract/cart/cart.ts';
import { MAX_CART_RECORDS } from '#contract/cart/cart-size.ts';
import { isCount } from '#contract/value/is-count.ts';
import type { Language } from '#contract/value/primitive.ts';
import { parseStockId } from '#contract/value/stock-id.ts';
import { isRecord } from '#domain/parse/is-record.ts';
import type { PriceTier } from '#domain/pricing/price.ts';
import { MAX_QUANTITY } from '#domain/pricing/quantity.ts';
import { addLine, type Cart, type CartLine, EMPTY_CART } from './cart.ts';

/**
 * Reads a saved cart. Whatever a browser gives back is taken: lines that cannot be sold from are dropped,
 * parts that have a plain default are repaired, and text that is no cart at all is an empty one. Lines above
 * the most that a cart keeps are counted, not read: thousands of them would hang the page.
 */
export function parseCart(text: string | undefined): Cart {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '');
  } catch {
    return EMPTY_CART;
  }
  if (!isRecord(value) || !Array.isArray(value.lines)) return EMPTY_CART;
  const lines: unknown[] = value.lines.slice(0, MAX_CART_RECORDS);
  const leftOut = isCount(value.leftOut) ? value.leftOut : value.lines.length - lines.length;
  const cart = lines.flatMap((line) => parseLine(line) ?? []).reduce(addLine, EMPTY_CART);
  return leftOut > 0 ? { ...cart, leftOut } : cart;
}

function parseLine(value: unknown): CartLine | undefined {
  if (!isRecord(value) || !isRecord(value.stock)) return;
  const {
    variationId,
    productId,
    supplierId,
    stock,
    name,
    image,
    newPrice,
    oldPrice,
    count,
    minOrder,
    maxOrder,
    tracking,
    choice,
    language,
    seller,
    tiers,
    propertyValues,
    record,
    was,
    added,
    refused,
    gone,
  } = value;
  if (
    !isCount(variationId, 1) ||
    !parseStockId(stock.id) ||
    !isCount(newPrice) ||
    !isCount(count, 1) ||
    typeof name !== 'string'
  )
    return;
  return {
    variationId,
    productId: isCount(productId, 1) ? productId : 0,
    supplierId: isCount(supplierId, 1) ? supplierId : 0,
    stock: { id: parseStockId(stock.id), count: isCount(stock.count) ? stock.count : 0 },
    name,
    image: typeof image === 'string' && /^(https?:\/)?\//.test(image) ? image : '',
    newPrice,
    oldPrice: isCount(oldPrice) ? oldPrice : newPrice,
    count: Math.min(count, MAX_QUANTITY),
    minOrder: isCount(minOrder, 1) ? minOrder : 1,
    ...(isCount(maxOrder, 1) && { maxOrder }),
    tracking: tracking === true,
    ...(typeof choice === 'string' && { choice }),
    ...(isLanguage(language) && { language }),
    ...(typeof seller === 'string' && { seller }),
    ...(Array.isArray(tiers) && { tiers: tiers.filter(isTier) }),
    ...(Array.isArray(propertyValues) && { propertyValues: propertyValues.filter(isPropertyValue) }),
    ...(isCount(record, 1) && { record }),
    ...parseChange(was),
    ...(isCount(added) && { added }),
    ...(typeof refused === 'string' && { refused }),
    ...(gone === true && { gone }),
  };
}

function isTier(value: unknown): value is PriceTier {
  return (
    isRecord(value) &&
    isCount(value.min, 1) &&
    (value.max === null || isCount(value.max, 1)) &&
    isCount(value.fixedDiscount)
  );
}

/** A change that says nothing is none. */
function parseChange(was: unknown): Pick<CartLine, 'was'> {
  if (!isRecord(was)) return {};
  const { price, count } = was;
  const known = { ...(isCount(price) && { price }), ...(isCount(count, 1) && { count }) };
  return Object.keys(known).length > 0 ? { was: known } : {};
}

/** An id with exactly one value, as the platform takes it. */
function isPropertyValue(value: unknown): value is PropertyValue {
  if (!isRecord(value) || !isCount(value.id, 1)) return false;
  const [given, ...others] = Object.entries(value).filter(([key]) => key !== 'id');
  if (!given || others.length > 0) return false;
  const [key, content] = given;
  return key === 'price'
    ? isCount(content)
    : /^(?:value|uploadedFile|date|datetime)$/.test(key) && typeof content === 'string';
}

function isLanguage(value: unknown): value is Language {
  return value === 'ru' || value === 'uz' || value === 'en';
}
