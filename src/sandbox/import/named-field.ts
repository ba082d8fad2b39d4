import type { Language, Localized } from '#contract/primitive.ts';
import { text } from '#sandbox/demo/source/text.ts';
import type { FeedParameter } from './feed.ts';

const KG = text('кг', 'kg', 'kg');
const CM = text('см', 'sm', 'cm');
const COUNTRY = text('Страна производства', 'Ishlab chiqarilgan mamlakat', 'Country of origin');

/** Elements of an offer that say what parameters say, under the names that shoppers know, and their units. */
const NAMED_FIELDS: readonly (readonly [element: string, name: Localized, unit?: Localized])[] = [
  ['weight', text('Вес', 'Vazni', 'Weight'), KG],
  ['dimensions', text('Габариты', 'Oʻlchamlari', 'Dimensions'), CM],
  ['country_of_origin', COUNTRY],
  ['country', COUNTRY],
  ['author', text('Автор', 'Muallif', 'Author')],
  ['artist', text('Исполнитель', 'Ijrochi', 'Artist')],
  ['performed_by', text('Читает', 'Oʻqiydi', 'Read by')],
  ['director', text('Режиссёр', 'Rejissyor', 'Director')],
  ['publisher', text('Издательство', 'Nashriyot', 'Publisher')],
  ['series', text('Серия', 'Turkum', 'Series')],
  ['year', text('Год', 'Yili', 'Year')],
  ['ISBN', text('ISBN', 'ISBN', 'ISBN')],
  ['binding', text('Переплёт', 'Muqova', 'Binding')],
  ['page_extent', text('Количество страниц', 'Sahifalar soni', 'Pages')],
  ['volume', text('Количество томов', 'Jildlar soni', 'Volumes')],
  ['part', text('Том', 'Jild', 'Volume')],
  ['language', text('Язык', 'Tili', 'Language')],
  ['media', text('Носитель', 'Tashuvchi', 'Medium')],
];

/** The named elements that an offer has, as parameters in the language of the feed. */
export function namedParameters(field: (name: string) => string, language: Language): FeedParameter[] {
  const found = new Map<string, FeedParameter>();
  for (const [element, names, units] of NAMED_FIELDS) {
    const name = names[language] ?? '';
    if (field(element) && !found.has(name))
      found.set(name, { name, unit: units?.[language] ?? '', value: field(element) });
  }
  return [...found.values()];
}
