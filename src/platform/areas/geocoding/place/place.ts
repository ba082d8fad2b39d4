import type { Coordinate, Localized } from '#contract/value/primitive.ts';

/** What a place is, and what OpenStreetMap calls that: class and type. */
export const OSM_CLASSES = {
  street: ['highway', 'residential'],
  avenue: ['highway', 'primary'],
  metro: ['railway', 'station'],
  station: ['railway', 'station'],
  airport: ['aeroway', 'aerodrome'],
  square: ['place', 'square'],
  park: ['leisure', 'park'],
  stadium: ['leisure', 'stadium'],
  market: ['amenity', 'marketplace'],
  university: ['amenity', 'university'],
  theatre: ['amenity', 'theatre'],
  mosque: ['amenity', 'place_of_worship'],
  hospital: ['amenity', 'hospital'],
  mall: ['shop', 'mall'],
  museum: ['tourism', 'museum'],
  hotel: ['tourism', 'hotel'],
  sight: ['tourism', 'attraction'],
} as const;
export type PlaceKind = keyof typeof OSM_CLASSES;

/** Places of a city, as its table has them. */
export interface City {
  /** The region's ISO 3166-2 code. */
  region: string;
  /** The locality that all of the city is in; left out where the city has districts. */
  locality?: string;
  name: Required<Localized>;
  /**
   * One place a line: kind, Russian name, Uzbek name, English name where it differs by more than the
   * apostrophes, and pairs of latitude and longitude, one pair for a point, more for the line of a street.
   * Names are without the word for the kind. From general knowledge: most are right within 300 m, few within
   * less than 100 m. Good for demonstrations and tests, not for finding one's way.
   */
  places: string;
}

/** A street, or something that has a name of its own. */
export interface Place {
  id: number;
  kind: PlaceKind;
  city: City;
  /** With the word for the kind: `улица Бобура`. */
  name: Required<Localized>;
  /** One point, or the line of a street. */
  line: readonly [Coordinate, ...Coordinate[]];
}

/** How the word for a kind goes with a name; kinds that are not here have it in the name. */
const WORDS: Partial<Record<PlaceKind, Required<Localized>>> = {
  street: { ru: 'улица *', uz: '* koʻchasi', en: '* Street' },
  avenue: { ru: 'проспект *', uz: '* shoh koʻchasi', en: '* Avenue' },
  metro: { ru: 'станция метро «*»', uz: '«*» metro bekati', en: '* metro station' },
};

/** The places of a city; their ids count from `firstId`. Throws where a line cannot be read. */
export function readPlaces(city: City, firstId: number): Place[] {
  return city.places
    .trim()
    .split('\n')
    .map((text, index) => readPlace(city, text, firstId + index));
}

export function isStreet({ kind }: Place): boolean {
  return kind === 'street' || kind === 'avenue';
}

function readPlace(city: City, text: string, id: number): Place {
  const parts = text.split('|').map((part) => part.trim());
  const [kind = '', ru = '', uz = '', ...rest] = parts;
  const en = rest.length === 2 ? (rest[0] ?? '') : uz.replaceAll('ʻ', "'").replaceAll('ʼ', "'");
  const numbers = (rest.at(-1) ?? '').split(/\s+/).map(Number);
  const points: Coordinate[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2)
    points.push({ latitude: numbers[at] ?? Number.NaN, longitude: numbers[at + 1] ?? Number.NaN });
  const [first, ...others] = points;
  if (!first || !isKind(kind) || numbers.length % 2 === 1 || numbers.some(Number.isNaN))
    throw new Error(`A place cannot be read: "${text}".`);
  const word = WORDS[kind] ?? { ru: '*', uz: '*', en: '*' };
  const name = { ru: word.ru.replace('*', ru), uz: word.uz.replace('*', uz), en: word.en.replace('*', en) };
  return { id, kind, city, name, line: [first, ...others] };
}

function isKind(kind: string): kind is PlaceKind {
  return Object.hasOwn(OSM_CLASSES, kind);
}
