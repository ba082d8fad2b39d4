import { useEffect } from 'react';
import { getWallet } from '#contract/account/wallet.ts';
import type { ShippingService } from '#contract/order/shipping.ts';
import { isSoldOut } from '#domain/cart/cart.ts';
import {
  type CheckoutGroup,
  checkoutGroups,
  checkoutMethods,
  goodsSums,
  priceRange,
  startMethod,
} from '#domain/order/checkout.ts';
import type { CheckoutChoice } from '#domain/order/checkout-choice.ts';
import { fetchAddresses } from '#storefront/address/address-calls.ts';
import { loadAddressLine } from '#storefront/address/use-address-line.ts';
import { $cart } from '#storefront/cart/cart.store.ts';
import { $pendingChanges } from '#storefront/cart/pending-changes.store.ts';
import { currentAttempt } from '#storefront/order/order-attempt.store.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { useCall } from '#storefront/ui/call/use-call.ts';
import {
  getCheckoutCart,
  getWaysToPay,
  listServices,
  type Place,
  quoteShipping,
  type ShippingQuote,
} from './checkout-calls.ts';

/** Data of the checkout, as far as it has been loaded. */
export function useCheckoutData(choice: CheckoutChoice) {
  const ways = useCall(getWaysToPay, []);
  const addresses = useCall(async (signal) => {
    // Both at once, so that no line of an address changes once it shows.
    const [list] = await Promise.all([fetchAddresses(signal), loadAddressLine()]);
    return list;
  }, []);
  const wallet = useCall(async (signal) => (await callShop(getWallet, {}, { signal })).wallet.totalCash, []);
  const cart = useCall(
    async (signal) => {
      // Brings the platform's cart up to date first.
      if (lacksLines()) await (await import('#storefront/cart/cart-sync.ts')).syncCart();
      else if ($pendingChanges.get().length > 0)
        await (await import('#storefront/cart/cart-sender.ts')).flushQueue();
      return getCheckoutCart(choice.methodId, signal);
    },
    [choice.methodId],
  );
  const { retry } = cart;

  // Another tab or device may have changed the cart: ask for it when the shopper returns to this tab.
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') retry();
    };
    const restored = (event: PageTransitionEvent) => event.persisted && retry();
    document.addEventListener('visibilitychange', look);
    addEventListener('pageshow', restored);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pageshow', restored);
    };
  }, [retry]);

  const methods = ways.kind === 'ready' ? checkoutMethods(ways.value.methods) : [];
  const method = cart.kind === 'ready' ? startMethod(methods, cart.value, choice.methodId) : undefined;
  const groups = cart.kind === 'ready' ? checkoutGroups(cart.value, method?.id) : [];
  const known = addresses.kind === 'ready' ? addresses.value : [];
  const address = known.find(({ id }) => id === choice.addressId) ?? known.at(-1);
  return { ways, addresses, wallet, cart, methods, method, groups, address };
}

/**
 * True if this browser's cart has lines that the platform was never sent. Not while an order has no answer:
 * it may have taken those lines.
 */
function lacksLines(): boolean {
  if (currentAttempt()?.outcome.kind === 'open') return false;
  return $cart.get().lines.some((line) => line.record === undefined && !isSoldOut(line));
}

/** A shipping service and its price for this order. */
export interface ShippingOption {
  service: ShippingService;
  /** Null without an address or if unknown. */
  quote: ShippingQuote | null;
  /** UZS, at least and at most; both the same once it is known. */
  cost: { min: number; max: number };
}

/**
 * Services that deliver to the place; the price of each is asked for at once, without a place only of what is
 * fetched at the branch.
 */
export function useShipping(
  groups: readonly CheckoutGroup[],
  place: Place | undefined,
  branchId: number | undefined,
) {
  const records = groups.filter(({ available }) => available).flatMap((group) => group.records);
  const goods = records.map(({ id, count, subtotal }) => `${id}:${count}:${subtotal}`).join();
  const { subtotal } = goodsSums(groups);
  const where = place ? [place.countryCode, place.latitude, place.longitude].join() : branchId;
  return useCall(
    async (signal): Promise<ShippingOption[]> => {
      if (records.length === 0) return [];
      const stocks = records.map(({ stockId }) => stockId);
      const services = await listServices(stocks, place, signal);
      const ids = records.map(({ id }) => id);
      return Promise.all(
        services.map(async (service) => {
          const fetched = service.kind === 'pick-up' && branchId !== undefined;
          const to = place ?? (fetched ? { franchise: branchId } : undefined);
          const quote = to ? await quoteShipping(service.id, ids, to, signal).catch(() => null) : null;
          const price = quote?.shippingPrice;
          const cost = price === undefined ? priceRange(service, subtotal) : { min: price, max: price };
          return { service, quote, cost };
        }),
      );
    },
    [goods, where],
  );
}
