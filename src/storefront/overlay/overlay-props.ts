import type { Language } from '#contract/value/primitive.ts';
import type { MessageKey, MessageSource, Messages } from '#storefront/i18n/message-key.ts';
import type { OverlayAnswer, OverlayData, OverlayName } from './overlay.ts';
import type { OverlayShop } from './overlay-shop.ts';

/** Data of a dialog's fragment page, as JSON: the same for all shoppers of a shop and language. */
export interface OverlayPage {
  language: Language;
  defaultLanguage: Language;
  messages: Messages;
}

/** Props of a dialog over a page; `Page` are the facts of the shop that its file asks for. */
export interface OverlayProps<
  Name extends OverlayName,
  Page extends (shop: OverlayShop) => object = () => object,
> {
  data: OverlayData<Name>;
  page: OverlayPage & ReturnType<Page>;
  /** Closes the dialog; without an answer, the shopper has decided nothing. */
  close: (answer?: OverlayAnswer<Name>) => void;
}

/** Facts that every dialog needs: language, and the messages with these keys. */
export function overlayPage(
  { language, defaultLanguage, messages }: MessageSource & Omit<OverlayPage, 'messages'>,
  keys: readonly MessageKey[],
): OverlayPage {
  return { language, defaultLanguage, messages: messages(keys) };
}
