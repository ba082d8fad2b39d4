import type { Language } from '#contract/value/primitive.ts';

/** A number keeps its unit, next digits, the sign of a size, its range: `200 × 100 см`, `5–10 мин`. */
const BOUND =
  /(?<=\d–)(?=\d)|(?<=\d) (?=[×x%°]|\d{3}(?!\d)|[a-zа-яё]{1,3}ʻ?[a-zа-яё]?(?![a-zа-яёʻʼ-]))|(?<=[×x№]) (?=\d)/gi;
const LONG_WORD = /[a-zа-яёʻʼ]{15,}/gi;

/** A syllable begins with its last consonant; Uzbek pairs that are one sound stay together. */
const BREAKS: Partial<Record<Language, RegExp>> = {
  ru: /(?<=[а-яё]{3})(?=[бвгджзклмнпрстфхцчшщ][аеёиоуыэюя][а-яё])/gi,
  uz: /(?<=[a-zʻʼ]{3})(?=(?:sh|ch|gʻ|(?<![sc])h|[bdfgjklmnpqrstvxyz])[aeiou][a-zʻʼ])/gi,
};

/**
 * A name, label or value as a page draws it: no break behind a number, soft hyphens in long words of a
 * known language.
 */
export function typeset(text: string, language: Language | undefined): string {
  const breaks = language && BREAKS[language];
  const bound = /\d/.test(text) ? text.replace(BOUND, keep) : text;
  if (!breaks || !/\S{15}/.test(bound)) return bound;
  return bound.replace(LONG_WORD, (word) => word.replace(breaks, '\u00AD'));
}

/** HTML of the shop with numbers kept to their units; its tags stay as they are. */
export function typesetHtml(html: string): string {
  return html.replace(BOUND, (found, at: number) =>
    html.lastIndexOf('<', at) > html.lastIndexOf('>', at) ? found : keep(found),
  );
}

/** A space that does not break, or no place to break where there is none. */
const keep = (space: string) => (space ? '\u00A0' : '\u2060');
