import type { Language, Localized } from '#contract/primitive.ts';
import { localizedText } from '#domain/localized-text.ts';
import { formatPrice } from '#domain/price.ts';
import type { Messages, Translate } from '#i18n/message-key.ts';
import { createTranslate } from '#i18n/messages.ts';
import { inLanguage } from '#paths.ts';

/** What every island of orders is told. */
export interface OrderIslandProps {
  language: Language;
  defaultLanguage: Language;
  messages: Messages;
}

/** Words, prices and addresses in the language of the page. */
export interface OrderWords {
  language: Language;
  t: Translate;
  text: (localized: Localized) => string;
  price: (sum: number) => string;
  path: (page: string) => string;
}

export function orderWords({ language, defaultLanguage, messages }: OrderIslandProps): OrderWords {
  const t = createTranslate(messages, language);
  return {
    language,
    t,
    text: (localized) => localizedText(localized, language, defaultLanguage),
    price: (sum) => formatPrice(sum, t('shell.currency')),
    path: (page) => inLanguage(page, language, defaultLanguage),
  };
}
