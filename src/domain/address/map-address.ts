import type { AddressInput } from '#contract/account/address.ts';
import type { OsmPlace, YandexObject } from '#contract/geocoding/geocoding.ts';
import type { Coordinate } from '#contract/value/primitive.ts';
import { localityOf, nearestLocality, type Region, regionOf } from './region.ts';
import type { Locality } from './region-row.ts';

/** An address as a map tells it, in Russian. */
export interface MapAddress
  extends Pick<AddressInput, 'latitude' | 'longitude' | 'name' | 'country' | 'postalCode' | 'addressLine1'> {
  /** ISO 3166-1 in capitals; empty where it is not known. */
  countryCode: string;
  /** The region as the map names it. */
  regionName: string | null;
  /** Of the reference data; null abroad and where no name fits. */
  region: Region | null;
  locality: Locality | null;
}

const NOTHING = {
  countryCode: '',
  country: null,
  regionName: null,
  region: null,
  locality: null,
  postalCode: null,
  addressLine1: null,
};

/** Result for a place that no geocoder could name. */
export const PLACE_NOT_FOUND: MapAddress = { ...NOTHING, name: 'Error', latitude: 10, longitude: 10 };

/** Longest line that an address may have. */
const MAX_LINE = 200;

/** Reads a place of OpenStreetMap; undefined where it has no coordinates or no country. */
export function readOsmPlace(place: OsmPlace): MapAddress | undefined {
  // Real answers have many more kinds of settlements and districts than the ones that the contract names.
  const address: Readonly<Record<string, string | undefined>> = { ...place.address };
  const pick = (...kinds: string[]) =>
    kinds.map((kind) => address[kind]).filter((name) => name !== undefined && name !== '') as string[];
  const settlement = pick('city', 'town', 'village', 'hamlet');
  return mapAddress({
    coordinate: { latitude: Number(place.lat), longitude: Number(place.lon) },
    name: place.display_name,
    countryCode: address['country_code'],
    country: address['country'],
    regionCode: address['ISO3166-2-lvl4'],
    regionNames: [...pick('state', 'region'), ...settlement],
    localityNames: [...pick('city_district', 'suburb', 'borough', 'county', 'district'), ...settlement],
    postalCode: address['postcode'],
    lines: [...pick('road', 'pedestrian', 'square').slice(0, 1), ...pick('house_number')],
  });
}

/** Reads an object of Yandex; undefined where it has no coordinates or no country. */
export function readYandexObject({ Point, metaDataProperty }: YandexObject): MapAddress | undefined {
  const { text, Address } = metaDataProperty.GeocoderMetaData;
  const pick = (kind: string) =>
    Address.Components.filter((component) => component.kind === kind).map(({ name }) => name);
  const [longitude = '', latitude = ''] = Point.pos.split(' ');
  return mapAddress({
    coordinate: { latitude: Number(latitude || Number.NaN), longitude: Number(longitude || Number.NaN) },
    name: text,
    countryCode: Address.country_code,
    country: pick('country')[0],
    regionCode: undefined,
    // Federal districts and the like come before what is meant.
    regionNames: [...pick('province').reverse(), ...pick('locality')],
    localityNames: [...pick('district'), ...pick('area'), ...pick('locality')],
    postalCode: Address.postal_code,
    lines: [...pick('street').slice(0, 1), ...pick('house').slice(0, 1)],
  });
}

interface Parts {
  coordinate: Coordinate;
  name: string;
  countryCode: string | undefined;
  country: string | undefined;
  regionCode: string | undefined;
  regionNames: readonly string[];
  localityNames: readonly string[];
  postalCode: string | undefined;
  lines: readonly string[];
}

function mapAddress({
  coordinate,
  countryCode = '',
  regionCode,
  regionNames,
  localityNames,
  ...rest
}: Parts): MapAddress | undefined {
  const { latitude, longitude } = coordinate;
  if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180) || !/^[a-z]{2}$/i.test(countryCode))
    return undefined;
  const region = regionOf({ countryCode, regionCode, names: [...regionNames, ...localityNames] });
  return {
    latitude,
    longitude,
    name: rest.name.slice(0, MAX_LINE),
    countryCode: countryCode.toUpperCase(),
    country: rest.country ?? null,
    regionName: regionNames[0] ?? null,
    region: region ?? null,
    locality: (region && (localityOf(region, localityNames) ?? nearestIn(region, coordinate))) ?? null,
    postalCode: rest.postalCode?.slice(0, 12) ?? null,
    addressLine1: rest.lines.length > 0 ? rest.lines.join(', ').slice(0, MAX_LINE) : null,
  };
}

/** Villages and quarters are in no table: the nearest district of their region is taken. */
function nearestIn(region: Region, coordinate: Coordinate): Locality | undefined {
  const nearest = nearestLocality(coordinate, region.country);
  return nearest.region === region ? nearest.locality : undefined;
}
