import type { Language } from '#contract/value/primitive.ts';
import type { MessageSource, Messages } from '#storefront/i18n/message-key.ts';
import messageKeys from './AddressesPage.tsx?messages';

export interface AddressesPageProps {
  language: Language;
  messages: Messages;
}

/** Props of the page of addresses; the browser asks for the addresses themselves. */
export function addressesPageProps({
  language,
  messages,
}: MessageSource & Pick<AddressesPageProps, 'language'>): AddressesPageProps {
  return { language, messages: messages(messageKeys) };
}
