import type { Localized } from '#contract/value/primitive.ts';
import { REGIONS } from '#domain/address/region.ts';
import { COUNTRIES, type Found, foundAt, isStreet, PLACES, partsIn } from './place.ts';
import FILE from './places.json' with { type: 'json' };
import { placeHouse } from './street-line.ts';

/** Words for kinds of places; they find nothing themselves. */
const KIND_WORDS = new Set(FILE.kindWords.flatMap((words) => words.split(' ')));

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
  ...COUNTRIES.slice(0, 2).map((country, index) =>
    toEntry({ id: 1 + index, coordinate: country.middle, country }, country.name, 0.9),
  ),
  ...REGIONS.flatMap((region, index) => {
    const id = 100 + index * 100;
    const { coordinate } = region;
    const parts = partsIn(region);
    return [
      toEntry({ id, coordinate, ...parts }, region.name, parts.city ? 0.8 : 0.7),
      ...Object.values(region.localities).map((locality, at) => {
        const found = { id: id + 1 + at, coordinate: locality.coordinate, ...partsIn(region, locality) };
        return toEntry(found, locality.title, locality.kind === 'town' ? 0.6 : 0.5);
      }),
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
  if (!found.street || !(number > 0)) return { found, score };
  const coordinate = placeHouse(found.street.line, number);
  return { found: { ...found, house: house?.toUpperCase(), coordinate }, score };
}

function toEntry(found: Found, name: Required<Localized>, importance: number): Entry {
  const { country, region, locality, city } = found;
  const above = [country.name, region?.name, locality?.title, city?.name];
  return { found, importance, own: wordsOf(name), around: above.flatMap(wordsOf) };
}

function wordsOf(name: Localized = {}): string[] {
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
