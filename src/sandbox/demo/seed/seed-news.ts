import type { NewsCategory } from '#contract/market/content.ts';
import { NEWS_TYPES, type News } from '#contract/market/market-schema.ts';
import { inAll, same, type Text } from '#domain/text/every-language.ts';
import type { FirstIds } from '#platform/areas/shop/first-ids.ts';
import { pictureImage } from '#sandbox/demo/picture/picture-url.ts';
import { daysBefore } from '#sandbox/demo/source/epoch.ts';
import { sharedNewsSchema } from '#sandbox/demo/source/shared.ts';
import type { ShopSource } from '#sandbox/demo/source/shop-source.ts';
import { naturalColor } from './natural-color.ts';
import { readYaml } from './read-yaml.ts';

const { topics: TOPICS, publications: PUBLICATIONS } = readYaml('shared/news.yml', sharedNewsSchema);

/** Number of a shop's own news that are events; the later ones are advice. */
const EVENTS = 2;

/** The categories of publications; the first of each type has the id of its place among the types. */
export function seedNewsCategories(ids: FirstIds): NewsCategory[] {
  const category = (type: News['type'], at: number, index: number) => ({
    id: ids['news-category'] + index,
    type,
    slug: TOPICS[type][at]?.slug ?? type,
    name: TOPICS[type][at]?.name ?? same(type),
    sort: (index + 1) * 10,
  });
  const further = NEWS_TYPES.flatMap((type) => TOPICS[type].slice(1).map((_, at) => ({ type, at: at + 1 })));
  return [
    ...NEWS_TYPES.map((type, index) => category(type, 0, index)),
    ...further.map(({ type, at }, index) => category(type, at, NEWS_TYPES.length + index)),
  ];
}

/** The shop's own publications and those that every shop has, several of each type. */
export function seedNews(source: ShopSource, ids: FirstIds): News[] {
  const categories = seedNewsCategories(ids);
  const shopName = source.market.name.en ?? source.name;
  const own = source.news.map((one, index) => ({ ...one, topic: index < EVENTS ? 0 : 1 }));
  const inShop = (template: Text) =>
    inAll((language) => template[language].replaceAll('{shop}', () => shopName));
  const shared = PUBLICATIONS.map(({ title, content, ...one }) => ({
    ...one,
    title: inShop(title),
    content: inShop(content),
  }));
  return [...own, ...shared].map(
    ({ slug, type = 'news', topic: at = 0, title, content, picture: kind }, index) => ({
      id: ids.news + index,
      slug,
      type,
      categoryId: (categories.filter((one) => one.type === type)[at] ?? categories[0])?.id,
      title,
      content,
      image: {
        ...pictureImage({ kind, color: naturalColor(source.kinds, kind, slug), view: 3, seed: index }),
        alt: title,
      },
      // An offer is called current, so it is never old.
      publishedAt: daysBefore(type === 'share' ? 1 + index : 3 + 11 * index),
    }),
  );
}
