import type { ShippingPlace } from '#contract/order/shipping.ts';
import type { Coordinate } from '#contract/value/primitive.ts';

/** Degrees that each country lies within. */
const BOUNDS: Readonly<Record<string, { latitude: [number, number]; longitude: [number, number] }>> = {
  UZ: { latitude: [37.1, 45.6], longitude: [55.9, 73.2] },
  KZ: { latitude: [40.5, 55.5], longitude: [46.4, 87.4] },
};

/**
 * True if a place can be in the country that it names; what a geocoder gives up with (0,0 and 10,10) never
 * is.
 */
export function isInside({ countryCode, latitude, longitude }: ShippingPlace): boolean {
  const bounds = BOUNDS[countryCode];
  return (
    bounds !== undefined && isBetween(latitude, bounds.latitude) && isBetween(longitude, bounds.longitude)
  );
}

/** Country that a place lies in; Uzbekistan where the two may both be meant. */
export function countryOf({ latitude, longitude }: Coordinate): string {
  const codes = Object.keys(BOUNDS);
  return codes.find((countryCode) => isInside({ countryCode, latitude, longitude })) ?? 'UZ';
}

function isBetween(value: number, [least, most]: [number, number]): boolean {
  return value >= least && value <= most;
}
