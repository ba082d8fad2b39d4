import type { Language } from '#contract/value/primitive.ts';

/** One form for one year, another for up to four, another for more; Russian counts the last digits so. */
const YEARS: Readonly<Record<Language, readonly [one: string, upToFour: string, more: string]>> = {
  ru: ['год', 'года', 'лет'],
  uz: ['yil', 'yil', 'yil'],
  en: ['year', 'years', 'years'],
};

/** An age in words: `1 год`, `3 года`, `12 лет`; `3 yil`. Number and word stay on one line. */
export function ageLabel(years: number, language: Language): string {
  const [one, upToFour, more] = YEARS[language];
  return `${years}\u00A0${[one, upToFour, more][formOf(years, language)]}`;
}

/** Whole years since a year began; undefined for a year that is to come, or too far away to be one. */
export function yearsSince(year: number, now: number): number | undefined {
  return year >= 1000 && year <= now ? now - year : undefined;
}

function formOf(years: number, language: Language): 0 | 1 | 2 {
  const isTeen = years % 100 > 10 && years % 100 < 20;
  const last = language === 'ru' && !isTeen ? years % 10 : years;
  if (last === 1) return 0;
  return last >= 2 && last <= 4 ? 1 : 2;
}
