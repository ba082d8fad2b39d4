import type { News } from '#contract/market/market-schema.ts';
import { wordsOf } from '#platform/areas/product/words.ts';
import { placeOf } from '#platform/areas/search/find-menu-items.ts';
import { readDocuments } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';

interface NewsQuery {
  type?: News['type'] | undefined;
  title?: string | undefined;
  category?: number | undefined;
}

/** Publications whose moment has come, newest first, narrowed by what the query names. */
export function readNews(shop: Shop, query: NewsQuery, now: Date): News[] {
  return matching(shop, query).filter(({ publishedAt }) => Date.parse(publishedAt) <= now.getTime());
}

/** When the next of those comes whose moment has not; null where there is none. */
export function nextNewsAt(shop: Shop, query: NewsQuery, now: Date): string | null {
  const moments = matching(shop, query).map(({ publishedAt }) => Date.parse(publishedAt));
  const next = Math.min(...moments.filter((moment) => moment > now.getTime()));
  return next === Number.POSITIVE_INFINITY ? null : new Date(next).toISOString();
}

function matching(shop: Shop, { type, title = '', category }: NewsQuery): News[] {
  return readDocuments(shop, 'news', type).filter(
    (news) =>
      (category === undefined || news.categoryId === category) &&
      (title.trim() === '' || placeOf(news.title, wordsOf(title)) > 0),
  );
}
