import type { Localized } from '#contract/value/primitive.ts';

/** A colour that shops name: its dot and its name in all languages. */
export interface KnownColor {
  label: Localized;
  /** `#rrggbb` */
  color: string;
}

/**
 * Stems and names by which a colour is known, its dot, and its names in Russian, Uzbek and English; the more
 * special stand first.
 */
const COLORS: readonly [RegExp, string, string, string, string][] = [
  [/^т[её]мно-?\s?син|^dark\s?blue|^navy|^toʻq koʻk/, '#1b2a5c', 'Тёмно-синий', 'Toʻq koʻk', 'Navy'],
  [
    /^т[её]мно-?\s?сер|^dark\s?gr[ae]y|^графит|^graphite|^антрацит|^anthracite|^space gr[ae]y/,
    '#4a4d52',
    'Тёмно-серый',
    'Toʻq kulrang',
    'Dark grey',
  ],
  [/^т[её]мно-?\s?зел|^dark\s?green/, '#1f4d33', 'Тёмно-зелёный', 'Toʻq yashil', 'Dark green'],
  [/^светло-?\s?сер|^light\s?gr[ae]y/, '#cfd2d6', 'Светло-серый', 'Och kulrang', 'Light grey'],
  [
    /^светло-?\s?зел|^light\s?green|^салатов|^лайм|^lime/,
    '#a4d65e',
    'Салатовый',
    'Och yashil',
    'Light green',
  ],
  [
    /^голуб|^светло-?\s?син|^light\s?blue|^sky|^havorang|^moviy/,
    '#7ec3ea',
    'Голубой',
    'Havorang',
    'Light blue',
  ],
  [/^ч[её]рн|^black|^qora/, '#202020', 'Чёрный', 'Qora', 'Black'],
  [/^бел(?:ый|ая|ое|ые)|^white|^oq(?:\s|$)/, '#f7f7f5', 'Белый', 'Oq', 'White'],
  [/^молочн|^айвори|^ivory|^слонов|^cream|^кремов/, '#f3ead7', 'Молочный', 'Sutrang', 'Ivory'],
  [/^серебр|^silver|^kumush/, '#c0c4c9', 'Серебристый', 'Kumush rang', 'Silver'],
  [/^сер(?:ый|ая|ое|ые)|^gr[ae]y|^kulrang/, '#8a8d91', 'Серый', 'Kulrang', 'Grey'],
  [/^красн|^red|^qizil/, '#cc2b2b', 'Красный', 'Qizil', 'Red'],
  [/^бордо|^винн|^burgundy|^maroon/, '#6d1a2d', 'Бордовый', 'Toʻq qizil', 'Burgundy'],
  [/^розов|^pink|^pushti/, '#eb9ab4', 'Розовый', 'Pushti', 'Pink'],
  [/^фукси|^fuchsia|^малинов|^magenta/, '#c8246f', 'Малиновый', 'Malina rang', 'Fuchsia'],
  [/^оранж|^orange|^apelsin/, '#ef7d1a', 'Оранжевый', 'Toʻq sariq', 'Orange'],
  [/^корал|^coral/, '#f0745f', 'Коралловый', 'Marjon rang', 'Coral'],
  [/^персик|^peach/, '#f6c1a0', 'Персиковый', 'Shaftoli rang', 'Peach'],
  [/^ж[её]лт|^yellow|^sariq/, '#f2c81e', 'Жёлтый', 'Sariq', 'Yellow'],
  [/^горчич|^mustard/, '#c79a2b', 'Горчичный', 'Xantal rang', 'Mustard'],
  [/^золот|^gold|^oltin|^tilla/, '#c9a557', 'Золотой', 'Oltin rang', 'Gold'],
  [/^бронз|^bronze|^медн|^copper/, '#a06a3b', 'Бронзовый', 'Bronza rang', 'Bronze'],
  [/^хаки|^khaki|^оливк|^olive/, '#6f7040', 'Хаки', 'Xaki', 'Khaki'],
  [/^изумруд|^emerald/, '#0f7a5a', 'Изумрудный', 'Zumrad', 'Emerald'],
  [/^зел[её]н|^green|^yashil/, '#2f8f4e', 'Зелёный', 'Yashil', 'Green'],
  [/^мят|^mint/, '#a9dcc6', 'Мятный', 'Yalpiz rang', 'Mint'],
  [/^бирюз|^turquoise|^teal|^feruza/, '#2aa5a0', 'Бирюзовый', 'Feruza rang', 'Turquoise'],
  [/^син(?:ий|яя|ее|ие)|^blue|^koʻk|^ko'k/, '#2450b5', 'Синий', 'Koʻk', 'Blue'],
  [/^сирен|^лаванд|^lavender|^lilac/, '#b39bd3', 'Сиреневый', 'Nafarmon', 'Lilac'],
  [/^фиолет|^purple|^violet|^binafsha/, '#6b3fa0', 'Фиолетовый', 'Binafsha', 'Purple'],
  [/^шоколад|^chocolate/, '#4b2e22', 'Шоколадный', 'Shokolad rang', 'Chocolate'],
  [/^корич|^brown|^jigarrang/, '#7a4f33', 'Коричневый', 'Jigarrang', 'Brown'],
  [/^беж|^beige|^песоч|^sand/, '#dcc9a8', 'Бежевый', 'Bej', 'Beige'],
];

/** Names under which feeds give a colour. */
export function isColorName(parameter: string): boolean {
  return /^(?:основной )?цвет(?: товара| корпуса| производителя)?$|^colou?r$|^rang(?:i)?$/i.test(
    parameter.trim(),
  );
}

/**
 * The colour that a text names first; undefined where it names none. The label is kept only where the text
 * says no more than the colour.
 */
export function findColor(text: string, language: 'ru' | 'uz' | 'en'): KnownColor | undefined {
  const plain = text.trim().toLowerCase().replaceAll('ё', 'е');
  const found = COLORS.find(([pattern]) => pattern.test(plain));
  if (!found) return undefined;
  const [, color, ru, uz, en] = found;
  const isPlain = [ru, uz, en].some((name) => sameColor(name, plain));
  return { color, label: isPlain ? { ru, uz, en } : { [language]: text } };
}

/** True for a colour's name of any gender: `черная` is `Чёрный`. */
function sameColor(name: string, plain: string): boolean {
  const known = name.toLowerCase().replaceAll('ё', 'е');
  return (
    known === plain ||
    (/[а-я]{5,}/.test(known) &&
      /^[а-я]+(?:-[а-я]+)?$/.test(plain) &&
      plain.slice(0, -2) === known.slice(0, -2) &&
      plain.length === known.length)
  );
}
