import type { Language } from '#contract/value/primitive.ts';
import type { MessageSource, Messages } from '#storefront/i18n/message-key.ts';
import messageKeys from './WalletPage.tsx?messages';

export interface WalletPageProps {
  language: Language;
  messages: Messages;
  /** True if the shop has codes for its cash desk. */
  hasCode: boolean;
}

type Source = MessageSource &
  Pick<WalletPageProps, 'language'> & { setting: (name: 'showQrCashback') => boolean };

/** Props of the wallet's page; the browser asks for its content. */
export function walletPageProps(shop: Source): WalletPageProps {
  return {
    language: shop.language,
    messages: shop.messages(messageKeys),
    hasCode: shop.setting('showQrCashback'),
  };
}
