import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { fitInterval, shippingTimeOf } from '#domain/delivery/delivery-time.ts';
import { orderPlacedPath } from '#domain/link/paths.ts';
import { checkoutGroups, faultyRecord, goodsSums } from '#domain/order/checkout.ts';
import { type CheckoutChoice, EMPTY_CHOICE } from '#domain/order/checkout-choice.ts';
import { orderFault } from '#domain/order/order-fault.ts';
import type { RefusedPart } from '#domain/order/order-refusal.ts';
import { $orderAttempt, currentAttempt } from '#storefront/order/order-attempt.store.ts';
import { pagePath } from '#storefront/page/page-text.ts';
import { CallError, isFinal } from '#storefront/platform-client/call-error.ts';
import type { CallState } from '#storefront/ui/call/use-call.ts';
import { $checkoutChoice } from './checkout.store.ts';
import { getCheckoutCart } from './checkout-calls.ts';
import { findUnanswered } from './unanswered.ts';
import { useCheckoutData } from './use-checkout-data.ts';
import { useDelivery } from './use-delivery.ts';
import { useNewAddress } from './use-new-address.ts';
import { type Ordering, useOrdering } from './use-ordering.ts';

/** States of ordering in which nothing of the order may be changed. */
const BUSY: readonly Ordering['kind'][] = ['sending', 'elsewhere', 'asking', 'unknown', 'placed'];

const IDLE: Ordering = { kind: 'idle' };

/** State of the whole checkout, and its actions. Sums are UZS. */
export function useCheckout(customerId: number, minOrderSum: number) {
  const choice = useStore($checkoutChoice, { ssr: () => EMPTY_CHOICE });
  const data = useCheckoutData(choice);
  const { ways, addresses, wallet, cart, method, groups, address } = data;
  const { shipping, service, sums, counting, fetched, pickUp, branch } = useDelivery(groups, {
    address,
    bring: choice.addressId !== null,
    serviceId: choice.serviceId,
    cartBranchId: cart.kind === 'ready' ? cart.value.franchiseId : undefined,
  });
  const { ordering: told, ...orders } = useOrdering(
    customerId,
    ways.kind === 'ready' ? ways.value.keyed : undefined,
  );
  const notLoaded = partsWithoutAnswer({ address: addresses, payment: ways, shipping });
  const ordering = isPast(told, notLoaded) ? IDLE : told;
  const outcome = useStore($orderAttempt)?.outcome.kind;
  const [before, setBefore] = useState<number | null>(null);
  const [checking, setChecking] = useState(false);

  const ordered = groups.filter(({ available }) => available);
  const balance = wallet.kind === 'ready' ? wallet.value : undefined;
  const busy = checking || BUSY.includes(ordering.kind);

  const { retry } = cart;
  // A held order has left the cart, also if an earlier page placed it.
  useEffect(() => {
    if (outcome === 'held') retry();
  }, [outcome, retry]);

  const choose = (part: Partial<CheckoutChoice>) => {
    $checkoutChoice.set({ ...$checkoutChoice.get(), ...part });
    if (!busy) orders.clear();
  };

  const added = useNewAddress((addressId) => {
    choose({ addressId });
    addresses.retry();
  });

  const order = async () => {
    if (busy || counting) return;
    setBefore(null);
    setChecking(true);
    const unanswered = await findUnanswered(ordered);
    setChecking(false);
    const fault = orderFault({
      address,
      pickUp: fetched,
      branchId: branch?.id,
      method,
      groups: ordered.length,
      faulty: faultyRecord(groups),
      unanswered,
      goods: sums.goods,
      total: sums.total,
      shippingFailed: shipping.kind === 'failed',
      balance,
      minOrderSum,
      note: choice.note,
      notLoaded,
    });
    if (fault) return orders.refuse(fault);
    const where = fetched ? branch && { franchise: branch.id } : address && { shippingAddress: address.id };
    if (!where || !method) return;
    setChecking(true);
    if (branch) {
      const failure = await pickUp.keep(branch.id).catch((error: unknown) => ({ error }));
      if (failure) {
        setChecking(false);
        return orders.fail(failure.error);
      }
    }
    const now = await currentSubtotal(method.id);
    setChecking(false);
    // An order without an answer may have taken its goods out of the cart: that is no change of prices.
    if (now !== undefined && now !== sums.goods && currentAttempt()?.outcome.kind !== 'open') {
      setBefore(sums.total);
      return cart.retry();
    }
    const interval = !fetched && choice.interval && fitInterval(choice.interval, new Date());
    const records = ordered.flatMap((group) => group.records);
    const shown = sums.shipping === null ? null : sums.total;
    await orders.order({
      customerId,
      lines: records.map(({ id }) => id),
      stocks: records.map(({ stockId, count }) => ({ id: stockId, count })),
      shown,
      request: {
        sells: ordered.map(({ id }) => id),
        paymentMethod: method.id,
        shippingTime: interval ? shippingTimeOf(interval) : { type: 'now' },
        ...where,
        ...(service && { shippingService: service.service.id }),
        note: choice.note.trim(),
        returnUrl: new URL(pagePath(orderPlacedPath()), location.href).href,
        ...(shown !== null && { shownTotal: shown }),
      },
    });
    cart.retry();
  };

  /** Forgets notes about the goods as they were, and asks for the cart again. */
  const renewGoods = () => {
    setBefore(null);
    if (!busy) orders.clear();
    retry();
  };

  return {
    ...data,
    renewGoods,
    choice,
    shipping,
    service,
    fetched,
    pickUp,
    branch,
    sums,
    /** The total shown before, if it has changed since. */
    before,
    balance,
    ordering,
    orders,
    /** True if the order is on its way and nothing of it may be changed. */
    busy,
    /** True if pressing "order" would do nothing yet. */
    waiting: busy || counting,
    /** True if an answer is expected in a moment. */
    asking: ordering.kind === 'sending' || checking || counting,
    choose,
    added,
    order,
  };
}

/** Parts that may load at another try; a refusal for good is an answer. */
function partsWithoutAnswer(calls: Partial<Record<RefusedPart, CallState<unknown>>>): RefusedPart[] {
  return (Object.keys(calls) as RefusedPart[]).filter((part) => {
    const call = calls[part];
    return call?.kind === 'failed' && !(call.error instanceof CallError && isFinal(call.error));
  });
}

/** True for the note that a part did not load, once it is asked for again. */
function isPast(ordering: Ordering, notLoaded: readonly RefusedPart[]): boolean {
  if (ordering.kind !== 'refused' || ordering.refusal.code !== 'not-loaded') return false;
  return !notLoaded.includes(ordering.refusal.part);
}

/** The current price of the goods; undefined if the platform does not answer (the order itself will tell). */
async function currentSubtotal(methodId: number): Promise<number | undefined> {
  try {
    return goodsSums(checkoutGroups(await getCheckoutCart(methodId), methodId)).subtotal;
  } catch {
    return undefined;
  }
}
