import type { Coordinate, Language, Localized } from '#contract/value/primitive.ts';
import { REGIONS, type Region } from '#domain/address/region.ts';
import type { Locality } from '#domain/address/region-row.ts';
import FILE from './places.json' with { type: 'json' };
import { type Line, middleOf } from './street-line.ts';

type Name = Required<Localized>;

export interface Country {
  /** ISO 3166-1 in lower case. */
  code: string;
  name: Name;
  /** Corners of its border, longitude and latitude by turns. */
  border: readonly number[];
}

export interface City {
  /** ISO 3166-2 code. */
  region: string;
  /** The only locality of a city without districts. */
  locality?: string;
  name: Name;
}

/** A street, whose line has two points or more, or a point with a name of its own. */
export interface Place {
  id: number;
  /** Class and type in OpenStreetMap. */
  osm: { class: string; type: string } | undefined;
  isMetro: boolean;
  city: City;
  /** With the word for the kind: `улица Бобура`. */
  name: Name;
  line: Line;
}

/** An address from the country down to the house. */
export interface Found {
  id: number;
  coordinate: Coordinate;
  country: Country;
  region?: Region;
  locality?: Locality;
  city?: City;
  street?: Place;
  house?: string;
  /** A place with a name of its own, beside the street. */
  place?: Place;
}

/**
 * Uzbekistan and Kazakhstan by borders that are right to some kilometres around towns, then their neighbours
 * by rough ones that overlap: a coordinate belongs to the first country that has it.
 */
export const COUNTRIES: readonly Country[] = FILE.countries;
const KINDS: Readonly<Record<string, Place['osm']>> = FILE.kinds;
export const CITIES: readonly City[] = FILE.cities;

/** Streets and places from general knowledge, most of them right within 300 m. */
export const PLACES: readonly Place[] = FILE.cities.flatMap((city, cityIndex) =>
  city.places.map(({ kind, name, line }, index) => ({
    id: 10_000 + cityIndex * 1_000 + index,
    osm: KINDS[kind],
    isMetro: kind === 'metro',
    city,
    name,
    line: toLine(line),
  })),
);

export function isStreet({ line }: Place): boolean {
  return line.length > 1;
}

/** A street or place with its region, district and city; the district is that of the coordinate. */
export function foundAt(place: Place, coordinate: Coordinate = middleOf(place.line)): Found {
  const { id, city } = place;
  const region = REGIONS.find(({ code }) => code === city.region);
  if (!region) throw new Error(`${city.name.en} is in the unknown region ${city.region}.`);
  // A degree of longitude is three quarters of one of latitude here.
  const distanceTo = ({ coordinate: { latitude, longitude } }: Locality) =>
    Math.hypot(latitude - coordinate.latitude, (longitude - coordinate.longitude) * 0.75);
  const [nearest] = Object.values(region.localities).sort((a, b) => distanceTo(a) - distanceTo(b));
  const locality = city.locality === undefined ? nearest : region.localities[city.locality];
  return {
    id,
    coordinate,
    country: countryOf(region.country),
    region,
    ...(locality && { locality }),
    city,
    ...(isStreet(place) ? { street: place } : { place }),
  };
}

export function countryOf(code: string): Country {
  const country = COUNTRIES.find((one) => one.code === code.toLowerCase());
  if (!country) throw new Error(`places.json has no country ${code}.`);
  return country;
}

/** Names of the parts of an address in one language; empty where there is no such part. */
export function namePartsOf(
  { country, region, locality, city, street, house, place }: Found,
  language: Language,
) {
  const town = locality?.kind === 'town' ? locality.title[language].replace(/^город | shahri$/g, '') : '';
  return {
    country: country.name[language],
    /** A city with the rank of a region has itself here. */
    region: region?.name[language] ?? '',
    city: city?.name[language] ?? town,
    district: locality?.kind === 'district' ? locality.title[language] : '',
    street: street?.name[language] ?? '',
    house: house ?? '',
    place: place?.name[language] ?? '',
  };
}

function toLine(numbers: readonly number[]): Line {
  const points = numbers.flatMap((latitude, index) =>
    index % 2 === 0 ? [{ latitude, longitude: numbers[index + 1] ?? Number.NaN }] : [],
  );
  const [first, ...others] = points;
  if (!first) throw new Error('places.json has a place without a coordinate.');
  return [first, ...others];
}
