import type { Language } from '#contract/value/primitive.ts';
import { LOOK_TABLES, type LookDictionary, type LookName, type LookTable } from './look-tables.ts';
import { RUSSIAN } from './words-ru.ts';
import { UZBEK } from './words-uz.ts';

/** All that the tables say in English, for whoever chooses in another language. */
export const LOOK_WORDS: Readonly<Record<Exclude<Language, 'en'>, LookDictionary>> = {
  ru: RUSSIAN,
  uz: UZBEK,
};

/** Name of a part in a language. */
export function labelOfLook(look: LookName, language: Language): string {
  return language === 'en' ? LOOK_TABLES[look].label : LOOK_WORDS[language][look].label;
}

/** Use of the row that a number chooses, in a language. */
export function purposeOfLook(look: LookName, number: number, language: Language): string {
  const { rows }: LookTable = LOOK_TABLES[look];
  const row = rows[number] ?? rows[1];
  if (language === 'en') return row?.purpose ?? '';
  const words = LOOK_WORDS[language][look].rows;
  // One of the numbers that share a row has its words.
  const [said] = Object.keys(words).filter((key) => rows[Number(key)] === row);
  return words[Number(said)] ?? '';
}
