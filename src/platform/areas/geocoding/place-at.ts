import type { Coordinate } from '#contract/value/primitive.ts';
import { metresBetween, nearestLocality, REGIONS } from '#domain/address/region.ts';
import { CITIES, COUNTRIES, type Country, type Found, foundAt, isStreet, PLACES } from './place.ts';
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
  const [street] = PLACES.filter(isStreet)
    .map((place) => ({ place, ...houseNear(place.line, coordinate) }))
    .filter(
      ({ metres, place }) =>
        metres <= METRES.street && place.city.region.slice(0, 2).toLowerCase() === country.code,
    )
    .sort((a, b) => a.metres - b.metres);
  const [named] = PLACES.filter((place) => !isStreet(place))
    .map((place) => ({ place, metres: metresBetween(place.line[0], coordinate) }))
    .filter(({ metres }) => metres <= METRES.place)
    .sort((a, b) => a.metres - b.metres);
  return {
    ...districtAt(coordinate, country),
    ...(street && foundAt(street.place, coordinate)),
    ...(street && street.metres <= METRES.house && { house: String(street.house) }),
    ...(named && foundAt(named.place)),
  };
}

/** The country of a coordinate; undefined in the sea and in the rest of the world. */
export function countryAt({ latitude, longitude }: Coordinate): Country | undefined {
  return COUNTRIES.find(({ border }) => isWithin(longitude, latitude, border));
}

/** The district whose main town is nearest, in the two countries of the shops. */
function districtAt(coordinate: Coordinate, country: Country): Found {
  const index = COUNTRIES.indexOf(country);
  if (index > 1) return { id: 1 + index, coordinate, country };
  const { region, locality } = nearestLocality(coordinate, country.code === 'uz' ? 'UZ' : 'KZ');
  const city = CITIES.find(
    (one) => one.region === region.code && (one.locality ?? locality.name) === locality.name,
  );
  const id = 100 + REGIONS.indexOf(region) * 100;
  return { id, coordinate, country, region, locality, ...(city && { city }) };
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
