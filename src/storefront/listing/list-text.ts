import type { Language, Localized } from '#contract/value/primitive.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';

/** Texts of a list in the language of its page. */
export interface ListText {
  t: Translate;
  language: Language;
  /** Chooses the page's language of a text from the platform. */
  own: (text: Localized) => string;
}
