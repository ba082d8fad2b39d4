import { parseStockId } from '#contract/value/stock-id.ts';

const LISTS = new Set(['images', 'videos', 'properties', 'tiers', 'characteristics', 'crossSellTags']);
const WORDS = new Set(['name', 'label', 'unit', 'shortDescription']);
const CODES = new Set(['sku', 'barcode']);

/** The time of the platform's own country, which has no summer time. */
const TASHKENT = '+05:00';
const WITHOUT_ZONE = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/;

/**
 * Parses an answer and says what it has in the words of the contract; a list that hides items says how many
 * in `hidden`. Throws `SyntaxError`.
 */
export function parseForeign(text: string): unknown {
  return JSON.parse(text, (key, value: unknown) => {
    if (value === null) return emptyOf(key);
    if (key === 'stockId') return parseStockId(value) || value;
    if (typeof value === 'string') return withZone(key, value);
    if (Array.isArray(value)) return listOf(key, value);
    if (typeof value !== 'object') return value;
    return thingOf(key === 'stock' ? withStockId(value) : (value as Thing));
  });
}

type Thing = Record<string, unknown>;

function emptyOf(key: string): unknown {
  if (LISTS.has(key)) return [];
  if (WORDS.has(key)) return {};
  return CODES.has(key) ? '' : null;
}

/** A shopper's answer to a question of the shop keeps the time that was typed. */
function withZone(key: string, value: string): string {
  if (key === 'datetime' || !WITHOUT_ZONE.test(value)) return value;
  return new Date(`${value}${TASHKENT}`).toISOString();
}

function listOf(key: string, list: unknown[]): unknown[] {
  if (key === 'images') return list.filter((one) => one !== null);
  if (key === 'properties') return list.map(propertyOf);
  if (key === 'stocks') return list.map(withStockId);
  return key === 'variations' ? list.filter(isShown) : list;
}

function isShown(value: unknown): boolean {
  return Object(value).showMarket !== false;
}

function thingOf(thing: Thing): unknown {
  const { items } = thing;
  if (Array.isArray(items) && !items.every(isShown)) {
    const shown = items.filter(isShown);
    return { ...thing, items: shown, hidden: items.length - shown.length };
  }
  // A picture that has no address is none.
  if (thing['urls'] === null) return null;
  if (typeof thing['UZS'] === 'number' && 'ratio' in thing) return thing['UZS'];
  const { stocks, stock = sumOf(stocks) } = thing;
  if (thing['sellable'] === false && isThing(stock))
    return { ...thing, tracking: true, stock: { ...stock, count: 0 } };
  return stock === undefined ? thing : { ...thing, stock };
}

function withStockId(stock: unknown): Thing {
  const thing = Object(stock);
  return { ...thing, id: parseStockId(thing.id) || thing.id };
}

/** The first stock that has pieces, else the first: with the pieces of all, and the ids of the others. */
function sumOf(stocks: unknown): unknown {
  if (!Array.isArray(stocks) || stocks.length === 0 || !stocks.every(isStock)) return undefined;
  const count = stocks.reduce((sum, one) => sum + one.count, 0);
  const chosen = stocks.find((one) => one.count > 0) ?? stocks[0];
  const others = stocks.filter((one) => one !== chosen).map(({ id }) => id);
  return { ...chosen, count, ...(others.length > 0 && { others }) };
}

function isStock(value: unknown): value is Thing & { count: number } {
  return isThing(value) && typeof value['count'] === 'number' && 'supplierId' in value;
}

/** A property in plain words gets the code and the id that its words make, the same in every variation. */
function propertyOf(property: unknown): unknown {
  if (!isThing(property) || 'code' in property) return property;
  const { name, value } = property;
  if (typeof name !== 'string' || typeof value !== 'string') return property;
  const label = { ru: value };
  return { code: name.toLowerCase(), name: { ru: name }, value: { id: numberOf(value), label } };
}

/** FNV-1a, as a positive number. */
function numberOf(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return (sum >>> 1) + 1;
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
