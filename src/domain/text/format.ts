import type { Language } from '#contract/value/primitive.ts';
import { clockOf, dayOf, TIME_ZONE } from '#domain/time/time.ts';

// Browsers leave Uzbek out of their language data more often than not, so its month names stand here.
const UZBEK_MONTHS = [
  'yanvar',
  'fevral',
  'mart',
  'aprel',
  'may',
  'iyun',
  'iyul',
  'avgust',
  'sentabr',
  'oktabr',
  'noyabr',
  'dekabr',
];

/** A day in words: `5 сентября 2026 г.`, `2026-yil 5-sentabr`, `September 5, 2026`. `moment` is ISO 8601. */
export function formatDate(moment: string, language: Language): string {
  const date = new Date(moment);
  if (language !== 'uz') return dayFormat(language).format(date);
  const { day, month, year } = dayOf(date);
  return `${year}-yil ${day}-${UZBEK_MONTHS[month - 1]}`;
}

/** A day near enough to need no year: `5 сентября`, `5-sentabr`, `September 5`. `moment` is ISO 8601. */
export function formatNearDay(moment: string, language: Language): string {
  return formatDate(moment, language).replace(/^\d+-yil |,?\s\d{4}.*$/g, '');
}

/** A day in words with the time by the clock of the shops: `5 сентября 2026 г., 09:05`. */
export function formatMoment(moment: string, language: Language): string {
  return `${formatDate(moment, language)}, ${clockOf(new Date(moment))}`;
}

/** The time of day of a moment, like `14:05`. */
export function formatTime(moment: string): string {
  return clockOf(new Date(moment));
}

/** An average rating with one digit after the comma of the language: `4,5`; `4.5` in English. */
export function formatRating(average: number, language: Language): string {
  const text = average.toFixed(1);
  return language === 'en' ? text : text.replace('.', ',');
}

/** A number as the language groups it. Uzbek groups and points as Russian does. */
export function formatNumber(value: number, language: Language): string {
  return remembered(
    numberFormats,
    language,
    () => new Intl.NumberFormat(language === 'uz' ? 'ru' : language, { maximumFractionDigits: 2 }),
  ).format(value);
}

// Making a format costs more than the rest of a page's dates and numbers together.
const numberFormats = new Map<Language, Intl.NumberFormat>();
const dayFormats = new Map<Language, Intl.DateTimeFormat>();

function dayFormat(language: Language): Intl.DateTimeFormat {
  return remembered(
    dayFormats,
    language,
    () =>
      new Intl.DateTimeFormat(language, {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: TIME_ZONE,
      }),
  );
}

function remembered<Key, Format>(known: Map<Key, Format>, key: Key, make: () => Format): Format {
  let format = known.get(key);
  if (!format) {
    format = make();
    known.set(key, format);
  }
  return format;
}
