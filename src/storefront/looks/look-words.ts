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

/** Use of the row that these numbers share, in a language. */
export function purposeOfLook(look: LookName, numbers: readonly number[], language: Language): string {
  const { rows }: LookTable = LOOK_TABLES[look];
  const english = rows[numbers[0] ?? 1]?.purpose ?? '';
  if (language === 'en') return english;
  const words = LOOK_WORDS[language][look].rows;
  return numbers.map((number) => words[number]).find((one) => one !== undefined) ?? english;
}
