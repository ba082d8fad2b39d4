import type { Coordinate } from '#contract/value/primitive.ts';
import { metresBetween } from '#domain/address/region.ts';
import { countryAt } from './country-border.ts';
import { type Found, foundAt, localityAt, PLACES } from './gazetteer.ts';
import { isStreet } from './place.ts';
import { houseNear } from './street-line.ts';

/** Within so many metres a place is meant, a house number is given, and a street is still the nearest. */
const PLACE_METRES = 70;
const HOUSE_METRES = 150;
const STREET_METRES = 500;

/**
 * What is at a coordinate: the nearest street with the number of a house where one is near, a place with a
 * name where it is right there, else the district; abroad the country. Undefined in the sea and in the parts
 * of the world that the map does not have.
 */
export function placeAt(coordinate: Coordinate): Found | undefined {
  const country = countryAt(coordinate);
  if (!country) return undefined;
  const around = { ...localityAt(coordinate, country), coordinate, country };
  const [street] = PLACES.filter((place) => isStreet(place) && place.line.length > 1)
    .map((place) => ({ place, ...houseNear(place.line, coordinate) }))
    .filter(
      ({ metres, place }) =>
        metres <= STREET_METRES && place.city.region.slice(0, 2).toLowerCase() === country.code,
    )
    .sort((a, b) => a.metres - b.metres);
  const [named] = PLACES.filter((place) => place.line.length === 1)
    .map((place) => ({ place, metres: metresBetween(place.line[0], coordinate) }))
    .filter(({ metres }) => metres <= PLACE_METRES)
    .sort((a, b) => a.metres - b.metres);
  if (!street && !named) return around;
  return {
    ...around,
    ...(street && foundAt(street.place, coordinate)),
    ...(street && street.metres <= HOUSE_METRES && { house: String(street.house) }),
    ...(named && foundAt(named.place, named.place.line[0])),
    ...(street && { street: street.place }),
  };
}
