import { type CheckoutGroup, goodsSums, startService } from '#domain/order/checkout.ts';
import type { CheckoutSums } from './SumPart.tsx';
import { type ShippingOption, useShipping } from './use-checkout-data.ts';

type Address = NonNullable<Parameters<typeof useShipping>[1]>;

/** Shipping of the goods to an address, by the service of last time if possible, and the sums with it. */
export function useDelivery(
  groups: readonly CheckoutGroup[],
  address: Address | undefined,
  serviceId: number | null,
) {
  const shipping = useShipping(groups, address);
  const offers = shipping.kind === 'ready' ? shipping.value : [];
  const offer = startService(
    offers.map(({ service, quote }) => ({ id: service.id, price: quote?.shippingPrice ?? null })),
    serviceId,
  );
  const service: ShippingOption | undefined = offers.find((one) => one.service.id === offer?.id);
  const { subtotal, discount } = goodsSums(groups);
  const price = service?.quote?.shippingPrice ?? null;
  const freeFrom = service?.service.freeFrom ?? null;
  const total = subtotal + (price ?? 0);
  const sums: CheckoutSums = { goods: subtotal, discount, shipping: price, freeFrom, total };
  return {
    shipping,
    service,
    sums,
    /** True while prices of shipping, and so the total, are on their way. */
    counting: address !== undefined && shipping.pending,
  };
}
