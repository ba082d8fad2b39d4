import type { Language } from '#contract/value/primitive.ts';
import type { MessageKey, MessageSource, Messages } from '#storefront/i18n/message-key.ts';
import { FAILURE_MESSAGE_KEYS } from '#storefront/ui/form/message-of.ts';

/** Messages that the page of one's addresses shows. */
const ADDRESSES_MESSAGE_KEYS = [
  ...FAILURE_MESSAGE_KEYS,
  'address.loading',
  'address.list-title',
  'address.empty-title',
  'address.empty-text',
  'address.add',
  'address.limit',
  'address.current',
  'address.use',
  'address.use-named',
  'address.edit',
  'address.edit-named',
  'address.remove',
  'address.remove-named',
  'address.remove-question',
  'address.remove-text',
  'address.remove-yes',
  'address.remove-no',
  'address.door',
  'address.on-floor',
  'address.in-flat',
  'address.saved',
  'address.removed',
  'address.too-many',
  'address.wrong-country',
  'address.not-found',
] as const satisfies readonly MessageKey[];

export interface AddressesPageProps {
  language: Language;
  messages: Messages;
}

/** What the page of one's addresses needs; the addresses themselves are asked for. */
export function addressesPageProps({
  language,
  messages,
}: MessageSource & Pick<AddressesPageProps, 'language'>): AddressesPageProps {
  return { language, messages: messages(ADDRESSES_MESSAGE_KEYS) };
}
