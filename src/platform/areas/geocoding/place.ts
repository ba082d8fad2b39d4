import type { Coordinate, Language, Localized } from '#contract/value/primitive.ts';
import { REGIONS, type Region } from '#domain/address/region.ts';
import type { Locality } from '#domain/address/region-row.ts';
import FILE from './places.json' with { type: 'json' };
import { type Line, middleOf, toLine } from './street-line.ts';

type Name = Required<Localized>;

export interface Country {
  /** ISO 3166-1 in lower case. */
  code: string;
  name: Name;
  middle: Coordinate;
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
  region?: Region | undefined;
  locality?: Locality | undefined;
  city?: City | undefined;
  street?: Place | undefined;
  house?: string | undefined;
  /** A place with a name of its own, beside the street. */
  place?: Place | undefined;
}

/**
 * Uzbekistan and Kazakhstan by borders that are right to some kilometres around towns, then their neighbours
 * by rough ones that overlap: a coordinate belongs to the first country that has it.
 */
export const COUNTRIES: readonly Country[] = FILE.countries;
const CITIES: readonly City[] = FILE.cities;
const KINDS: Readonly<Record<string, Place['osm']>> = FILE.kinds;

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

/** The parts of an address down to a region, or to a locality of it. */
export function partsIn(region: Region, locality?: Locality): Omit<Found, 'id' | 'coordinate'> {
  const country = COUNTRIES.find(({ code }) => code === region.country.toLowerCase());
  if (!country) throw new Error(`places.json has no country ${region.country}.`);
  const city = CITIES.find(
    (one) => one.region === region.code && (one.locality ?? locality?.name) === locality?.name,
  );
  return { country, region, locality, city };
}

/** A street or place with the parts that it is in; the district is that of the coordinate. */
export function foundAt(place: Place, coordinate: Coordinate = middleOf(place.line)): Found {
  const { id, city } = place;
  const region = REGIONS.find(({ code }) => code === city.region);
  if (!region) throw new Error(`${city.name.en} is in the unknown region ${city.region}.`);
  // A degree of longitude is three quarters of one of latitude here.
  const distanceTo = ({ coordinate: { latitude, longitude } }: Locality) =>
    Math.hypot(latitude - coordinate.latitude, (longitude - coordinate.longitude) * 0.75);
  const [locality] = Object.values(region.localities)
    .filter(({ name }) => name === (city.locality ?? name))
    .sort((a, b) => distanceTo(a) - distanceTo(b));
  const own = isStreet(place) ? { street: place } : { place };
  return { id, coordinate, ...partsIn(region, locality), ...own };
}

/** Names of the parts of an address in one language; empty where there is no such part. */
export function namesOf({ locality, ...found }: Found, language: Language) {
  const title = locality?.title[language] ?? '';
  return {
    country: found.country.name[language],
    region: found.region?.name[language] ?? '',
    city:
      found.city?.name[language] ?? (locality?.kind === 'town' ? title.replace(/^город | shahri$/, '') : ''),
    district: locality?.kind === 'district' ? title : '',
    street: found.street?.name[language] ?? '',
    house: found.house ?? '',
    place: found.place?.name[language] ?? '',
  };
}
