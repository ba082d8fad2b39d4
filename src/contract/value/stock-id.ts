import { isCount } from './is-count.ts';
import type { StockId } from './primitive.ts';

/**
 * The one form of a stock's id, by which ids are compared: a number where it reads as one, as those in
 * attributes and addresses do; else its text. Empty or 0 for what is no id.
 */
export function parseStockId(value: unknown): StockId {
  if (typeof value !== 'string') return isCount(value) ? value : '';
  const number = Number(value);
  return isCount(number) && String(number) === value ? number : value;
}
