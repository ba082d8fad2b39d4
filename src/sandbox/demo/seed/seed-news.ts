import type { NewsCategory } from '#contract/market/content.ts';
import { NEWS_TYPES, type News } from '#contract/market/market-schema.ts';
import { pictureImage } from '#sandbox/demo/picture/picture-url.ts';
import { daysBefore } from '#sandbox/demo/source/epoch.ts';
import type { Text } from '#sandbox/demo/source/kind.ts';
import { sharedNews } from '#sandbox/demo/source/shared-news.ts';
import type { ShopSource } from '#sandbox/demo/source/shop-source.ts';
import { text } from '#sandbox/demo/source/text.ts';
import type { FirstIds } from './ids.ts';

interface Topic {
  slug: string;
  name: Text;
}

const topic = (slug: string, ru: string, uz: string, en: string): Topic => ({ slug, name: text(ru, uz, en) });

/** The categories of each type, in their order. */
const TOPICS: Readonly<Record<News['type'], readonly [Topic, ...Topic[]]>> = {
  news: [
    topic('news', 'События магазина', 'Doʻkon yangiliklari', 'Events in the shop'),
    topic('polezno-znat', 'Полезно знать', 'Bilish foydali', 'Good to know'),
  ],
  blog: [
    topic('blog', 'Записки покупателя', 'Xaridor qaydlari', 'Notes of a buyer'),
    topic('za-kulisami', 'За кулисами', 'Parda ortida', 'Behind the scenes'),
  ],
  article: [
    topic('article', 'Советы по выбору', 'Tanlash boʻyicha maslahatlar', 'How to choose'),
    topic('uhod', 'Уход за вещами', 'Buyumlarni parvarishlash', 'Care'),
  ],
  share: [topic('share', 'Акции', 'Aksiyalar', 'Special offers')],
  education: [
    topic('education', 'Уроки и инструкции', 'Darslar va qoʻllanmalar', 'Lessons and guides'),
    topic('servisy', 'Наши сервисы', 'Xizmatlarimiz', 'Our services'),
  ],
  company: [topic('company', 'О компании', 'Kompaniya haqida', 'About the company')],
  other: [topic('other', 'Разное', 'Turli', 'Other')],
};

/** What of a shop's own news is advice: the later ones. */
const EVENTS = 2;

/** The categories of publications; the first of each type has the id of its place among the types. */
export function seedNewsCategories(ids: FirstIds): NewsCategory[] {
  const category = (type: News['type'], at: number, index: number) => ({
    id: ids['news-category'] + index,
    type,
    slug: TOPICS[type][at]?.slug ?? type,
    name: TOPICS[type][at]?.name ?? TOPICS[type][0].name,
    sort: (index + 1) * 10,
  });
  const further = NEWS_TYPES.flatMap((type) => TOPICS[type].slice(1).map((_, at) => ({ type, at: at + 1 })));
  return [
    ...NEWS_TYPES.map((type, index) => category(type, 0, index)),
    ...further.map(({ type, at }, index) => category(type, at, NEWS_TYPES.length + index)),
  ];
}

/** The shop's own publications and those that every shop has, several of each type. */
export function seedNews(source: ShopSource, ids: FirstIds, color: string): News[] {
  const categories = seedNewsCategories(ids);
  const shopName = source.market.name.en ?? source.name;
  const own = source.news.map((one, index) => ({ ...one, topic: index < EVENTS ? 0 : 1 }));
  const pictures = [
    ...new Set([...source.news.map((one) => one.picture), ...source.kinds.map((one) => one.code)]),
  ];
  const shared = sharedNews(shopName).map((one, index) => ({
    ...one,
    picture: pictures[index % pictures.length] ?? 'smartphone',
  }));
  return [...own, ...shared].map(
    ({ slug, type = 'news', topic: at = 0, title, content, picture: kind }, index) => ({
      id: ids.news + index,
      slug,
      type,
      categoryId: (categories.filter((one) => one.type === type)[at] ?? categories[0])?.id,
      title,
      content,
      image: { ...pictureImage({ kind, color, view: 3, seed: index }), alt: title },
      publishedAt: daysBefore(3 + 11 * index),
    }),
  );
}
