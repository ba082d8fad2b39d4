import { useStore } from '@nanostores/react';
import { checkoutGroups, installmentMethod } from '#domain/order/checkout.ts';
import { type CheckoutChoice, EMPTY_CHOICE } from '#domain/order/checkout-choice.ts';
import { fetchAddresses } from '#storefront/address/address-calls.ts';
import { $pendingChanges } from '#storefront/cart/pending-changes.store.ts';
import { $checkoutChoice } from '#storefront/checkout/checkout.store.ts';
import { getCheckoutCart, getWaysToPay } from '#storefront/checkout/checkout-calls.ts';
import { $installmentMonths } from '#storefront/checkout/installment.store.ts';
import { useDelivery } from '#storefront/checkout/use-delivery.ts';
import { useNewAddress } from '#storefront/checkout/use-new-address.ts';
import { openOverlay } from '#storefront/overlay/open-overlay.ts';
import { useCall } from '#storefront/ui/call/use-call.ts';
import { listPlans } from './installment-calls.ts';

/** Goods, delivery and sums of an installment, as chosen at the checkout. */
export function useApplicationData() {
  const choice = useStore($checkoutChoice, { ssr: () => EMPTY_CHOICE });
  const months = useStore($installmentMonths, { ssr: () => 0 });
  const ways = useCall(getWaysToPay, []);
  const plans = useCall(listPlans, []);
  const addresses = useCall(fetchAddresses, []);
  const cart = useCall(async (signal) => {
    // Brings the platform's cart up to date first.
    if ($pendingChanges.get().length > 0)
      await (await import('#storefront/cart/cart-sender.ts')).flushQueue();
    return getCheckoutCart(null, signal);
  }, []);

  const method = ways.kind === 'ready' ? installmentMethod(ways.value.methods) : undefined;
  const all = cart.kind === 'ready' && method ? checkoutGroups(cart.value, method.id) : [];
  const groups = all.filter(({ available }) => available);
  const known = addresses.kind === 'ready' ? addresses.value : [];
  const address = known.find(({ id }) => id === choice.addressId) ?? known.at(-1);
  const delivery = useDelivery(groups, {
    address,
    bring: choice.addressId !== null,
    serviceId: choice.serviceId,
    cartBranchId: cart.kind === 'ready' ? cart.value.franchiseId : undefined,
  });
  const { sums } = delivery;
  const plan = plans.kind === 'ready' ? plans.value.find(({ mounth }) => mounth === months) : undefined;

  const choose = (part: Partial<CheckoutChoice>) =>
    $checkoutChoice.set({ ...$checkoutChoice.get(), ...part });
  const added = useNewAddress((addressId) => {
    choose({ addressId });
    addresses.retry();
  });

  return {
    ways,
    plans,
    addresses,
    cart,
    ...delivery,
    method,
    /** Goods of suppliers that accept installments; `leftOut` has those of the others. */
    groups,
    leftOut: all.filter(({ available }) => !available),
    address,
    plan,
    choose,
    added,
    choosePlan: async () => {
      const { goods, total } = sums;
      const answer = await openOverlay('installment', { total, goods, months, next: 'form' });
      if (answer) $installmentMonths.set(answer.months);
    },
  };
}
export type ApplicationData = ReturnType<typeof useApplicationData>;
