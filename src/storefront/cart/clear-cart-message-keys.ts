import type { MessageKey } from '#storefront/i18n/message-key.ts';

/** What is asked before a cart is emptied for the goods of another supplier. */
export const CLEAR_CART_MESSAGE_KEYS = [
  'cart.other-supplier',
  'cart.other-supplier-text',
  'cart.other-supplier-yes',
  'cart.other-supplier-no',
] as const satisfies readonly MessageKey[];
