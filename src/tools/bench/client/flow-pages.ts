import {
  addressesPath,
  bankCardsPath,
  cartPath,
  checkoutPath,
  loginPath,
  notificationsPath,
  ordersPath,
  profilePath,
  searchPath,
  walletPath,
} from '#domain/link/paths.ts';
import type { BenchCustomer } from './bench-customer.ts';

/** A page on the way to an order, or of the account. */
export interface FlowPage {
  name: string;
  path: string;
  /** True if it needs a signed-in customer. */
  signedIn: boolean;
  /** Main part of the page: it is there once the platform has answered. */
  control: string;
}

/** Every page of the way, as the customer has it. */
export function flowPages(customer: BenchCustomer): FlowPage[] {
  const page = (name: string, path: string, control: string, signedIn = true): FlowPage => ({
    name,
    path,
    signedIn,
    control,
  });
  return [
    page('search', searchPath(SEARCHED), '.listing__tools button', false),
    page('cart', cartPath(), '.cart-line .quantity-stepper__button', false),
    page('login', loginPath(), '.sign-in input[type=tel]', false),
    page('checkout', checkoutPath(), '.choice__input[name=checkout-shipping]'),
    page('profile', profilePath(), '.account-form-foot button'),
    page('orders', ordersPath(), '.order-card__actions button'),
    page('addresses', addressesPath(), '.address-card__actions button'),
    page('cards', bankCardsPath(), '.account-stack .button--primary'),
    page('wallet', walletPath(), '.wallet-balance'),
    page('notifications', notificationsPath(), '.push-panel__title'),
    page('order', customer.orderPath, '.order-head__actions button'),
  ];
}

/** Words that the shop has much of. */
export const SEARCHED = 'платье';
