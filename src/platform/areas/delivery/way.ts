import type { Coordinate } from '#contract/value/primitive.ts';
import { distanceKm } from '#domain/address/distance.ts';

const RADIANS = Math.PI / 180;
const METRES_PER_DEGREE = 111_195;

/** A place so many metres north and east of another. */
export function placeBeside({ latitude, longitude }: Coordinate, north: number, east: number): Coordinate {
  return {
    latitude: latitude + north / METRES_PER_DEGREE,
    longitude: longitude + east / (METRES_PER_DEGREE * Math.cos(latitude * RADIANS)),
  };
}

/**
 * The corners of a way along the streets of a town: only north, south, east and west, in stretches, from the
 * branch to the address.
 */
export function planWay(from: Coordinate, to: Coordinate): Coordinate[] {
  const middle = (from.longitude + to.longitude) / 2;
  const quarter = from.latitude + (to.latitude - from.latitude) * 0.3;
  return [
    from,
    { latitude: quarter, longitude: from.longitude },
    { latitude: quarter, longitude: middle },
    { latitude: to.latitude, longitude: middle },
    to,
  ].map(({ latitude, longitude }) => ({
    latitude: roundDegrees(latitude),
    longitude: roundDegrees(longitude),
  }));
}

/** A point of a way. */
export interface WayPoint {
  position: Coordinate;
  /** Degrees clockwise from north. */
  heading: number;
  /** Metres that are left. */
  left: number;
}

/** The point where a share of the way is done: 0 is its begin, 1 its end. */
export function pointOnWay(way: readonly Coordinate[], share: number): WayPoint {
  const stretches = way.slice(1).flatMap((end, index) => {
    const begin = way[index];
    return begin ? [{ begin, end, length: distanceKm(begin, end) * 1000 }] : [];
  });
  const length = stretches.reduce((sum, stretch) => sum + stretch.length, 0);
  let ahead = length * Math.min(1, Math.max(0, share));
  const left = Math.round(length - ahead);
  const driven = stretches.filter((stretch) => stretch.length > 0);
  for (const [index, { begin, end, length: whole }] of driven.entries()) {
    if (ahead <= whole || index === driven.length - 1) {
      const part = Math.min(1, ahead / whole);
      const position = {
        latitude: roundDegrees(begin.latitude + (end.latitude - begin.latitude) * part),
        longitude: roundDegrees(begin.longitude + (end.longitude - begin.longitude) * part),
      };
      return { position, heading: headingFrom(begin, end), left };
    }
    ahead -= whole;
  }
  return { position: way[0] ?? { latitude: 0, longitude: 0 }, heading: 0, left: 0 };
}

function headingFrom(begin: Coordinate, end: Coordinate): number {
  const north = end.latitude - begin.latitude;
  const east = (end.longitude - begin.longitude) * Math.cos(begin.latitude * RADIANS);
  return (Math.round(Math.atan2(east, north) / RADIANS) + 360) % 360;
}

/** A tenth of a metre. */
function roundDegrees(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
