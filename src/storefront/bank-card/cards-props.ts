import type { Language } from '#contract/value/primitive.ts';
import type { MessageSource, Messages } from '#storefront/i18n/message-key.ts';
import messageKeys from './CardsPage.tsx?messages';

export interface CardsPageProps {
  language: Language;
  messages: Messages;
}

/** Props of the page of cards; the browser asks for the cards themselves. */
export function cardsPageProps(shop: MessageSource & Pick<CardsPageProps, 'language'>): CardsPageProps {
  return { language: shop.language, messages: shop.messages(messageKeys) };
}
