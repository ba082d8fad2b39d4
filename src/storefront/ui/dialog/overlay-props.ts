import type { Language } from '#contract/value/primitive.ts';
import type { MessageKey, MessageSource, Messages } from '#storefront/i18n/message-key.ts';

/** What the fragment page of a dialog holds, as JSON: the same for all shoppers of a shop and language. */
export interface OverlayPage {
  language: Language;
  defaultLanguage: Language;
  messages: Messages;
}

/** What a dialog over a page gets. `page` may have more fields, where its fragment page has. */
export interface OverlayProps<Data, Answer, Page extends OverlayPage = OverlayPage> {
  data: Data;
  page: Page;
  /** Closes the dialog; without an answer, the shopper has decided nothing. */
  close: (answer?: Answer) => void;
}

/** What a dialog needs of a shop: the messages with these keys, in the page's language. */
export function overlayPage(
  { language, defaultLanguage, messages }: MessageSource & Omit<OverlayPage, 'messages'>,
  keys: readonly MessageKey[],
): OverlayPage {
  return { language, defaultLanguage, messages: messages(keys) };
}
