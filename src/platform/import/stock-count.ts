import { parseAmount } from './amount.ts';
import type { FeedOffer } from './feed.ts';

const MAX_COUNT = 1_000_000_000;

const COUNT_FIELDS = ['count', 'quantity', 'quantity_in_stock', 'stock_quantity', 'stock'];

/** Characters in which a count is looked for. */
const MAX_LENGTH = 40;

/** Words for a count of nothing. */
const NOTHING = /^(?:нет(?: в наличии)?|no|none|false|yoʻq|yo'q|out of stock)$/i;

/**
 * Pieces in stock: by the field that counts them, else the sum of the points of sale; null where nothing
 * counts them. Of `>10` the 10 counts; what is no number at all counts nothing.
 */
export function countOf(feed: FeedOffer, correct: (reason: string, value: string) => void): number | null {
  const available = feed.available || feed.fields.get('available') || '';
  if (available === 'false') return 0;
  const field = COUNT_FIELDS.map((name) => feed.fields.get(name)).find(Boolean) ?? feed.count;
  const texts = field === '' ? feed.outletStocks.filter((text) => text !== '') : [field];
  const counts = texts.map((text) => pieces(text, correct)).filter((count) => count !== null);
  if (counts.length === 0) return null;
  return Math.min(
    MAX_COUNT,
    counts.reduce((sum, count) => sum + count, 0),
  );
}

function pieces(text: string, correct: (reason: string, value: string) => void): number | null {
  const count = parseAmount(text);
  if (count !== undefined) return Math.floor(count);
  if (/^-\s*\d/.test(text) || NOTHING.test(text)) return 0;
  const [, digits] = /^\D{0,12}?(\d[\d\s]*)(?:[.,]\d+)?\D*$/.exec(text.slice(0, MAX_LENGTH)) ?? [];
  const floor = digits === undefined ? undefined : parseAmount(digits);
  if (floor === undefined) {
    correct('its count is no number; pieces are not counted', text);
    return null;
  }
  correct('its count is more than a number; the number was taken', text);
  return Math.floor(floor);
}
