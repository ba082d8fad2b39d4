import type { Language, Localized } from '#contract/value/primitive.ts';
import type { OrderRefusal } from '#domain/order/order-refusal.ts';
import { formatPrice } from '#domain/pricing/price.ts';
import { drawnText } from '#domain/text/drawn-text.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';

/** Formats the platform's texts and values for the page. */
export interface Words {
  t: Translate;
  language: Language;
  text: (localized: Localized) => string;
  price: (sum: number) => string;
}

export function createWords(t: Translate, language: Language, defaultLanguage: Language): Words {
  return {
    t,
    language,
    text: (localized) => drawnText(localized, language, defaultLanguage),
    price: (sum) => formatPrice(sum, t('shell.currency')),
  };
}

/** The message of a refusal, with the next step. */
export function refusalText({ code }: OrderRefusal, t: Translate): string {
  return t(`checkout.refused-${code}`);
}
