import { useStore } from '@nanostores/react';
import { type InstallmentOffer, partnerOffer, planOffer } from '#domain/installment/installment-offer.ts';
import { checkoutGroups, installmentMethod } from '#domain/order/checkout.ts';
import { type CheckoutChoice, EMPTY_CHOICE } from '#domain/order/checkout-choice.ts';
import { fetchAddresses } from '#storefront/address/address-calls.ts';
import { $pendingChanges } from '#storefront/cart/pending-changes.store.ts';
import { $checkoutChoice } from '#storefront/checkout/checkout.store.ts';
import { getCheckoutCart, getWaysToPay } from '#storefront/checkout/checkout-calls.ts';
import { $installmentMonths, keepInstallment } from '#storefront/checkout/installment.store.ts';
import { useDelivery } from '#storefront/checkout/use-delivery.ts';
import { useNewAddress } from '#storefront/checkout/use-new-address.ts';
import { openOverlay } from '#storefront/overlay/open-overlay.ts';
import { useCall } from '#storefront/ui/call/use-call.ts';
import { type InstallmentTerms, listTerms } from './installment-calls.ts';

/** Goods, delivery and sums of an installment, as chosen at the checkout. */
export function useApplicationData() {
  const choice = useStore($checkoutChoice, { ssr: () => EMPTY_CHOICE });
  const months = useStore($installmentMonths, { ssr: () => 0 });
  const ways = useCall(getWaysToPay, []);
  const plans = useCall(listTerms, []);
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
  const offer =
    plans.kind === 'ready' ? chosenOffer(plans.value, choice.partner, months, sums.total) : undefined;

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
    /** Lender and payments; undefined before a choice. */
    offer,
    choose,
    added,
    choosePlan: async () => {
      const { goods, total } = sums;
      const answer = await openOverlay('installment', { total, goods, months, next: 'form' });
      if (answer) keepInstallment(answer);
    },
  };
}
export type ApplicationData = ReturnType<typeof useApplicationData>;

/** The offer that the shopper chose, for this sum in UZS; undefined where nobody makes it any more. */
function chosenOffer(
  { plans, partners }: InstallmentTerms,
  partner: string | null,
  months: number,
  total: number,
): InstallmentOffer | undefined {
  if (partner !== null) {
    const known = partners.find((one) => one === partner);
    return known && partnerOffer(known, total, months);
  }
  const plan = plans.find(({ mounth }) => mounth === months);
  return plan && planOffer(total, plan);
}
