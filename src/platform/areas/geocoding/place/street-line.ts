import type { Coordinate } from '#contract/value/primitive.ts';
import { metresBetween } from '#domain/address/region.ts';

/** Metres of a street that one house number stands for; even ones are on the other side. */
const METRES_PER_NUMBER = 12;

/** How far from the middle of the street a house stands. */
const HOUSE_OFFSET_METRES = 18;

type Line = readonly [Coordinate, ...Coordinate[]];

/** The point in the middle of the way, or the only one. */
export function middleOf(line: Line): Coordinate {
  return pointAt(line, lengthOf(line) / 2).point;
}

/** Where a house stands; numbers that the street is too short for begin again at its start. */
export function placeHouse(line: Line, house: number): Coordinate {
  const length = lengthOf(line);
  const { point, east, north } = pointAt(line, length === 0 ? 0 : (house * METRES_PER_NUMBER) % length);
  const side = house % 2 === 0 ? 1 : -1;
  return move(point, side * HOUSE_OFFSET_METRES * north, side * HOUSE_OFFSET_METRES * -east);
}

/** How far a place is from a line, and the number of the house that stands there. */
export function houseNear(line: Line, place: Coordinate): { metres: number; house: number } {
  let best = { metres: metresBetween(line[0], place), along: 0, side: 1 };
  let before = 0;
  for (const [from, to] of segmentsOf(line)) {
    const length = metresBetween(from, to);
    const way = vector(from, to);
    const off = vector(from, place);
    const part =
      length === 0
        ? 0
        : Math.min(1, Math.max(0, (way.east * off.east + way.north * off.north) / length ** 2));
    const metres = Math.hypot(off.east - part * way.east, off.north - part * way.north);
    const side = way.north * off.east - way.east * off.north >= 0 ? 0 : 1;
    if (metres < best.metres) best = { metres, along: before + part * length, side };
    before += length;
  }
  const number = Math.round(best.along / METRES_PER_NUMBER);
  return { metres: best.metres, house: Math.max(1, number % 2 === best.side ? number : number + 1) };
}

function lengthOf(line: Line): number {
  return segmentsOf(line).reduce((sum, [from, to]) => sum + metresBetween(from, to), 0);
}

/** The point so many metres along a line, and its direction there. */
function pointAt(line: Line, along: number): { point: Coordinate; east: number; north: number } {
  let rest = along;
  let end = { point: line[0], east: 0, north: 0 };
  for (const [from, to] of segmentsOf(line)) {
    const length = metresBetween(from, to);
    const way = vector(from, to);
    const direction = { east: way.east / (length || 1), north: way.north / (length || 1) };
    if (rest <= length)
      return { point: move(from, direction.east * rest, direction.north * rest), ...direction };
    rest -= length;
    end = { point: to, ...direction };
  }
  return end;
}

function segmentsOf(line: Line): [Coordinate, Coordinate][] {
  return line.slice(1).map((to, index) => [line[index] ?? to, to]);
}

function vector(from: Coordinate, to: Coordinate): { east: number; north: number } {
  const metresEast = 111_195 * Math.cos((from.latitude * Math.PI) / 180);
  return {
    east: (to.longitude - from.longitude) * metresEast,
    north: (to.latitude - from.latitude) * 111_195,
  };
}

function move({ latitude, longitude }: Coordinate, east: number, north: number): Coordinate {
  return {
    latitude: latitude + north / 111_195,
    longitude: longitude + east / (111_195 * Math.cos((latitude * Math.PI) / 180)),
  };
}
