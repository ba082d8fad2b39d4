import type { Franchise } from '#contract/catalogue/franchise.ts';
import type { PaymentMethod } from '#contract/order/payment.ts';
import type { ShopSeed } from '#platform/areas/shop/shop-seed.ts';
import type { ShippingRule } from '#platform/store/document-kinds.ts';
import type { ShopSource } from '#sandbox/demo/source/shop-source.ts';
import type { Offer } from '#sandbox/demo/source/trade.ts';
import { TRADE } from './shared-trade.ts';

/** The branches, shipping services and ways to pay of a shop. */
export function seedTrade(
  source: ShopSource,
  supplierIds: readonly number[],
  ids: Record<'franchise' | 'shipping-service' | 'payment-method', number>,
): Pick<ShopSeed, 'franchises' | 'shippingServices' | 'paymentMethods'> {
  const idsOf = (names: readonly string[] | undefined) =>
    names?.flatMap((name) => supplierIds[source.suppliers.findIndex((one) => one.name === name)] ?? []) ??
    null;
  return {
    franchises: (source.branches ?? TRADE.branches).map(
      ({ name, address, administrativeArea, latitude, longitude, phone, pickUp }, index): Franchise => ({
        id: ids.franchise + index,
        name,
        address: address ?? source.market.address ?? name,
        administrativeArea,
        coordinate: { latitude, longitude },
        phone,
        workingHours: source.market.workingHours ?? TRADE.workingHours,
        pickUp,
        sort: (index + 1) * 10,
      }),
    ),
    shippingServices: offersOf(source.services, TRADE.services).map(
      ({ suppliers, ...service }, index): ShippingRule => ({
        ...service,
        id: ids['shipping-service'] + index,
        sort: (index + 1) * 10,
        active: true,
        supplierIds: idsOf(suppliers),
      }),
    ),
    paymentMethods: offersOf(source.methods, TRADE.methods).map(
      ({ suppliers, ...method }, index): PaymentMethod => ({
        ...method,
        id: ids['payment-method'] + index,
        cash: method.gatewayType === 'cash',
        wallet: method.gatewayType === 'wallet',
        installment: method.gatewayType === 'installment',
        held: method.gatewayType === 'card',
        supplierIds: idsOf(suppliers),
        sort: (index + 1) * 10,
      }),
    ),
  };
}

/** Shared things that a shop offers, each with its suppliers; all of them where it says nothing. */
function offersOf<Thing>(
  offers: readonly Offer[] | undefined,
  things: Readonly<Record<string, Thing>>,
): (Thing & Pick<Offer, 'suppliers'>)[] {
  const all = Object.keys(things).map((use): Offer => ({ use }));
  return (offers ?? all).flatMap(({ use, suppliers }) => {
    const thing = things[use];
    return thing ? [{ ...thing, suppliers }] : [];
  });
}
