import { TEXT } from '#contract/call/shape.ts';
import {
  geocodeYandex,
  type OsmPlace,
  reverseOpenStreetMap,
  searchOpenStreetMap,
  type YandexAnswer,
} from '#contract/geocoding/geocoding.ts';
import type { Coordinate } from '#contract/value/primitive.ts';
import {
  ADDRESS_NOT_FOUND,
  type MapAddress,
  PLACE_NOT_FOUND,
  readOsmPlace,
  readYandexObject,
} from '#domain/address/map-address.ts';
import type { MapChoice } from '#domain/address/map-view.ts';
import { CallError } from '#storefront/platform-client/call-error.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { hasShape } from '#storefront/platform-client/has-shape.ts';

/** Most addresses that a search lists. */
const MAX_RESULTS = 7;

// Geocoders leave out what they do not know: these are the fields that must be there.
const OSM_PLACE = { lat: TEXT, lon: TEXT, display_name: TEXT, address: {} };
const YANDEX_OBJECT = {
  Point: { pos: TEXT },
  metaDataProperty: {
    GeocoderMetaData: {
      text: TEXT,
      Address: { country_code: TEXT, Components: [{ kind: TEXT, name: TEXT }] },
    },
  },
};
const YANDEX_ANSWER = {
  response: { GeoObjectCollection: { featureMember: [{ GeoObject: YANDEX_OBJECT }] } },
};

/**
 * Addresses that match the words, best first, in Russian; OpenStreetMap searches the countries that shops
 * deliver to alone. Empty if the geocoder fails; throws the `CallError` of a call that `signal` aborted, so
 * that an old search never overwrites a new one.
 */
export async function searchAddresses(
  query: string,
  map: MapChoice,
  signal?: AbortSignal,
): Promise<MapAddress[]> {
  if (query.trim() === '') return [];
  return orIfFailed([], async () =>
    map.type === 'yandex' ? askYandex(query, map, signal) : askOpenStreetMap(query, signal),
  );
}

/** The best of `searchAddresses`, or `ADDRESS_NOT_FOUND`, at 0,0 with an empty name. */
export async function findAddress(query: string, map: MapChoice, signal?: AbortSignal): Promise<MapAddress> {
  const [best = ADDRESS_NOT_FOUND] = await searchAddresses(query, map, signal);
  return best;
}

/**
 * The address at a place, with the place's own coordinates, in Russian; or `PLACE_NOT_FOUND`, at 10,10 with
 * the name `Error`, if the geocoder knows nothing or fails. Throws the `CallError` of a call that `signal`
 * aborted.
 */
export async function findPlace(
  place: Coordinate,
  map: MapChoice,
  signal?: AbortSignal,
): Promise<MapAddress> {
  const found = await orIfFailed(undefined, async () => {
    if (map.type === 'yandex')
      return (await askYandex(`${place.longitude},${place.latitude}`, map, signal))[0];
    const query = {
      lat: place.latitude,
      lon: place.longitude,
      format: 'json',
      addressdetails: '1',
      'accept-language': 'ru',
    } as const;
    const answer = await callShop(reverseOpenStreetMap, { query }, { signal, unchecked: true });
    return isOsmPlace(answer) ? readOsmPlace(answer) : undefined;
  });
  return found ? { ...found, latitude: place.latitude, longitude: place.longitude } : PLACE_NOT_FOUND;
}

async function askOpenStreetMap(q: string, signal?: AbortSignal): Promise<MapAddress[]> {
  const query = {
    q,
    format: 'json',
    addressdetails: '1',
    'accept-language': 'ru',
    countrycodes: 'uz,kz',
    limit: MAX_RESULTS,
  } as const;
  const places = await callShop(searchOpenStreetMap, { query }, { signal, unchecked: true });
  if (!Array.isArray(places) || !places.every(isOsmPlace)) return [];
  return places.map(readOsmPlace).filter((address) => address !== undefined);
}

async function askYandex(geocode: string, { token }: MapChoice, signal?: AbortSignal): Promise<MapAddress[]> {
  const query = {
    ...(token !== null && { apikey: token }),
    geocode,
    format: 'json',
    lang: 'ru_RU',
    results: MAX_RESULTS,
  } as const;
  const answer = await callShop(geocodeYandex, { query }, { signal, unchecked: true });
  if (!hasShape<YandexAnswer>(answer, YANDEX_ANSWER)) return [];
  return answer.response.GeoObjectCollection.featureMember
    .map(({ GeoObject }) => readYandexObject(GeoObject))
    .filter((address) => address !== undefined);
}

async function orIfFailed<Result>(fallback: Result, ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof CallError && error.kind !== 'aborted') return fallback;
    throw error;
  }
}

function isOsmPlace(value: unknown): value is OsmPlace {
  return (
    hasShape<OsmPlace>(value, OSM_PLACE) &&
    Object.values(value.address ?? {}).every((part) => typeof part === 'string')
  );
}
