import type { Coordinate, Localized } from '#contract/value/primitive.ts';
import { type DeliveryCountry, isDeliveryCountry } from '#domain/delivery/delivery-place.ts';
import { KAZAKH_REGIONS } from './region-kz.ts';
import { type Locality, type RegionRow, readLocalities } from './region-row.ts';
import { UZBEK_REGIONS } from './region-uz.ts';

/** The countries that shops deliver in, as they are called. */
export const COUNTRY_NAMES = {
  UZ: { ru: 'Узбекистан', uz: 'Oʻzbekiston', en: 'Uzbekistan' },
  KZ: { ru: 'Казахстан', uz: 'Qozogʻiston', en: 'Kazakhstan' },
} as const;
/** A region or a city of its rank. */
export interface Region {
  /** ISO 3166-2: `UZ-TK`. */
  code: string;
  country: DeliveryCountry;
  name: Required<Localized>;
  /** Its main town. */
  coordinate: Coordinate;
  /** By their names, which are unique in the region. */
  localities: Readonly<Record<string, Locality>>;
}

/** All regions of the countries, Uzbekistan first, cities before oblasts. */
export const REGIONS: readonly Region[] = [
  ...UZBEK_REGIONS.map((row) => toRegion('UZ', row)),
  ...KAZAKH_REGIONS.map((row) => toRegion('KZ', row)),
];

/** The region of a code of ISO 3166-2. */
export function findRegion(code: string): Region | undefined {
  return REGIONS.find((region) => region.code === code.toUpperCase());
}

/** A geocoder's names for the place of an address, in any of the languages. */
export interface Whereabouts {
  /** ISO 3166-1 in capitals or not. */
  countryCode: string;
  /** ISO 3166-2, where the geocoder gives it. */
  regionCode?: string | undefined;
  /** Names from the largest to the smallest part: region, city, district. */
  names: readonly string[];
}

/** The region of an address, by its code, else by the first name that is a region's; undefined abroad. */
export function regionOf({ countryCode, regionCode, names }: Whereabouts): Region | undefined {
  if (!isDeliveryCountry(countryCode)) return undefined;
  const regions = REGIONS.filter(({ country }) => country === countryCode.toUpperCase());
  const byCode = regions.find(({ code }) => code === regionCode);
  if (byCode) return byCode;
  for (const name of names) {
    const spelling = spellingOf(name);
    const region = regions.find((one) =>
      Object.values(one.name).some((own) => spellingOf(own).full === spelling.full),
    );
    // "Samarqand" alone is the oblast as well as the city, "Toshkent" the city before the oblast: the table
    // has cities first.
    const found =
      region ??
      regions.find((one) => Object.values(one.name).some((own) => spellingOf(own).stem === spelling.stem));
    if (found) return found;
  }
  return regions.find((region) => localityOf(region, names) !== undefined);
}

/**
 * The locality of a region that the first fitting name means: `Юнусабадский район`, `Yunusobod tumani`,
 * `Yunusobod`.
 */
export function localityOf(region: Region, names: readonly string[]): Locality | undefined {
  const localities = Object.values(region.localities);
  for (const name of names) {
    const spelling = spellingOf(name);
    const found =
      localities.find(({ title }) =>
        Object.values(title).some((own) => spellingOf(own).full === spelling.full),
      ) ??
      localities.find(({ title, name: own }) =>
        [...Object.values(title), own].some((one) => spellingOf(one).stem === spelling.stem),
      );
    if (found) return found;
  }
  return undefined;
}

/**
 * The locality that a place is nearest to, with its region: a guess where borders are near. Asks no further
 * than `country`.
 */
export function nearestLocality(
  place: Coordinate,
  country?: DeliveryCountry,
): { region: Region; locality: Locality; metres: number } {
  let best: { region: Region; locality: Locality; metres: number } | undefined;
  for (const region of REGIONS) {
    if (country !== undefined && region.country !== country) continue;
    for (const locality of Object.values(region.localities)) {
      const metres = metresBetween(place, locality.coordinate);
      if (!best || metres < best.metres) best = { region, locality, metres };
    }
  }
  if (!best) throw new Error(`There is no region in ${country}.`);
  return best;
}

/** The way between two places as the crow flies, in metres; good to a percent within a country. */
export function metresBetween(one: Coordinate, other: Coordinate): number {
  const middle = ((one.latitude + other.latitude) / 2) * (Math.PI / 180);
  const north = (other.latitude - one.latitude) * 111_195;
  const east = (other.longitude - one.longitude) * 111_195 * Math.cos(middle);
  return Math.hypot(north, east);
}

function toRegion(country: DeliveryCountry, row: RegionRow): Region {
  const [latitude, longitude] = row.at;
  return {
    code: row.code,
    country,
    name: row.name,
    coordinate: { latitude, longitude },
    localities: readLocalities(row),
  };
}

/** Words for the kind of a place, in the three languages and in two ways to spell them. */
const KIND_WORDS = new RegExp(
  `(?<![\\p{L}])(?:${[
    'область|обл|район|г|город|республика',
    'viloyati?|tumani?|shahri|shahar|respublikasi',
    'region|oblast|province|district|city|republic of',
  ].join('|')})(?![\\p{L}])`,
  'gu',
);

/**
 * A name without case, accents and apostrophes; its stem also without the words that say what kind of thing
 * it names.
 */
function spellingOf(name: string): { full: string; stem: string } {
  const plain = name
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[ʻʼ‘’'`´]/g, '')
    .replace(/[.,-]/g, ' ');
  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
  return { full: tidy(plain), stem: tidy(plain.replace(KIND_WORDS, ' ')) };
}
