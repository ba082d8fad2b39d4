import type { Language, Localized } from '#contract/value/primitive.ts';
import { localizedText } from './localized-text.ts';
import { typeset } from './typeset.ts';

/** The text that `localizedText` chooses, as a page draws it: see `typeset`. */
export function drawnText(
  localized: Localized | undefined,
  language: Language,
  defaultLanguage: Language,
): string {
  return typeset(localizedText(localized, language, defaultLanguage), language);
}
