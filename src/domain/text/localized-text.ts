import type { Language, Localized } from '#contract/value/primitive.ts';

/** The text in a language, else in the shop's default one, else in any; a blank text counts as missing. */
export function localizedText(
  localized: Localized | undefined,
  language: Language,
  defaultLanguage: Language,
): string {
  if (!localized) return '';
  const own = localized[language];
  if (own?.trim()) return own;
  return [localized[defaultLanguage], ...Object.values(localized)].find((text) => text?.trim()) ?? '';
}
