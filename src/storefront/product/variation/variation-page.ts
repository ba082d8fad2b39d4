import type { MessageKey } from '#storefront/i18n/message-key.ts';
import type { OverlayPage } from '#storefront/ui/dialog/overlay-props.ts';
import { FAILURE_MESSAGE_KEYS } from '#storefront/ui/form/message-of.ts';

/** What the dialog of variations gets of a shop beside its messages. */
export interface VariationPage extends OverlayPage {
  /** The shop's page of sizes. */
  sizeTable?: { title: string; href: string };
  /** Whether a product says if it is in stock. */
  showStock: boolean;
}

export const VARIATION_MESSAGE_KEYS = [
  ...FAILURE_MESSAGE_KEYS,
  'cart.add',
  'cart.choose',
  'cart.choose-variation',
  'cart.decrease',
  'cart.in-cart',
  'cart.in-cart-count',
  'cart.increase',
  'cart.less',
  'cart.min-order',
  'cart.old-price',
  'cart.pieces',
  'cart.price',
  'cart.quantity-label',
  'cart.sold-out',
  'cart.tier-from',
  'cart.tiers',
  'cart.unavailable',
  'notice.stock-in',
  'notice.stock-low',
  'notice.stock-out',
  'product.details',
  'product.loading',
  'shell.currency',
] as const satisfies readonly MessageKey[];
