import type { Language, Localized } from '#contract/value/primitive.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';

/** Words of a list in the language of its page. */
export interface ListText {
  t: Translate;
  language: Language;
  /** What the platform wrote, in the page's language. */
  own: (text: Localized) => string;
}
