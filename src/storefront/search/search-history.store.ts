import { MAX_HISTORY } from '#domain/search/search-history.ts';
import { keptAtom } from '#storefront/storage/kept-atom.ts';

/** The shopper's searches, newest first. Unreadable ones are dropped. */
export const $searchHistory = keptAtom<readonly string[]>('search-history:v1', 'customer', [], {
  encode: JSON.stringify,
  decode: parseQueries,
});

function parseQueries(text: string): string[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value)
      ? value.filter((one) => typeof one === 'string' && one.trim() !== '').slice(0, MAX_HISTORY)
      : [];
  } catch {
    return [];
  }
}
