import type { Language, Localized } from '#contract/value/primitive.ts';
import { text } from '#domain/text/every-language.ts';
import type { FeedParameter } from './feed.ts';

const KG = text('кг', 'kg', 'kg');
const CM = text('см', 'sm', 'cm');
const COUNTRY = text('Страна производства', 'Ishlab chiqarilgan mamlakat', 'Country of origin');

type Words = Readonly<Record<string, Localized>>;

/** Words of Google for what shoppers read in their own language. */
const GENDERS: Words = {
  male: text('мужской', 'erkaklar', 'male'),
  female: text('женский', 'ayollar', 'female'),
  unisex: text('унисекс', 'uniseks', 'unisex'),
};
const AGES: Words = {
  newborn: text('для новорождённых', 'chaqaloqlar', 'newborn'),
  infant: text('для младенцев', 'goʻdaklar', 'infants'),
  toddler: text('для малышей', 'kichkintoylar', 'toddlers'),
  kids: text('для детей', 'bolalar', 'kids'),
  adult: text('для взрослых', 'kattalar', 'adults'),
};
const CONDITIONS: Words = {
  used: text('б/у', 'ishlatilgan', 'used'),
  refurbished: text('восстановленный', 'tiklangan', 'refurbished'),
};

type Row = readonly [element: string, name: Localized, unit?: Localized | undefined, words?: Words];

/** Elements of an offer that say what parameters say, under the names that shoppers know, and their units. */
const NAMED_FIELDS: readonly Row[] = [
  ['color', text('Цвет', 'Rang', 'Colour')],
  ['size', text('Размер', 'Oʻlcham', 'Size')],
  ['material', text('Материал', 'Material', 'Material')],
  ['pattern', text('Узор', 'Naqsh', 'Pattern')],
  ['gender', text('Пол', 'Jinsi', 'Gender'), undefined, GENDERS],
  ['age_group', text('Возраст', 'Yoshi', 'Age'), undefined, AGES],
  ['condition', text('Состояние', 'Holati', 'Condition'), undefined, CONDITIONS],
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
  for (const [element, names, units, words] of NAMED_FIELDS) {
    const name = names[language] ?? '';
    const value = words?.[field(element).toLowerCase()]?.[language] ?? field(element);
    if (value && !found.has(name)) found.set(name, { name, unit: units?.[language] ?? '', value });
  }
  return [...found.values()];
}
