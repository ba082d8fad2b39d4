import type { OsmAddress, OsmPlace } from '#contract/geocoding/geocoding.ts';
import type { Language } from '#contract/value/primitive.ts';
import { type Found, namesOf } from './place.ts';

const LICENCE = 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright';

/** Nominatim's constants by the finest part of an address; `half` in degrees to each side of the box. */
const LEVELS = {
  house: { type: 'way', half: 0.0001, importance: 0.1, addresstype: 'place' },
  street: { type: 'way', half: 0.005, importance: 0.2, addresstype: 'road' },
  place: { type: 'node', half: 0.001, importance: 0.3, addresstype: 'amenity' },
  locality: { type: 'relation', half: 0.05, importance: 0.5, addresstype: 'city' },
  region: { type: 'relation', half: 0.8, importance: 0.7, addresstype: 'state' },
  country: { type: 'relation', half: 8, importance: 0.9, addresstype: 'country' },
} as const;

/** An address as Nominatim has it. */
export function nominatimPlace(found: Found, language: Language, details: boolean): OsmPlace {
  const level = levelOf(found);
  const { type, half, importance, addresstype } = LEVELS[level];
  const { place, house, street, district, city, region, country } = namesOf(found, language);
  const { latitude, longitude } = found.coordinate;
  const [south, north] = [degrees(latitude - half), degrees(latitude + half)];
  const [west, east] = [degrees(longitude - half), degrees(longitude + half)];
  const line = [place, house, street, district, city, city === cityOfRegion(found, language) ? '' : region];
  const named = found.place ?? found.street;
  const osm = level === 'house' ? { class: 'place', type: 'house' } : named?.osm;
  return {
    place_id: found.id,
    licence: LICENCE,
    osm_type: type,
    osm_id: found.id,
    lat: degrees(latitude),
    lon: degrees(longitude),
    ...(osm ?? { class: 'boundary', type: 'administrative' }),
    importance,
    addresstype,
    name: place || (level === 'house' ? '' : street || district || city || region || country),
    display_name: [...line, country].filter((part) => part !== '').join(', '),
    ...(details && { address: addressOf(found, language) }),
    boundingbox: [south, north, west, east],
  };
}

function addressOf(found: Found, language: Language): OsmAddress {
  const { country, region, city, district, street, house, place } = namesOf(found, language);
  const ofCity = cityOfRegion(found, language) !== undefined;
  return {
    ...(house && { house_number: house }),
    ...(street && { road: street }),
    ...(place && { amenity: place }),
    ...(district && (ofCity ? { city_district: district } : { county: district })),
    ...(city && { city }),
    ...(region && !ofCity && { state: region }),
    ...(found.region && { 'ISO3166-2-lvl4': found.region.code }),
    country,
    country_code: found.country.code,
  };
}

/** The name of a city that is a region of its own, like Tashkent. */
function cityOfRegion({ city, region }: Found, language: Language): string | undefined {
  if (city && city.locality === undefined) return city.name[language];
  return region && /^город | shahri$| city$/.test(region.name[language]) ? region.name[language] : undefined;
}

function levelOf({ house, street, place, locality, region }: Found): keyof typeof LEVELS {
  if (place) return 'place';
  if (street) return house === undefined ? 'street' : 'house';
  return locality ? 'locality' : region ? 'region' : 'country';
}

function degrees(value: number): string {
  return value.toFixed(7).replace(/\.?0+$/, '');
}
