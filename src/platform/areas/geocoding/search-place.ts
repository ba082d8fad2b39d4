import type { Localized } from '#contract/value/primitive.ts';
import { REGIONS } from '#domain/address/region.ts';
import { CITIES, COUNTRIES, countryOf, type Found, foundAt, isStreet, PLACES } from './place.ts';
import { placeHouse } from './street-line.ts';

/** Words for kinds of places in the languages of the shops; they find nothing themselves. */
const KIND_WORDS = new Set(
  `улица ул проспект пр кт площадь пл район рн область обл город г дом д станция метро страна республика
   kochasi kocha shoh tumani tuman viloyati viloyat shahri shahar respublikasi uy bekati mfy dom
   street st avenue ave square district region oblast province city house station of the republic`.split(
    /\s+/,
  ),
);

interface Entry {
  found: Found;
  /** Order among equal matches, 0 to 1. */
  importance: number;
  /** Words of its name. */
  own: readonly string[];
  /** Words of all that it is in. */
  around: readonly string[];
}

const INDEX: readonly Entry[] = [
  ...COUNTRIES.slice(0, 2).map((country, index) => {
    const [xs, ys] = [0, 1].map((axis) => country.border.filter((_, at) => at % 2 === axis));
    const coordinate = { latitude: middleOf(ys), longitude: middleOf(xs) };
    return toEntry({ id: 1 + index, coordinate, country }, country.name, 0.9);
  }),
  ...REGIONS.flatMap((region, index) => {
    const id = 100 + index * 100;
    const city = CITIES.find((one) => one.region === region.code && one.locality === undefined);
    const inRegion = { country: countryOf(region.country), region, ...(city && { city }) };
    return [
      toEntry({ id, coordinate: region.coordinate, ...inRegion }, region.name, city ? 0.8 : 0.7),
      ...Object.values(region.localities).map((locality, at) =>
        toEntry(
          { id: id + 1 + at, coordinate: locality.coordinate, ...inRegion, locality },
          locality.title,
          locality.kind === 'town' ? 0.6 : 0.5,
        ),
      ),
    ];
  }),
  ...PLACES.map((place) => toEntry(foundAt(place), place.name, isStreet(place) ? 0.35 : 0.4)),
];

/**
 * Finds places by words, the best first. Every word must begin a word of the place's name or of what it is
 * in, in any language; at least one must be of its own name. A number beside the name of a street is a house.
 */
export function searchPlaces(query: string, limit: number): Found[] {
  const words = splitWords(query);
  return INDEX.flatMap((entry) => matchEntry(entry, words) ?? [])
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ found }) => found);
}

function matchEntry(
  { found, importance, own, around }: Entry,
  words: readonly string[],
): { found: Found; score: number } | undefined {
  let score = importance;
  let ownWords = 0;
  let house: string | undefined;
  for (const word of words) {
    const isNumber = /^\d/.test(word);
    const isOwn = own.includes(word);
    if (isOwn || (!isNumber && own.some((one) => one.startsWith(word)))) {
      ownWords += 1;
      score += isOwn ? 2 : 1;
    } else if (isNumber && house === undefined && found.street) house = word;
    else if (!around.some((one) => (isNumber ? one === word : one.startsWith(word)))) return undefined;
  }
  if (ownWords === 0) return undefined;
  // A name that the query has all words of is meant rather than a longer one.
  score += ownWords / own.length;
  const number = Number.parseInt(house ?? '', 10);
  if (house === undefined || !found.street || !(number > 0)) return { found, score };
  const coordinate = placeHouse(found.street.line, number);
  return { found: { ...found, house: house.toUpperCase(), coordinate }, score };
}

function toEntry(found: Found, name: Required<Localized>, importance: number): Entry {
  const { country, region, locality, city } = found;
  const above = [country.name, region?.name, locality?.title, city?.name];
  return { found, importance, own: wordsOf(name), around: above.flatMap((one) => (one ? wordsOf(one) : [])) };
}

function wordsOf(name: Required<Localized>): string[] {
  return [...new Set(Object.values(name).flatMap(splitWords))];
}

function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('ё', 'е')
    .replace(/[ʻʼ‘’'`´"«»]/g, '')
    .split(/[^\p{L}\p{N}/]+/u)
    .filter((word) => word !== '' && word !== '/' && !KIND_WORDS.has(word));
}

function middleOf(numbers: readonly number[] = []): number {
  return (Math.min(...numbers) + Math.max(...numbers)) / 2;
}
