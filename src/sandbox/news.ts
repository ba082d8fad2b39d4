import type { News } from '#contract/market.ts';
import { readDocuments } from './documents.ts';
import { placeOf } from './search/find-menu-items.ts';
import { wordsOf } from './search/words.ts';
import type { Shop } from './shop.ts';

interface NewsQuery {
  type?: News['type'] | undefined;
  title?: string | undefined;
  category?: number | undefined;
}

/** Publications whose moment has come, newest first, narrowed by what the query names. */
export function readNews(shop: Shop, { type, title = '', category }: NewsQuery, now: Date): News[] {
  return readDocuments(shop, 'news', type).filter(
    (news) =>
      Date.parse(news.publishedAt) <= now.getTime() &&
      (category === undefined || news.categoryId === category) &&
      (title.trim() === '' || placeOf(news.title, wordsOf(title)) > 0),
  );
}
