import type { Coordinate, Localized } from '#contract/value/primitive.ts';
import { nearestLocality, REGIONS, type Region } from '#domain/address/region.ts';
import type { Locality } from '#domain/address/region-row.ts';
import { ALMATY } from './almaty.ts';
import { COUNTRIES, type Country } from './country-border.ts';
import { type City, type Place, readPlaces } from './place.ts';
import { SAMARKAND } from './samarkand.ts';
import { middleOf } from './street-line.ts';
import { TASHKENT } from './tashkent.ts';

/** What a geocoder found, from the country down to the house. */
export interface Found {
  id: number;
  coordinate: Coordinate;
  country: Country;
  region?: Region;
  locality?: Locality;
  city?: City;
  street?: Place;
  /** Of the street; as it was asked for, or counted. */
  house?: string;
  /** Something with a name of its own, beside the street. */
  place?: Place;
}

/** Something that can be found by its name, which is in three languages. */
export interface Entry {
  found: Found;
  name: Required<Localized>;
  /** More important things come first among equals: 0 to 1. */
  importance: number;
}

const CITIES: readonly City[] = [TASHKENT, SAMARKAND, ALMATY];
const FIRST_PLACE_ID = 10_000;

export const PLACES: readonly Place[] = CITIES.flatMap((city, index) =>
  readPlaces(city, FIRST_PLACE_ID + index * 1_000),
);

/** All that has a name: countries, regions, districts and towns, streets and places. */
export const GAZETTEER: readonly Entry[] = [
  ...COUNTRIES.slice(0, 2).map((country, index) => ({
    found: { id: 1 + index, coordinate: coordinateOf(country), country },
    name: country.name,
    importance: 0.9,
  })),
  ...REGIONS.flatMap((region, index) => regionEntries(region, 100 + index * 100)),
  ...PLACES.map((place) => ({
    found: foundAt(place),
    name: place.name,
    importance: place.line.length > 1 ? 0.35 : 0.4,
  })),
];

/** A street or place with all that it is in. */
export function foundAt(place: Place, coordinate: Coordinate = middleOf(place.line)): Found {
  const { city, id } = place;
  const own = REGIONS.find(({ code }) => code === city.region);
  const near = own && nearestIn(own, coordinate);
  const locality = city.locality === undefined ? near : own?.localities[city.locality];
  return {
    id,
    coordinate,
    country: countryOf(own?.country ?? 'UZ'),
    city,
    ...(own && { region: own }),
    ...(locality && { locality }),
    ...(place.line.length > 1 ? { street: place } : { place }),
  };
}

function countryOf(code: string): Country {
  const country = COUNTRIES.find((one) => one.code === code.toLowerCase());
  if (!country) throw new Error(`The map has no country ${code}.`);
  return country;
}

/** The locality of a place by the nearest one's main town, in its own country. */
export function localityAt(
  coordinate: Coordinate,
  country: Country,
): Pick<Found, 'region' | 'locality' | 'city' | 'id'> {
  if (country.code !== 'uz' && country.code !== 'kz') return { id: 1 + COUNTRIES.indexOf(country) };
  const { region, locality } = nearestLocality(coordinate, country.code === 'uz' ? 'UZ' : 'KZ');
  const city = CITIES.find(
    (one) => one.region === region.code && (one.locality === undefined || one.locality === locality.name),
  );
  return { id: 100 + REGIONS.indexOf(region) * 100, region, locality, ...(city && { city }) };
}

function nearestIn(region: Region, { latitude, longitude }: Coordinate): Locality | undefined {
  const distance = ({ coordinate }: Locality) =>
    (coordinate.latitude - latitude) ** 2 + ((coordinate.longitude - longitude) * 0.75) ** 2;
  return Object.values(region.localities).sort((a, b) => distance(a) - distance(b))[0];
}

function regionEntries(region: Region, id: number): Entry[] {
  const country = countryOf(region.country);
  const city = CITIES.find((one) => one.region === region.code && one.locality === undefined);
  const inCity = city && { city };
  return [
    {
      found: { id, coordinate: region.coordinate, country, region, ...inCity },
      name: region.name,
      importance: city ? 0.8 : 0.7,
    },
    ...Object.values(region.localities).map((locality, index) => ({
      found: { id: id + 1 + index, coordinate: locality.coordinate, country, region, locality, ...inCity },
      name: locality.title,
      importance: locality.kind === 'town' ? 0.6 : 0.5,
    })),
  ];
}

function coordinateOf({ border }: Country): Coordinate {
  const xs = border.filter((_, index) => index % 2 === 0);
  const ys = border.filter((_, index) => index % 2 === 1);
  return {
    latitude: (Math.min(...ys) + Math.max(...ys)) / 2,
    longitude: (Math.min(...xs) + Math.max(...xs)) / 2,
  };
}
