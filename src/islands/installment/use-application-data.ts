import { useStore } from '@nanostores/react';
import { fetchAddresses } from '#client/api/addresses.ts';
import { readCheckoutCart, readPaymentMethods } from '#client/api/checkout.ts';
import { readInstallmentPlans } from '#client/api/installment.ts';
import { openOverlay } from '#client/overlay/open-overlay.ts';
import { checkoutGroups, installmentMethod } from '#domain/checkout.ts';
import { type CheckoutChoice, EMPTY_CHOICE } from '#domain/checkout-choice.ts';
import { $cartWishes } from '#stores/cart-wishes.store.ts';
import { $checkoutChoice } from '#stores/checkout.store.ts';
import { $installmentMonths } from '#stores/installment.store.ts';
import { useCall } from '../call/use-call.ts';
import { useDelivery } from '../checkout/use-delivery.ts';
import { useNewAddress } from '../checkout/use-new-address.ts';

/** What is paid by months, where it goes and what it costs, as the shopper chose it at the checkout. */
export function useApplicationData() {
  const choice = useStore($checkoutChoice, { ssr: () => EMPTY_CHOICE });
  const months = useStore($installmentMonths, { ssr: () => 0 });
  const ways = useCall(readPaymentMethods, []);
  const plans = useCall(readInstallmentPlans, []);
  const addresses = useCall(fetchAddresses, []);
  const cart = useCall(async (signal) => {
    // What was put in a moment ago is in it, too.
    if ($cartWishes.get().length > 0) await (await import('#client/api/cart-sender.ts')).sendWishes();
    return readCheckoutCart(null, signal);
  }, []);

  const method = ways.kind === 'ready' ? installmentMethod(ways.value.methods) : undefined;
  const all = cart.kind === 'ready' && method ? checkoutGroups(cart.value, method.id) : [];
  const groups = all.filter(({ available }) => available);
  const known = addresses.kind === 'ready' ? addresses.value : [];
  const address = known.find(({ id }) => id === choice.addressId) ?? known.at(-1);
  const { shipping, service, sums, counting } = useDelivery(groups, address, choice.serviceId);
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
    shipping,
    method,
    /** What suppliers that take installments sell; `leftOut` is of the others. */
    groups,
    leftOut: all.filter(({ available }) => !available),
    address,
    service,
    counting,
    sums,
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
