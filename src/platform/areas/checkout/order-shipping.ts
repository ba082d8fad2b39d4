import type { AddressInput } from '#contract/account/address.ts';
import { readAddresses, refuseWrongPlace } from '#platform/areas/address/addresses.ts';
import type { OrderData, OrderLine } from '#platform/areas/order/order-row.ts';
import { calculateShipping } from '#platform/areas/shipping/calculate.ts';
import { noShippingService, shippingRulesFor } from '#platform/areas/shipping/service.ts';
import { notFound, Refusal } from '#platform/http/refusal.ts';
import type { Shop } from '#platform/store/shop.ts';

/** Shipping of an order to its address. */
export interface OrderShipping extends Pick<OrderData, 'shippingAddress' | 'shippingDays' | 'pickUp'> {
  shippingService: NonNullable<OrderData['shippingService']>;
  /** UZS. */
  shippingPrice: number;
}

/**
 * Prices the shipping of these lines; without a service the first that goes there. Throws 422 where there is
 * no address, where nobody delivers there and where the service does not carry the goods.
 */
export function planShipping(
  shop: Shop,
  lines: readonly OrderLine[],
  address: AddressInput | null | undefined,
  serviceId: number | null | undefined,
): OrderShipping {
  if (!address)
    throw new Refusal(422, {
      code: 'no-address-selected',
      message: 'An address must be chosen to order.',
      field: 'shippingAddress',
    });
  const shippingAddress = { ...address, countryCode: address.countryCode.toUpperCase() };
  refuseWrongPlace(shippingAddress);
  const goods = lines.map(({ stockId, supplier, subtotal }) => ({
    stockId,
    supplierId: supplier.id,
    subtotal,
  }));
  const suppliers = [...new Set(goods.map(({ supplierId }) => supplierId))];
  const id = serviceId ?? shippingRulesFor(shop, suppliers, shippingAddress)[0]?.id;
  if (id === undefined) throw noShippingService('No shipping service brings these goods to this address.');
  const { shippingService, shippingPrice, deliveryDays } = calculateShipping(
    shop,
    id,
    goods,
    shippingAddress,
  );
  return {
    shippingAddress,
    shippingDays: deliveryDays.min,
    pickUp: shippingService.kind === 'pick-up',
    shippingService: { id: shippingService.id, name: shippingService.name },
    shippingPrice,
  };
}

/**
 * The address of the request: whole, or by the id of one of the customer's. Throws 404 for an id that is not
 * theirs.
 */
export function resolveAddress(
  shop: Shop,
  customerId: number,
  address: number | AddressInput | null | undefined,
): AddressInput | null {
  if (typeof address !== 'number') return address ?? null;
  const saved = readAddresses(shop, customerId).find(({ id }) => id === address);
  if (!saved) throw notFound(`You have no address ${address}.`, 'shippingAddress');
  const { id: _id, type: _type, coordinate: _coordinate, ...rest } = saved;
  return rest;
}
