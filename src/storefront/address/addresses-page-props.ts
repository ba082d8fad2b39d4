import type { Language } from '#contract/value/primitive.ts';
import type { MessageSource, Messages } from '#storefront/i18n/message-key.ts';
import messageKeys from './AddressesPage.tsx?messages';

export interface AddressesPageProps {
  language: Language;
  messages: Messages;
}

/** What the page of one's addresses needs; the addresses themselves are asked for. */
export function addressesPageProps({
  language,
  messages,
}: MessageSource & Pick<AddressesPageProps, 'language'>): AddressesPageProps {
  return { language, messages: messages(messageKeys) };
}
