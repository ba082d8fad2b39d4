import type { OsmAddress, OsmPlace } from '#contract/geocoding/geocoding.ts';
import { LANGUAGES, type Language } from '#contract/value/primitive.ts';
import { namePartsOf } from './name-parts.ts';
import type { Found } from './place/gazetteer.ts';
import { OSM_CLASSES } from './place/place.ts';

const LICENCE = 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright';

/** Degrees to each side of a thing that its box takes in, by what was found. */
const HALF_BOX = {
  house: 0.0001,
  street: 0.005,
  place: 0.001,
  locality: 0.05,
  region: 0.8,
  country: 8,
} as const;
type Level = keyof typeof HALF_BOX;

/**
 * The first language of the list that the shops have; Russian where there is none. Answers in the languages'
 * order, as the service does.
 */
export function languageOf(list: string | undefined): Language {
  const wanted = (list ?? '').split(',').map((one) => one.trim().slice(0, 2).toLowerCase());
  return (
    wanted
      .map((one) => LANGUAGES.find((language) => language === one))
      .find((language) => language !== undefined) ?? 'ru'
  );
}

/** What was found as Nominatim tells it. */
export function nominatimPlace(found: Found, language: Language, details: boolean): OsmPlace {
  const level = levelOf(found);
  const parts = namePartsOf(found, language);
  const { latitude, longitude } = found.coordinate;
  const half = HALF_BOX[level];
  const line = [
    parts.place,
    parts.house,
    parts.street,
    parts.district,
    parts.city,
    parts.city === cityOfRegion(found, language) ? '' : parts.region,
  ];
  const [osmClass, type] = classOf(found, level);
  return {
    place_id: found.id,
    licence: LICENCE,
    osm_type: level === 'street' || level === 'house' ? 'way' : level === 'place' ? 'node' : 'relation',
    osm_id: found.id,
    lat: degrees(latitude),
    lon: degrees(longitude),
    class: osmClass,
    type,
    importance: { house: 0.1, street: 0.2, place: 0.3, locality: 0.5, region: 0.7, country: 0.9 }[level],
    addresstype: {
      house: 'place',
      street: 'road',
      place: 'amenity',
      locality: 'city',
      region: 'state',
      country: 'country',
    }[level],
    name:
      parts.place ||
      (level === 'house'
        ? ''
        : parts.street || parts.district || parts.city || parts.region || parts.country),
    display_name: [...line, parts.country].filter((part) => part !== '').join(', '),
    ...(details && { address: addressOf(found, language) }),
    boundingbox: [
      degrees(latitude - half),
      degrees(latitude + half),
      degrees(longitude - half),
      degrees(longitude + half),
    ],
  };
}

function addressOf(found: Found, language: Language): OsmAddress {
  const { country, region, city, district, street, house, place } = namePartsOf(found, language);
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

function levelOf({ house, street, place, locality, region }: Found): Level {
  if (place) return 'place';
  if (street) return house === undefined ? 'street' : 'house';
  if (locality) return 'locality';
  return region ? 'region' : 'country';
}

function classOf({ street, place }: Found, level: Level): readonly [string, string] {
  if (level === 'house') return ['place', 'house'];
  const kind = place?.kind ?? street?.kind;
  return kind ? OSM_CLASSES[kind] : ['boundary', 'administrative'];
}

function degrees(value: number): string {
  return value.toFixed(7).replace(/0+$/, '').replace(/\.$/, '');
}
