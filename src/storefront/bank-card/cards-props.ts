import type { Language } from '#contract/value/primitive.ts';
import type { MessageKey, MessageSource, Messages } from '#storefront/i18n/message-key.ts';
import { FORM_MESSAGE_KEYS } from '#storefront/ui/form/form-message-keys.ts';

/** Messages that the page of the cards shows. */
export const CARDS_MESSAGE_KEYS = [
  ...FORM_MESSAGE_KEYS,
  'account.cancel',
  'account.confirm',
  'account.code-expired',
  'account.code-tries',
  'account.code-limit',
  'account.cards-loading',
  'account.cards-none',
  'account.cards-none-text',
  'account.cards-list',
  'account.cards-safe',
  'account.card-add',
  'account.card-number',
  'account.card-expiry',
  'account.card-until',
  'account.card-digits',
  'account.wrong-card-number',
  'account.invalid-expiry',
  'account.expired-card',
  'account.card-taken',
  'account.card-many',
  'account.card-next',
  'account.card-code',
  'account.card-waits',
  'account.card-again',
  'account.card-enter-code',
  'account.card-added',
  'account.card-remove',
  'account.card-remove-question',
  'account.card-remove-text',
  'account.card-removed',
  'account.card-not-removed',
  'account.delete',
  'account.keep',
] as const satisfies readonly MessageKey[];

export interface CardsPageProps {
  language: Language;
  messages: Messages;
}

/** What the page of the cards needs; the cards themselves are the platform's to tell. */
export function cardsPageProps(shop: MessageSource & Pick<CardsPageProps, 'language'>): CardsPageProps {
  return { language: shop.language, messages: shop.messages(CARDS_MESSAGE_KEYS) };
}
