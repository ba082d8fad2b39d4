import { alternativeQueries } from './alternative-queries.ts';
import { editDistance } from './edit-distance.ts';

/** Most corrections of one query. */
export const MAX_CORRECTIONS = 2;

/** Words of a shop as they are written, and as they are compared; the most frequent first. */
export type SearchWords = readonly { word: string; folded: string }[];

/** Words of a file with one on each line. */
export function parseSearchWords(text: string): SearchWords {
  return text
    .split('\n')
    .filter((word) => word !== '')
    .map((word) => ({ word, folded: fold(word) }));
}

/**
 * Queries of known words that are nearest to the typed ones, in any letters or keyboard layout. A query that
 * needs no correction is one of them only if its letters differ from the typed.
 */
export function correctedQueries(query: string, words: SearchWords): string[] {
  const typed = query.trim().toLowerCase();
  const corrected = [typed, ...alternativeQueries(query)].flatMap((form) => correctForm(form, words) ?? []);
  const queries = corrected.sort((one, other) => one.distance - other.distance).map(({ text }) => text);
  return [...new Set(queries)].filter((text) => text !== typed).slice(0, MAX_CORRECTIONS);
}

interface Corrected {
  text: string;
  distance: number;
}

/** Undefined if a word is near none that is known, or all are too short to tell. */
function correctForm(form: string, words: SearchWords): Corrected | undefined {
  const parts = form.split(/\s+/).map((word) => correctWord(word, words));
  if (!parts.some((part) => part?.isKnown)) return undefined;
  let distance = 0;
  for (const part of parts) {
    if (!part) return undefined;
    distance += part.distance;
  }
  return { text: parts.map((part) => part?.text).join(' '), distance };
}

function correctWord(word: string, words: SearchWords): (Corrected & { isKnown: boolean }) | undefined {
  const typed = fold(word);
  const most = mostSlips(typed);
  if (most === 0 || words.some(({ folded }) => folded === typed))
    return { text: word, distance: 0, isKnown: most > 0 };
  const begun = words.find(({ folded }) => folded.startsWith(typed));
  if (begun) return { text: begun.word, distance: 0, isKnown: true };
  let nearest: { text: string; distance: number } | undefined;
  for (const { word: text, folded } of words) {
    const limit = nearest ? nearest.distance - 1 : most;
    const distance = editDistance(typed, folded, limit);
    if (distance <= limit) nearest = { text, distance };
    if (nearest?.distance === 1) break;
  }
  return nearest && { ...nearest, isKnown: true };
}

/** Slips that a word may have; none in short ones, numbers and names of models. */
function mostSlips(folded: string): number {
  if (folded.length < 4 || /[^\p{L}-]/u.test(folded)) return 0;
  return folded.length === 4 ? 1 : 2;
}

/** Letters that people write for each other are the same. */
const fold = (word: string) =>
  word
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[ʻʼ'’‘`]/g, '');
