import type { Localized } from '#contract/value/primitive.ts';
import { type Entry, type Found, GAZETTEER } from './place/gazetteer.ts';
import { isStreet } from './place/place.ts';
import { placeHouse } from './place/street-line.ts';

/**
 * Words that say what kind of thing is meant, in the languages of the shops; they find nothing themselves.
 */
const KIND_WORDS = new Set(
  `улица ул проспект пр кт площадь пл район рн область обл город г дом д станция метро страна республика
   kochasi kocha shoh tumani tuman viloyati viloyat shahri shahar respublikasi uy bekati mfy dom
   street st avenue ave square district region oblast province city house station of the republic`.split(
    /\s+/,
  ),
);

interface Indexed extends Entry {
  own: readonly string[];
  /** Words of all that the entry is in. */
  around: readonly string[];
}

const INDEX: readonly Indexed[] = GAZETTEER.map((entry) => {
  const { country, region, locality, city } = entry.found;
  const above = [country.name, region?.name, locality?.title, city?.name].filter(
    (name) => name !== undefined,
  );
  return { ...entry, own: wordsOf(entry.name), around: above.flatMap(wordsOf) };
});

/**
 * What the words of a query mean, the best first. Every word must begin a word of the thing's name, or of the
 * name of what it is in, in any of the languages; at least one must be of its own name. A number beside the
 * name of a street is a house, and a whole pair of degrees is found as nothing.
 */
export function searchPlaces(query: string, limit: number): Found[] {
  const words = splitWords(query).filter((word) => !KIND_WORDS.has(word));
  if (words.length === 0) return [];
  return INDEX.flatMap((entry) => {
    const match = matchEntry(entry, words);
    return match ? [match] : [];
  })
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ found }) => found);
}

function matchEntry(entry: Indexed, words: readonly string[]): { found: Found; score: number } | undefined {
  let score = entry.importance;
  let ownWords = 0;
  let house: string | undefined;
  for (const word of words) {
    const isNumber = /^\d/.test(word);
    if (entry.own.includes(word)) {
      ownWords += 1;
      score += 2;
    } else if (!isNumber && entry.own.some((own) => own.startsWith(word))) {
      ownWords += 1;
      score += 1;
    } else if (isNumber && house === undefined && entry.found.street && isStreet(entry.found.street))
      house = word;
    else if (!entry.around.some((around) => (isNumber ? around === word : around.startsWith(word))))
      return undefined;
  }
  if (ownWords === 0) return undefined;
  // A name that the query has all words of is meant rather than a longer one.
  score += ownWords / entry.own.length;
  return { found: house === undefined ? entry.found : withHouse(entry.found, house), score };
}

function withHouse(found: Found, house: string): Found {
  const number = Number.parseInt(house, 10);
  if (!found.street || !(number > 0)) return found;
  return { ...found, house: house.toUpperCase(), coordinate: placeHouse(found.street.line, number) };
}

function wordsOf(name: Required<Localized>): string[] {
  return [...new Set(Object.values(name).flatMap(splitWords))].filter((word) => !KIND_WORDS.has(word));
}

function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('ё', 'е')
    .replace(/[ʻʼ‘’'`´"«»]/g, '')
    .split(/[^\p{L}\p{N}/]+/u)
    .filter((word) => word !== '' && word !== '/');
}
