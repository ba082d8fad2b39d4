import type { MessageKey } from '#i18n/message-key.ts';

/** Messages that the always-on client shows; the layout sends them along in `#client-messages`. */
export const CLIENT_MESSAGE_KEYS = [
  'notice.added',
  'notice.to-cart',
  'notice.amount-balance',
  'notice.sold-out',
  'notice.remove_cart_sucsessfuly',
  'notice.cart-emptied',
  'notice.favourite-added',
  'notice.favourite-removed',
  'notice.compare-added',
  'notice.compare-removed',
  'notice.undo',
  'notice.not-loaded',
  'notice.close',
  'notice.stock-in',
  'notice.stock-low',
  'notice.stock-out',
  'notice.verification-limit',
  'cart.add',
  'cart.choose',
  'cart.choose-variation',
  'cart.unavailable',
  'cart.old-price',
] as const satisfies readonly MessageKey[];
