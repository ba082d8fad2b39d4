import type { Coordinate } from '#contract/value/primitive.ts';

/** Pixels of a tile's side. */
export const TILE_SIZE = 256;

/** The projection's square ends here. */
const MAX_LATITUDE = 85.05112878;

/** A point in pixels from the north-west corner of the world, or of a tile. */
export interface Point {
  x: number;
  y: number;
}

/** Where a coordinate is on the square map of the whole world at a zoom, in Web Mercator (EPSG:3857). */
export function project({ latitude, longitude }: Coordinate, zoom: number): Point {
  const size = TILE_SIZE * 2 ** zoom;
  const radians = (Math.min(MAX_LATITUDE, Math.max(-MAX_LATITUDE, latitude)) * Math.PI) / 180;
  return {
    x: ((longitude + 180) / 360) * size,
    y: ((1 - Math.log(Math.tan(radians) + 1 / Math.cos(radians)) / Math.PI) / 2) * size,
  };
}

/** The coordinate of a point of the map of the whole world; the inverse of `project`. */
export function unproject({ x, y }: Point, zoom: number): Coordinate {
  const size = TILE_SIZE * 2 ** zoom;
  return {
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI,
    longitude: (x / size) * 360 - 180,
  };
}

/** Pixels of one metre at a latitude. */
export function pixelsPerMetre(latitude: number, zoom: number): number {
  return (TILE_SIZE * 2 ** zoom) / (40_075_016.686 * Math.cos((latitude * Math.PI) / 180));
}
