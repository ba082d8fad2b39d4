import type { Language } from '#contract/value/primitive.ts';
import type { MessageKey, MessageSource, Messages } from '#storefront/i18n/message-key.ts';
import { OFFER_MESSAGE_KEYS } from '#storefront/notifications/offer-message-keys.ts';
import { FAILURE_MESSAGE_KEYS } from '#storefront/ui/form/message-of.ts';

const REFUSALS = [
  'checkout.refused-over-stock',
  'checkout.refused-below-minimum',
  'checkout.refused-sell-not-available',
  'checkout.refused-empty-sell',
  'checkout.refused-order-too-small',
  'checkout.refused-no-address-selected',
  'checkout.refused-wrong-country',
  'checkout.refused-wrong-place',
  'checkout.refused-address-gone',
  'checkout.refused-shipping-service-not-found',
  'checkout.refused-shipping-time',
  'checkout.refused-payment-method',
  'checkout.refused-wallet-too-low',
  'checkout.refused-order-key-used',
  'checkout.refused-invalid',
  'checkout.refused-other',
] as const satisfies readonly MessageKey[];

/** Messages that the checkout shows. */
export const CHECKOUT_MESSAGE_KEYS = [
  ...FAILURE_MESSAGE_KEYS,
  ...REFUSALS,
  'shell.currency',
  'cart.min-sum',
  'installment.title',
  'installment.part-text',
  'installment.minimum',
  'installment.unavailable',
  'installment.choose-months',
  'cart.min-sum-short',
  'checkout.loading',
  'checkout.goods',
  'checkout.change-cart',
  'checkout.pieces',
  'checkout.group-left-out',
  'checkout.row-over-stock',
  'checkout.row-below-minimum',
  'checkout.row-gone',
  'checkout.take-left',
  'checkout.take-least',
  'checkout.take-out',
  'checkout.pattern-missing',
  'checkout.pattern-fill',
  'checkout.line-failed',
  'checkout.address',
  'checkout.no-addresses',
  'checkout.add-address',
  'checkout.other-address',
  'checkout.shipping',
  'checkout.shipping-later',
  'checkout.free',
  'checkout.price-between',
  'checkout.today',
  'checkout.today-tomorrow',
  'checkout.tomorrow',
  'checkout.days',
  'checkout.days-between',
  'checkout.time',
  'checkout.time-now',
  'checkout.time-now-note',
  'checkout.time-now-closed',
  'checkout.time-preorder',
  'checkout.time-preorder-note',
  'checkout.time-day',
  'checkout.time-from',
  'checkout.time-to',
  'checkout.payment',
  'checkout.pay-cash',
  'checkout.pay-held',
  'checkout.pay-card',
  'checkout.wallet-balance',
  'checkout.wallet-missing',
  'checkout.note',
  'checkout.sum',
  'checkout.sum-goods',
  'checkout.sum-discount',
  'checkout.total',
  'checkout.total-changed',
  'checkout.free-missing',
  'checkout.order',
  'checkout.elsewhere',
  'checkout.asking',
  'checkout.stop-asking',
  'checkout.unknown',
  'checkout.ask-again',
  'checkout.look-at-orders',
  'checkout.order-anew',
  'checkout.not-taken',
  'checkout.placed',
  'checkout.look-above',
  'checkout.empty-title',
  'checkout.empty-text',
  'checkout.ordered-title',
  'checkout.ordered-text',
  'checkout.to-order',
  'checkout.to-catalogue',
  'checkout.held-title',
  'checkout.held-text',
  'checkout.held-enter',
] as const satisfies readonly MessageKey[];

/** Messages of the pages after an order. */
const ORDER_END_MESSAGE_KEYS = [
  ...FAILURE_MESSAGE_KEYS,
  ...OFFER_MESSAGE_KEYS,
  'shell.currency',
  'order.loading',
  'checkout.number',
  'checkout.total',
  'checkout.done-next',
  'checkout.done-call',
  'checkout.done-deliver',
  'checkout.shipping',
  'checkout.done-pay-cash',
  'checkout.done-paid',
  'checkout.done-cashback',
  'checkout.done-changed',
  'checkout.done-waiting',
  'checkout.done-unknown',
  'checkout.done-not-found',
  'checkout.failed-expired',
  'checkout.failed-canceled',
  'checkout.failed-paid',
  'checkout.failed-unknown',
  'checkout.failed-lives',
  'checkout.failed-next',
  'checkout.held-enter',
  'checkout.look-at-orders',
  'checkout.to-order',
  'checkout.to-cart',
  'checkout.to-catalogue',
] as const satisfies readonly MessageKey[];

/** What the pages after an order need; all else is in the browser and on the platform. */
export interface OrderEndPageProps {
  language: Language;
  defaultLanguage: Language;
  messages: Messages;
}

export interface CheckoutPageProps extends OrderEndPageProps {
  /** UZS; goods below it are not delivered. */
  minOrderSum: number;
}

type Source = MessageSource & Pick<OrderEndPageProps, 'language' | 'defaultLanguage'>;

export function checkoutPageProps(
  shop: Source & { setting: (name: 'minOrderSum') => number },
): CheckoutPageProps {
  const { language, defaultLanguage } = shop;
  const messages = shop.messages(CHECKOUT_MESSAGE_KEYS);
  return { language, defaultLanguage, messages, minOrderSum: shop.setting('minOrderSum') };
}

export function orderEndPageProps({ language, defaultLanguage, messages }: Source): OrderEndPageProps {
  return { language, defaultLanguage, messages: messages(ORDER_END_MESSAGE_KEYS) };
}
