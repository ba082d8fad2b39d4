import { expect, onTestFinished } from 'vitest';
import type { AddressInput } from '#contract/account/address.ts';
import { GUEST } from '#domain/account/session.ts';
import { EMPTY_CART } from '#domain/cart/cart.ts';
import { EMPTY_CHOICE } from '#domain/order/checkout-choice.ts';
import address from '#storefront/address/messages/en.json' with { type: 'json' };
import { $cart } from '#storefront/cart/cart.store.ts';
import cart from '#storefront/cart/messages/en.json' with { type: 'json' };
import { CheckoutPage } from '#storefront/checkout/CheckoutPage.tsx';
import messageKeys from '#storefront/checkout/CheckoutPage.tsx?messages';
import { $checkoutChoice } from '#storefront/checkout/checkout.store.ts';
import checkout from '#storefront/checkout/messages/en.json' with { type: 'json' };
import { createTranslate, pickMessages } from '#storefront/i18n/messages.ts';
import installment from '#storefront/installment/messages/en.json' with { type: 'json' };
import order from '#storefront/order/messages/en.json' with { type: 'json' };
import { $orderAttempt } from '#storefront/order/order-attempt.store.ts';
import { LEAVE_EVENT } from '#storefront/page/leave-to.ts';
import notice from '#storefront/page/messages/en.json' with { type: 'json' };
import { UNAUTHORISED_EVENT } from '#storefront/platform-client/unauthorised.ts';
import { $session } from '#storefront/session/session.store.ts';
import shell from '#storefront/shell/messages/en.json' with { type: 'json' };
import form from '#storefront/ui/messages/en.json' with { type: 'json' };
import { aShopper } from '../../sandbox/a-shopper.ts';
import { fillCart, HOME } from '../../sandbox/an-order.ts';
import { aShopHost } from '../a-shop-host.ts';
import { act, until } from '../act.ts';
import { renderIsland } from '../render-island.tsx';
import { openPage } from '../static-page.ts';

export const MESSAGES = {
  ...address,
  ...cart,
  ...checkout,
  ...form,
  ...installment,
  ...notice,
  ...order,
  ...shell,
};
export const t = createTranslate(MESSAGES, 'en');

export interface CheckoutOptions {
  wallet?: number;
  /** False for none; fields are laid over those of a home. */
  address?: boolean | Partial<AddressInput>;
  /** Pieces by stock. */
  goods?: Record<number, number>;
  /** Changes the shop before the page opens. */
  before?: (host: Awaited<ReturnType<typeof aShopHost>>) => Promise<unknown>;
  /** The page's minimum of an order, in UZS. */
  minOrderSum?: number;
  /** True if categories ask nothing about their goods, by default; else the questions of the test shop. */
  asksNothing?: boolean;
}

/** A shopper of a real platform with a full cart and an address, and nothing chosen yet; no page is open. */
export async function aFullCart({
  wallet = 0,
  address = true,
  goods = { 1001: 1 },
  asksNothing = true,
}: CheckoutOptions = {}) {
  openPage('');
  $cart.set(EMPTY_CART);
  $checkoutChoice.set(EMPTY_CHOICE);
  $orderAttempt.set(null);
  const host = await aShopHost(asksNothing ? { asksNothing } : {});
  const shopper = await aShopper(host, 'shop', { wallet });
  if (address)
    await shopper.call('POST', '/customers/add-address', {
      ...HOME,
      name: 'Home',
      ...(address !== true && address),
    });
  await fillCart(shopper, goods);
  $session.set({ ...GUEST, token: shopper.token, user: (await shopper.call('GET', '/profile')).json });
  return { host, shopper };
}

/** The checkout page over a real platform, hydrated. */
export async function aCheckout(options: CheckoutOptions = {}) {
  const { host, shopper } = await aFullCart(options);
  await options.before?.(host);
  return {
    host,
    ...(await openCheckout(options)),
    /** Calls the platform as the shopper, on another device. */
    call: (method: string, path: string, body?: unknown) =>
      meanwhile(async () => (await shopper.call(method, path, body)).json),
    /** The shopper's orders on the platform. */
    orders: () =>
      meanwhile(async () => (await shopper.call('GET', '/customer-sell')).json.items as OrderShown[]),
    control: (method: string, path: string, body?: unknown) =>
      meanwhile(() => host.control(method, path, body)),
    /** Number of requests to order. */
    sent: () => host.requests.filter((request) => request.includes('/sellgroups/finish')).length,
  };
}

interface OrderShown {
  id: number;
  token: string;
  total: number;
  source: string;
  franchise: { id: number } | null;
  note: string;
  payment: { gatewayType: string };
  shippingTime: { type: string };
  sells: unknown[];
}

/** Waits inside of `act`, so that React draws what happens meanwhile. */
async function meanwhile<Value>(run: () => Promise<Value>): Promise<Value> {
  const values: Value[] = [];
  await act(async () => {
    values.push(await run());
  });
  const [value] = values;
  if (value === undefined) throw new Error('nothing came of what was waited for');
  return value;
}

/** Opens the checkout as a browser does. `left` lists the addresses it went to. */
export async function openCheckout({ minOrderSum = 0 }: Pick<CheckoutOptions, 'minOrderSum'> = {}) {
  const left: string[] = [];
  const leave = (event: Event) => {
    event.preventDefault();
    left.push((event as CustomEvent<{ href: string }>).detail.href);
  };
  const leaving = new AbortController();
  for (const type of [LEAVE_EVENT, UNAUTHORISED_EVENT]) document.addEventListener(type, leave, leaving);
  const page = await renderIsland(CheckoutPage, {
    language: 'en',
    defaultLanguage: 'ru',
    messages: pickMessages(MESSAGES, messageKeys),
    minOrderSum,
    map: { type: 'mapbox', token: null },
  });
  onTestFinished(async () => {
    leaving.abort();
    await page.leave();
  });
  return {
    left,
    page,
    /** Waits for a text of the page, with plain spaces. */
    says: (text: string) => until(() => expect(page.text()).toContain(text.replaceAll('\u00A0', ' '))),
    /** Presses "order" once the price of shipping is known. */
    order: async () => {
      await until(() => expect(page.find('.checkout-order').getAttribute('aria-busy')).toBe('false'));
      await page.click(page.find('.checkout-order'));
    },
    /** Chooses the option with this label. */
    choose: (label: string) => {
      const choice = [...page.island.querySelectorAll<HTMLElement>('.choice, .chip')].find((one) =>
        one.textContent?.startsWith(label),
      );
      if (!choice) throw new Error(`There is no choice "${label}": ${page.text()}`);
      return page.click(choice.querySelector('input') ?? choice);
    },
  };
}
