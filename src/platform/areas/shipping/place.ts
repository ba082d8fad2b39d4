import type { ShippingPlace } from '#contract/order/shipping.ts';
import type { Coordinate } from '#contract/value/primitive.ts';

const EARTH_RADIUS_KM = 6371;

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

/** Kilometres between two places, as a bird flies. */
export function distanceKm(from: Coordinate, to: Coordinate): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const chord =
    Math.sin((b - a) / 2) ** 2 +
    Math.cos(a) * Math.cos(b) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}

function isBetween(value: number, [least, most]: [number, number]): boolean {
  return value >= least && value <= most;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
