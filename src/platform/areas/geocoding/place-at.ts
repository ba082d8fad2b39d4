import type { Coordinate } from '#contract/value/primitive.ts';
import { metresBetween, nearestLocality, REGIONS } from '#domain/address/region.ts';
import { COUNTRIES, type Country, type Found, foundAt, isStreet, PLACES, partsIn } from './place.ts';
import { houseNear } from './street-line.ts';

/** Farthest that a named place, a house of a street, and the nearest street are from a coordinate. */
const METRES = { place: 70, house: 150, street: 500 };

/**
 * The address of a coordinate: the nearest street with the house where one is near, a place with a name where
 * it is right there, else the district; abroad the country. Undefined in the sea and in countries that
 * places.json does not have.
 */
export function placeAt(coordinate: Coordinate): Found | undefined {
  const country = countryAt(coordinate);
  if (!country) return undefined;
  const near = PLACES.map((place) => ({ place, ...houseNear(place.line, coordinate) }));
  const [street] = near
    .filter(({ place, metres }) => metres <= METRES.street && isIn(country, place.city.region))
    .sort((a, b) => a.metres - b.metres);
  const [named] = PLACES.filter((place) => !isStreet(place))
    .map((place) => ({ place, metres: metresBetween(place.line[0], coordinate) }))
    .filter(({ metres }) => metres <= METRES.place)
    .sort((a, b) => a.metres - b.metres);
  return {
    ...districtAt(coordinate, country),
    ...(street && foundAt(street.place, coordinate)),
    house: street && street.metres <= METRES.house ? String(street.house) : undefined,
    ...(named && foundAt(named.place)),
  };
}

/** The country of a coordinate; undefined in the sea and in the rest of the world. */
export function countryAt({ latitude, longitude }: Coordinate): Country | undefined {
  return COUNTRIES.find(({ border }) => isWithin(longitude, latitude, border));
}

/** The district whose main town is nearest, in the two countries of the shops. */
function districtAt(coordinate: Coordinate, country: Country): Found {
  const regions = REGIONS.filter(({ code }) => isIn(country, code));
  const [region] = regions;
  if (!region) return { id: 1 + COUNTRIES.indexOf(country), coordinate, country };
  const nearest = nearestLocality(coordinate, region.country);
  const id = 100 + REGIONS.indexOf(nearest.region) * 100;
  return { id, coordinate, ...partsIn(nearest.region, nearest.locality) };
}

/** Takes the code of a region: `UZ-TK`. */
function isIn({ code }: Country, region: string): boolean {
  return region.toLowerCase().startsWith(`${code}-`);
}

/** Counts the crossings of the border on the way east: an odd number begins within. */
function isWithin(x: number, y: number, border: readonly number[]): boolean {
  let within = false;
  let [beforeX = 0, beforeY = 0] = border.slice(-2);
  for (let at = 0; at < border.length; at += 2) {
    const [nextX = 0, nextY = 0] = [border[at], border[at + 1]];
    if (nextY > y !== beforeY > y && x < ((beforeX - nextX) * (y - nextY)) / (beforeY - nextY) + nextX)
      within = !within;
    [beforeX, beforeY] = [nextX, nextY];
  }
  return within;
}
