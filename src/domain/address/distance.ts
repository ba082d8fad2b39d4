import type { Coordinate } from '#contract/value/primitive.ts';

const EARTH_RADIUS_KM = 6371;

/** Kilometres between two places, as a bird flies. */
export function distanceKm(from: Coordinate, to: Coordinate): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const chord =
    Math.sin((b - a) / 2) ** 2 +
    Math.cos(a) * Math.cos(b) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
