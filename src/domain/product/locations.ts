import type { Location } from '#contract/catalogue/franchise.ts';
import { stockLevel } from '#domain/pricing/stock-level.ts';

/** Branches with what they have of several stocks of a variation: each branch once, its pieces summed. */
export function joinLocations(locations: readonly Location[]): Location[] {
  const joined = new Map<number, Location>();
  for (const location of locations) {
    const before = joined.get(location.id);
    joined.set(location.id, before ? sumOf(before, location) : location);
  }
  return [...joined.values()];
}

/** Plenty stays plenty, also where pieces are not counted; little of several stocks may be plenty. */
function sumOf(one: Location, other: Location): Location {
  const count = one.count + other.count;
  const isPlenty = one.availability === 'in' || other.availability === 'in';
  return { ...one, count, availability: isPlenty ? 'in' : stockLevel(count, true) };
}
