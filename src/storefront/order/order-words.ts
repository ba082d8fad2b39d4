import type { Language, Localized } from '#contract/value/primitive.ts';
import { inLanguage } from '#domain/link/paths.ts';
import { formatPrice } from '#domain/pricing/price.ts';
import { drawnText } from '#domain/text/drawn-text.ts';
import type { Messages, Translate } from '#storefront/i18n/message-key.ts';
import { createTranslate } from '#storefront/i18n/messages.ts';

/** Props of every island of orders. */
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
    text: (localized) => drawnText(localized, language, defaultLanguage),
    price: (sum) => formatPrice(sum, t('shell.currency')),
    path: (page) => inLanguage(page, language, defaultLanguage),
  };
}
