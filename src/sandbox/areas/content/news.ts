import type { News } from '#contract/market.ts';
import { wordsOf } from '#sandbox/areas/product/words.ts';
import { placeOf } from '#sandbox/areas/search/find-menu-items.ts';
import { readDocuments } from '#sandbox/store/documents.ts';
import type { Shop } from '#sandbox/store/shop.ts';

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
