import type { AddressInput } from '#contract/account/address.ts';
import type { Franchise } from '#contract/catalogue/franchise.ts';
import { localizedText } from '#domain/text/localized-text.ts';
import { readAddresses, refuseWrongPlace } from '#platform/areas/address/addresses.ts';
import { branchOf, choosePickUpBranch } from '#platform/areas/franchise/pick-up.ts';
import type { OrderData, OrderLine } from '#platform/areas/order/order-row.ts';
import { calculateShipping } from '#platform/areas/shipping/calculate.ts';
import { countryOf } from '#platform/areas/shipping/place.ts';
import { findShippingRule, noShippingService, shippingRulesFor } from '#platform/areas/shipping/service.ts';
import { notFound, Refusal } from '#platform/http/refusal.ts';
import { readMarketData } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';

/** Shipping of an order to its address, or to the branch where it is fetched. */
export interface OrderShipping
  extends Pick<OrderData, 'shippingAddress' | 'shippingDays' | 'pickUp' | 'franchise'> {
  shippingService: NonNullable<OrderData['shippingService']>;
  /** UZS. */
  shippingPrice: number;
}

/** How a shopper wants to get an order. */
export interface ShippingWish {
  /** Null for a guest. */
  customerId: number | null;
  address: AddressInput | null | undefined;
  serviceId: number | null | undefined;
  franchiseId: number | null | undefined;
}

/**
 * Prices the shipping of these lines; without a service the first that goes there. Throws 422 where there is
 * neither an address nor a branch, where nobody delivers there and where the service does not carry the
 * goods.
 */
export function planShipping(shop: Shop, lines: readonly OrderLine[], wish: ShippingWish): OrderShipping {
  const { address, serviceId, franchiseId } = wish;
  const goods = lines.map(({ stockId, supplier, subtotal }) => ({
    stockId,
    supplierId: supplier.id,
    subtotal,
  }));
  const suppliers = [...new Set(goods.map(({ supplierId }) => supplierId))];
  const fetched = wantsPickUp(shop, suppliers, wish);
  if (!address && !fetched)
    throw new Refusal(422, {
      code: 'no-address-selected',
      message: 'An address must be chosen to order.',
      field: 'shippingAddress',
    });
  const place = address && { ...address, countryCode: address.countryCode.toUpperCase() };
  if (place && !fetched) refuseWrongPlace(place);
  const id =
    serviceId ??
    shippingRulesFor(shop, suppliers, fetched ? undefined : (place ?? undefined)).find(
      ({ kind }) => !fetched || kind === 'pick-up',
    )?.id;
  if (id === undefined) throw noShippingService('No shipping service brings these goods to this address.');
  const { shippingService, shippingPrice, deliveryDays } = calculateShipping(
    shop,
    id,
    goods,
    fetched && franchiseId != null ? undefined : (place ?? undefined),
  );
  const franchise =
    shippingService.kind === 'pick-up' ? choosePickUpBranch(shop, { ...wish, near: place }) : null;
  const shippingAddress = franchise ? branchAddress(shop, franchise) : place;
  if (!shippingAddress) throw noShippingService('This shipping service hands nothing out in branches.');
  return {
    shippingAddress,
    shippingDays: deliveryDays.min,
    pickUp: franchise !== null,
    franchise: franchise && branchOf(franchise),
    shippingService: { id: shippingService.id, name: shippingService.name },
    shippingPrice,
  };
}

/** True if the shopper fetches the order: by a pick-up service, or at a branch without any. */
function wantsPickUp(
  shop: Shop,
  suppliers: readonly number[],
  { serviceId, franchiseId }: ShippingWish,
): boolean {
  return serviceId == null
    ? franchiseId != null
    : findShippingRule(shop, serviceId, suppliers).kind === 'pick-up';
}

/** Address of a branch, in the default language of the shop. */
function branchAddress(
  shop: Shop,
  { name, address, administrativeArea, coordinate }: Franchise,
): AddressInput {
  const { lang } = readMarketData(shop);
  return {
    ...coordinate,
    countryCode: countryOf(coordinate),
    name: localizedText(name, lang, lang),
    country: null,
    region: null,
    administrativeArea,
    locality: null,
    dependentLocality: null,
    postalCode: null,
    addressLine1: localizedText(address, lang, lang),
    addressLine2: null,
    apartmentNumber: null,
    floor: null,
    houseNumber: null,
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
