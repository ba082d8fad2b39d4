import type { AddressInput } from '#contract/account/address.ts';
import type { StockId } from '#contract/value/primitive.ts';
import { branchChoices } from '#domain/order/pick-up.ts';
import { getWaysToPay, listBranches, listServices } from '#storefront/checkout/checkout-calls.ts';
import { useCall } from '#storefront/ui/call/use-call.ts';

/**
 * Services that bring a stock to an address, the branches that hand it out, the nearest first, and if the
 * platform knows keys of orders.
 */
export function useDelivery(stockId: StockId, address: AddressInput) {
  const { countryCode, latitude, longitude } = address;
  return useCall(
    async (signal) => {
      const [services, branches, keyed] = await Promise.all([
        listServices([stockId], address, signal),
        // Without branches nothing is fetched; the goods can still be brought.
        listBranches([stockId], signal).catch(() => []),
        // A platform that does not say so is taken for one that does not know them.
        getWaysToPay(signal).then(
          (answer) => answer.keyed,
          () => false,
        ),
      ]);
      const choices = branchChoices(branches, [], address);
      return {
        services: services.filter(({ kind }) => kind !== 'pick-up' || choices.length > 0),
        branches: choices,
        keyed,
      };
    },
    [stockId, countryCode, latitude, longitude],
  );
}
