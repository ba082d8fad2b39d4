import type { Coordinate } from '#contract/value/primitive.ts';
import { metresBetween } from '#domain/address/region.ts';

/** Metres of a street that one house number stands for; even ones are on the right. */
const METRES_PER_NUMBER = 12;

/** Distance of a house from the middle of its street. */
const HOUSE_OFFSET_METRES = 18;

const METRES_PER_DEGREE = 111_195;

export type Line = readonly [Coordinate, ...Coordinate[]];

/** Reads latitude and longitude by turns. */
export function toLine([latitude = Number.NaN, longitude = Number.NaN, ...rest]: readonly number[]): Line {
  return [{ latitude, longitude }, ...(rest.length > 0 ? toLine(rest) : [])];
}

/** The point in the middle of a line, or its only one. */
export function middleOf(line: Line): Coordinate {
  return pointAt(line, lengthOf(line) / 2, 0);
}

/** Coordinate of a house; numbers that the street is too short for begin again at its start. */
export function placeHouse(line: Line, house: number): Coordinate {
  const along = (house * METRES_PER_NUMBER) % lengthOf(line);
  return pointAt(line, along, house % 2 === 0 ? HOUSE_OFFSET_METRES : -HOUSE_OFFSET_METRES);
}

/** Distance of a coordinate from a street in metres, and the number of the house there. */
export function houseNear(line: Line, place: Coordinate): { metres: number; house: number } {
  const [best = { metres: Number.POSITIVE_INFINITY, house: 1 }] = segmentsOf(line)
    .map(({ from, before, metres, east, north }) => {
      const off = metresTo(from, place);
      const along = Math.min(metres, Math.max(0, off.east * east + off.north * north));
      const number = Math.round((before + along) / METRES_PER_NUMBER);
      const parity = north * off.east - east * off.north >= 0 ? 0 : 1;
      return {
        metres: Math.hypot(off.east - along * east, off.north - along * north),
        house: Math.max(1, number % 2 === parity ? number : number + 1),
      };
    })
    .sort((a, b) => a.metres - b.metres);
  return best;
}

/** The point so many metres along a line and so many to its right. */
function pointAt(line: Line, along: number, right: number): Coordinate {
  const segment = segmentsOf(line).findLast(({ before }) => before <= along);
  if (!segment) return line[0];
  const { from, before, east, north } = segment;
  const degrees = degreesPerMetre(from);
  return {
    latitude: from.latitude + ((along - before) * north - right * east) * degrees.north,
    longitude: from.longitude + ((along - before) * east + right * north) * degrees.east,
  };
}

/** The straight parts of a line: metres before them, their length and direction. */
function segmentsOf(line: Line) {
  let before = 0;
  return line.slice(1).map((to, index) => {
    const from = line[index] ?? to;
    const way = metresTo(from, to);
    const metres = metresBetween(from, to);
    const segment = { from, before, metres, east: way.east / metres, north: way.north / metres };
    before += metres;
    return segment;
  });
}

function lengthOf(line: Line): number {
  return segmentsOf(line).reduce((sum, { metres }) => sum + metres, 0);
}

function metresTo(from: Coordinate, to: Coordinate): { east: number; north: number } {
  const degrees = degreesPerMetre(from);
  return {
    east: (to.longitude - from.longitude) / degrees.east,
    north: (to.latitude - from.latitude) / degrees.north,
  };
}

function degreesPerMetre({ latitude }: Coordinate): { east: number; north: number } {
  return {
    east: 1 / (METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180)),
    north: 1 / METRES_PER_DEGREE,
  };
}
