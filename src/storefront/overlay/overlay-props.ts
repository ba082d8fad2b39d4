import type { Language } from '#contract/value/primitive.ts';
import type { MessageKey, MessageSource, Messages } from '#storefront/i18n/message-key.ts';
import type { OverlayAnswer, OverlayData, OverlayName } from './overlay.ts';
import type { OverlayShop } from './overlay-shop.ts';

/** What the fragment page of a dialog holds, as JSON: the same for all shoppers of a shop and language. */
export interface OverlayPage {
  language: Language;
  defaultLanguage: Language;
  messages: Messages;
}

/** What a dialog over a page gets; `Page` is what its file says of the shop. */
export interface OverlayProps<
  Name extends OverlayName,
  Page extends (shop: OverlayShop) => object = () => object,
> {
  data: OverlayData<Name>;
  page: OverlayPage & ReturnType<Page>;
  /** Closes the dialog; without an answer, the shopper has decided nothing. */
  close: (answer?: OverlayAnswer<Name>) => void;
}

/** What a dialog needs of a shop: the messages with these keys, in the page's language. */
export function overlayPage(
  { language, defaultLanguage, messages }: MessageSource & Omit<OverlayPage, 'messages'>,
  keys: readonly MessageKey[],
): OverlayPage {
  return { language, defaultLanguage, messages: messages(keys) };
}
