import { useEffect } from 'react';
import type { Order } from '#contract/order/order.ts';
import { useRefresh } from '#storefront/order/use-refresh.ts';
import { type OrderAddress, placedHref } from './order-addresses.ts';

/** Milliseconds between two questions whether the payment service has told of the money. */
const ASK_EVERY_MS = 4_000;

/**
 * Leads a shopper who has just ordered on to the page where the order is paid; who comes back from there sees
 * the order, which is asked for again until it is paid.
 */
export function usePaymentPage(
  address: OrderAddress | null | undefined,
  order: Order | undefined,
  ask: () => void,
): void {
  const payUrl = order?.payment.payUrl;
  const waits = Boolean(payUrl);
  useRefresh(waits, ask, ASK_EVERY_MS);
  useEffect(() => {
    if (!address?.pay || !payUrl || !/^https?:\/\//.test(payUrl)) return;
    // "Back" from there shows the order, and leads nowhere by itself.
    history.replaceState(history.state, '', placedHref(address, address.shown));
    location.assign(payUrl);
  }, [address, payUrl]);
}
