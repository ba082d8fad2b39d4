import type { NewsCategory } from '#contract/content.ts';
import { NEWS_TYPES, type News } from '#contract/market.ts';
import { pictureImage } from '#sandbox/demo/picture/picture-url.ts';
import { daysBefore } from '#sandbox/demo/source/epoch.ts';
import type { Text } from '#sandbox/demo/source/kind.ts';
import { sharedNews } from '#sandbox/demo/source/shared-news.ts';
import type { ShopSource } from '#sandbox/demo/source/shop-source.ts';
import { text } from '#sandbox/demo/source/text.ts';
import type { FirstIds } from './ids.ts';

const CATEGORY_NAMES: Readonly<Record<News['type'], Text>> = {
  news: text('События магазина', 'Doʻkon yangiliklari', 'Events in the shop'),
  blog: text('Записки покупателя', 'Xaridor qaydlari', 'Notes of a buyer'),
  article: text('Советы по выбору', 'Tanlash boʻyicha maslahatlar', 'How to choose'),
  share: text('Акции', 'Aksiyalar', 'Special offers'),
  education: text('Уроки и инструкции', 'Darslar va qoʻllanmalar', 'Lessons and guides'),
  company: text('О компании', 'Kompaniya haqida', 'About the company'),
  other: text('Разное', 'Turli', 'Other'),
};

/** One category of publications for each type. */
export function seedNewsCategories(ids: FirstIds): NewsCategory[] {
  return NEWS_TYPES.map((type, index) => ({
    id: ids['news-category'] + index,
    type,
    slug: type,
    name: CATEGORY_NAMES[type],
    sort: (index + 1) * 10,
  }));
}

/** The shop's own publications and those that every shop has, one of each type. */
export function seedNews(source: ShopSource, ids: FirstIds, color: string): News[] {
  const categories = new Map(seedNewsCategories(ids).map(({ type, id }) => [type, id]));
  const shopName = source.market.name.en ?? source.name;
  const picture = source.news[0]?.picture ?? source.kinds[0]?.code ?? 'smartphone';
  const all = [...source.news, ...sharedNews(shopName).map((one) => ({ ...one, picture }))];
  return all.map(({ slug, type = 'news', title, content, picture: kind }, index) => ({
    id: ids.news + index,
    slug,
    type,
    ...(categories.has(type) ? { categoryId: categories.get(type) } : {}),
    title,
    content,
    image: { ...pictureImage({ kind, color, view: 3, seed: index }), alt: title },
    publishedAt: daysBefore(3 + 11 * index),
  }));
}
