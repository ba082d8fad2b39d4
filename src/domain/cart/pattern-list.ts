import type { StockId } from '#contract/value/primitive.ts';
import { parseStockId } from '#contract/value/stock-id.ts';
import { isRecord } from '#domain/parse/is-record.ts';

/** A shopper's answers in the pattern of a stock's product, in words for shoppers' eyes. */
export interface PatternEntry {
  /** Of the stock. */
  id: StockId;
  words: readonly string[];
}

/** The list with an entry; one with the same id makes room for it. */
export function addPattern(list: readonly PatternEntry[], entry: PatternEntry): PatternEntry[] {
  return [...removePattern(list, entry.id), entry];
}

export function removePattern(list: readonly PatternEntry[], id: StockId): PatternEntry[] {
  return list.filter((one) => one.id !== id);
}

/** The list after a reset. */
export const NO_PATTERNS: readonly PatternEntry[] = [];

/** Reads a saved list; entries that cannot be read are dropped. */
export function parsePatterns(text: string): readonly PatternEntry[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isEntry) : NO_PATTERNS;
  } catch {
    return NO_PATTERNS;
  }
}

function isEntry(value: unknown): value is PatternEntry {
  return (
    isRecord(value) &&
    parseStockId(value.id) !== '' &&
    Array.isArray(value.words) &&
    value.words.every((word) => typeof word === 'string')
  );
}
