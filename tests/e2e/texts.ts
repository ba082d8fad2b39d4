import type { Language } from '#contract/value/primitive.ts';
import { DICTIONARIES } from '#publisher/render/dictionary/dictionary.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { createTranslate } from '#storefront/i18n/messages.ts';

/** Texts of a language, from the same dictionaries as the pages. */
export function textsOf(language: Language): Translate {
  return createTranslate(DICTIONARIES[language], language);
}
