import { useState } from 'react';
import { type CheckoutGroup, goodsSums, startService } from '#domain/order/checkout.ts';
import type { CheckoutSums } from './SumPart.tsx';
import { type ShippingOption, useShipping } from './use-checkout-data.ts';
import { usePickUp } from './use-pick-up.ts';

type Address = NonNullable<Parameters<typeof useShipping>[1]>;

/** Choices that say how the goods get to the shopper. */
export interface DeliveryChoice {
  address: Address | undefined;
  /** The shopper chose the address, so that the goods are brought unless the service says otherwise. */
  bring: boolean;
  /** Service of last time. */
  serviceId: number | null;
  /** Branch of the shopper's cart on the platform. */
  cartBranchId: number | null | undefined;
}

/**
 * Shipping of the goods to an address or a branch, by the service of last time if possible, and the sums with
 * it.
 */
export function useDelivery(
  groups: readonly CheckoutGroup[],
  { address, bring, serviceId, cartBranchId }: DeliveryChoice,
) {
  const [branchId, setBranchId] = useState<number>();
  const shipping = useShipping(groups, address, branchId);
  const offers = shipping.kind === 'ready' ? shipping.value : [];
  const brought = offers.filter((one) => one.service.id === serviceId || one.service.kind !== 'pick-up');
  const offer = startService(
    (bring && brought.length > 0 ? brought : offers).map((one) => ({
      id: one.service.id,
      price: one.cost.max,
    })),
    serviceId,
  );
  const service: ShippingOption | undefined = offers.find((one) => one.service.id === offer?.id);
  const fetched = service?.service.kind === 'pick-up';
  const lines = groups
    .filter(({ available }) => available)
    .flatMap(({ records }) => records)
    .map(({ stockId, count, variation: { stock, tracking } }) => ({
      stockId,
      others: stock.others,
      count,
      tracking,
    }));
  const pickUp = usePickUp({ wanted: fetched, lines, near: address, cartBranchId });
  const branch = pickUp.chosen?.branch;
  // Without an address the price depends on the branch, which is known only after the services.
  if (branch?.id !== branchId) setBranchId(branch?.id);

  const { subtotal, discount } = goodsSums(groups);
  const price = service?.quote?.shippingPrice ?? null;
  const freeFrom = service?.service.freeFrom ?? null;
  const total = subtotal + (price ?? 0);
  const sums: CheckoutSums = { goods: subtotal, discount, shipping: price, freeFrom, total };
  return {
    shipping,
    service,
    sums,
    /** True if the shopper fetches the order. */
    fetched,
    pickUp,
    branch,
    /** True while prices of shipping, and so the total, are on their way. */
    counting: ((address ?? branch) !== undefined && shipping.pending) || (fetched && pickUp.loading),
  };
}
