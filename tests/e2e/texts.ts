import type { Language } from '#contract/primitive.ts';
import { DICTIONARIES } from '#i18n/dictionary.ts';
import type { Translate } from '#i18n/message-key.ts';
import { createTranslate } from '#i18n/messages.ts';

/** What shoppers read in a language, from the same dictionaries as the pages. */
export function textsOf(language: Language): Translate {
  return createTranslate(DICTIONARIES[language], language);
}
