import { variationIds } from './feed-offer.ts';
import type { FeedSource } from './feed-source.ts';

/** Most words of the file; a browser that corrects a query loads them all, some 14 KB with Brotli. */
export const MAX_SEARCH_WORDS = 3000;

/** Words that are counted at once; above it those that came once are forgotten. */
const MAX_COUNTED = 50_000;

const WORD = /\p{L}[\p{L}\p{M}ʻʼ'’]{2,23}/gu;

/** The words by which goods of the shop are called, one a line, the most frequent first. */
export function* searchWords({ shop, routes }: FeedSource): Generator<string> {
  const counts = new Map<string, number>();
  for (const id of variationIds(routes)) {
    const found = shop.variation(id);
    if (!found) continue;
    const { product, variation } = found;
    const names = [product.name, variation.name, ...shop.productCategories(product).map(({ name }) => name)];
    const texts = [...names.map((name) => shop.text(name)), shop.brand(product.brandId)?.name ?? ''];
    for (const word of wordsOf(texts.join('\n'))) counts.set(word, (counts.get(word) ?? 0) + 1);
    if (counts.size > MAX_COUNTED) for (const [word, count] of counts) if (count === 1) counts.delete(word);
  }
  const words = [...counts].sort(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1));
  for (const [word] of words.slice(0, MAX_SEARCH_WORDS)) yield `${word}\n`;
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(WORD));
