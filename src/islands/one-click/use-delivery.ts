import { readPaymentMethods, readShippingServices } from '#client/api/checkout.ts';
import type { AddressInput } from '#contract/address.ts';
import type { ShippingService } from '#contract/shipping.ts';
import { useCall } from '../call/use-call.ts';

/** Services that bring a stock to an address, and whether orders know their keys. */
export function useDelivery(stockId: number, address: AddressInput) {
  const { countryCode, latitude, longitude } = address;
  return useCall(
    async (signal) => {
      const [services, keyed] = await Promise.all([
        readShippingServices([stockId], address, signal),
        // A platform that does not say so is taken for one that does not know them.
        readPaymentMethods(signal).then(
          (answer) => answer.keyed,
          () => false,
        ),
      ]);
      return { services, keyed };
    },
    [stockId, countryCode, latitude, longitude],
  );
}

/** What a service takes for goods of so much, in UZS, at least and at most. */
export function priceRange(
  { freeFrom, totalPrice }: ShippingService,
  goods: number,
): { min: number; max: number } {
  return freeFrom !== null && goods >= freeFrom ? { min: 0, max: 0 } : totalPrice;
}
