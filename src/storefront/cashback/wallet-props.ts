import type { Language } from '#contract/value/primitive.ts';
import type { MessageKey, MessageSource, Messages } from '#storefront/i18n/message-key.ts';
import { FAILURE_MESSAGE_KEYS } from '#storefront/ui/form/message-of.ts';

/** Messages that the page of the wallet shows. */
export const WALLET_MESSAGE_KEYS = [
  ...FAILURE_MESSAGE_KEYS,
  'wallet.loading',
  'wallet.balance',
  'wallet.show-code',
  'wallet.how',
  'wallet.how-order',
  'wallet.how-desk',
  'wallet.how-pay',
  'wallet.history',
  'wallet.history-empty',
  'wallet.history-empty-text',
  'wallet.cashback',
  'wallet.payment',
  'wallet.refund',
  'wallet.purchase',
  'wallet.other-in',
  'wallet.other-out',
  'wallet.order',
  'wallet.more',
  'shell.currency',
] as const satisfies readonly MessageKey[];

export interface WalletPageProps {
  language: Language;
  messages: Messages;
  /** Whether the shop has codes for its cash desk. */
  hasCode: boolean;
}

type Source = MessageSource &
  Pick<WalletPageProps, 'language'> & { setting: (name: 'showQrCashback') => boolean };

/** What the page of the wallet needs; what is in it is the platform's to tell. */
export function walletPageProps(shop: Source): WalletPageProps {
  return {
    language: shop.language,
    messages: shop.messages(WALLET_MESSAGE_KEYS),
    hasCode: shop.setting('showQrCashback'),
  };
}
