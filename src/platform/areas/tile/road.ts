import type { Coordinate } from '#contract/value/primitive.ts';
import { metresBetween, REGIONS, type Region } from '#domain/address/region.ts';

/** A straight line between two towns that stands for the road; `main` between the main towns of regions. */
export interface Road {
  from: Coordinate;
  to: Coordinate;
  main: boolean;
}

/**
 * The shortest net between the main towns of all regions, and outside of cities a road from each locality to
 * the nearest one that is nearer to its main town.
 */
export const ROADS: readonly Road[] = [...mainRoads(), ...REGIONS.flatMap(roadsOf)];

function mainRoads(): Road[] {
  const [first, ...rest] = REGIONS.map(({ coordinate }) => coordinate);
  const joined = first ? [first] : [];
  const roads: Road[] = [];
  while (rest.length > 0) {
    const pairs = rest.flatMap((to) => joined.map((from) => ({ from, to, metres: metresBetween(from, to) })));
    const nearest = pairs.reduce((best, pair) => (pair.metres < best.metres ? pair : best));
    roads.push({ from: nearest.from, to: nearest.to, main: true });
    joined.push(nearest.to);
    rest.splice(rest.indexOf(nearest.to), 1);
  }
  return roads;
}

function roadsOf(region: Region): Road[] {
  const localities = Object.values(region.localities);
  // The districts of a city are joined by its streets.
  if (localities.every(({ kind }) => kind === 'district')) return [];
  const centre = region.coordinate;
  return localities.flatMap(({ coordinate }) => {
    const own = metresBetween(coordinate, centre);
    if (own < 1_000) return [];
    const nearer = localities
      .map((other) => other.coordinate)
      .filter((other) => metresBetween(other, centre) < own - 1_000);
    const to = [...nearer, centre].reduce((best, other) =>
      metresBetween(coordinate, other) < metresBetween(coordinate, best) ? other : best,
    );
    return [{ from: coordinate, to, main: false }];
  });
}
