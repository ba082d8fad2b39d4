import type { Localized } from '#contract/value/primitive.ts';
import type { ShopSeed } from '#platform/areas/shop/shop-seed.ts';
import type { ShippingZone } from '#platform/store/document-kinds.ts';

/** In the middle of Tashkent, 2 km from the first branch of every test shop. */
export const TASHKENT = { countryCode: 'UZ', latitude: 41.3111, longitude: 69.2797 };
/** In the Khorezm region, far from every branch. */
export const URGENCH = { countryCode: 'UZ', latitude: 41.55, longitude: 60.6333 };
export const ALMATY = { countryCode: 'KZ', latitude: 43.238, longitude: 76.9457 };
export const BISHKEK = { countryCode: 'KG', latitude: 42.8746, longitude: 74.5698 };

/**
 * Branches 1 (Tashkent) and 2 (Samarkand); shipping services 1 courier (20 000 UZS within 30 km, free from
 * 300 000), 2 pick-up, 3 express (45 000 within 10 km, never free) and 4 regional (40 000 in UZ, 140 000 in
 * KZ, free from 300 000); payment methods 1 cash, 2 card with a code, 3 wallet and 4 installment. Every
 * supplier has all of them.
 */
export function aTrade(
  inAllLanguages: (text: string) => Localized,
): Pick<ShopSeed, 'franchises' | 'shippingServices' | 'paymentMethods'> {
  const branch = (id: number, area: string, latitude: number, longitude: number) => ({
    id,
    name: inAllLanguages(`${area} branch`),
    address: inAllLanguages(`${area}, street ${id}`),
    administrativeArea: area,
    coordinate: { latitude, longitude },
    phone: '+998 71 200 00 00',
    workingHours: inAllLanguages('daily 9–20'),
    pickUp: true,
    sort: id,
  });
  const service = (
    id: number,
    kind: 'courier' | 'pick-up' | 'express' | 'regional',
    freeFrom: number | null,
    zones: ShippingZone[],
  ) => ({
    id,
    name: inAllLanguages(kind),
    kind,
    sort: id,
    active: true,
    supplierIds: null,
    freeFrom,
    zones,
  });
  const method = (id: number, gatewayType: 'cash' | 'card' | 'wallet' | 'installment') => ({
    id,
    name: inAllLanguages(gatewayType),
    gatewayType,
    cash: gatewayType === 'cash',
    wallet: gatewayType === 'wallet',
    installment: gatewayType === 'installment',
    held: gatewayType === 'card',
    supplierIds: null,
    sort: id,
  });
  return {
    franchises: [branch(1, 'Tashkent', 41.3, 69.26), branch(2, 'Samarkand', 39.6547, 66.9597)],
    shippingServices: [
      service(1, 'courier', 300_000, [
        { country: 'UZ', withinKm: 30, price: 20_000, days: { min: 0, max: 1 } },
      ]),
      service(2, 'pick-up', null, [{ country: 'UZ', withinKm: null, price: 0, days: { min: 0, max: 1 } }]),
      service(3, 'express', null, [{ country: 'UZ', withinKm: 10, price: 45_000, days: { min: 0, max: 0 } }]),
      service(4, 'regional', 300_000, [
        { country: 'UZ', withinKm: null, price: 40_000, days: { min: 2, max: 5 } },
        { country: 'KZ', withinKm: null, price: 140_000, days: { min: 5, max: 10 } },
      ]),
    ],
    paymentMethods: [method(1, 'cash'), method(2, 'card'), method(3, 'wallet'), method(4, 'installment')],
  };
}
