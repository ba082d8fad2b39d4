import type { AddressInput } from '#contract/account/address.ts';
import type { ShippingService } from '#contract/order/shipping.ts';
import { getWaysToPay, listServices } from '#storefront/checkout/checkout-calls.ts';
import { useCall } from '#storefront/ui/call/use-call.ts';

/** Services that bring a stock to an address, and if the platform knows keys of orders. */
export function useDelivery(stockId: number, address: AddressInput) {
  const { countryCode, latitude, longitude } = address;
  return useCall(
    async (signal) => {
      const [services, keyed] = await Promise.all([
        listServices([stockId], address, signal),
        // A platform that does not say so is taken for one that does not know them.
        getWaysToPay(signal).then(
          (answer) => answer.keyed,
          () => false,
        ),
      ]);
      return { services, keyed };
    },
    [stockId, countryCode, latitude, longitude],
  );
}

/** Lowest and highest price of a service for goods of this sum, in UZS. */
export function priceRange(
  { freeFrom, totalPrice }: ShippingService,
  goods: number,
): { min: number; max: number } {
  return freeFrom !== null && goods >= freeFrom ? { min: 0, max: 0 } : totalPrice;
}
