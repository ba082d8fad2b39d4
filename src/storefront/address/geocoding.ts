import type {
  geocodeYandex,
  OsmPlace,
  reverseOpenStreetMap,
  searchOpenStreetMap,
  YandexAnswer,
  YandexObject,
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
import { isRecord } from '#domain/parse/is-record.ts';
import { CallError } from '#storefront/platform-client/call-error.ts';
import { type CallOptions, callShop, type HeadOf } from '#storefront/platform-client/call-shop.ts';
import { isText, listOf, shapeOf } from '#storefront/platform-client/guard.ts';

/** Addresses that a search lists. */
const MAX_RESULTS = 7;

const SEARCH: HeadOf<typeof searchOpenStreetMap> = {
  service: 'openstreetmap',
  method: 'GET',
  path: '/search',
};
const REVERSE: HeadOf<typeof reverseOpenStreetMap> = {
  service: 'openstreetmap',
  method: 'GET',
  path: '/reverse',
};
const YANDEX: HeadOf<typeof geocodeYandex> = { service: 'yandex', method: 'GET', path: '/1.x/' };

/**
 * Addresses that the words mean, the best first, in Russian, in the countries that shops deliver in and
 * elsewhere where the geocoder knows no better. None where the geocoder fails; throws the `CallError` of a
 * call that `signal` stopped, so that an old search never overwrites a new one.
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

/** The best of `searchAddresses`; `ADDRESS_NOT_FOUND`, at 0,0 and with an empty name, where there is none. */
export async function findAddress(query: string, map: MapChoice, signal?: AbortSignal): Promise<MapAddress> {
  const [best = ADDRESS_NOT_FOUND] = await searchAddresses(query, map, signal);
  return best;
}

/**
 * What is at a place, with the place's own coordinates, in Russian. `PLACE_NOT_FOUND`, at 10,10 and with the
 * name `Error`, where the geocoder knows nothing or fails. Throws the `CallError` of a call that `signal`
 * stopped.
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
    const answer = await callShop<typeof reverseOpenStreetMap>(REVERSE, { query }, optionsOf(signal));
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
  const places = await callShop<typeof searchOpenStreetMap>(
    SEARCH,
    { query },
    { ...optionsOf(signal), check: listOf(isOsmPlace) },
  );
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
  const { response } = await callShop<typeof geocodeYandex>(
    YANDEX,
    { query },
    { ...optionsOf(signal), check: isYandexAnswer },
  );
  return response.GeoObjectCollection.featureMember
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

function optionsOf(signal: AbortSignal | undefined): CallOptions {
  return signal ? { signal } : {};
}

const isOsmPlace = shapeOf<OsmPlace>({ lat: isText, lon: isText, display_name: isText, address: isTexts });

const isYandexObject = shapeOf<YandexObject>({
  Point: shapeOf<YandexObject['Point']>({ pos: isText }),
  metaDataProperty: shapeOf<YandexObject['metaDataProperty']>({
    GeocoderMetaData: shapeOf<YandexObject['metaDataProperty']['GeocoderMetaData']>({
      text: isText,
      Address: shapeOf<YandexObject['metaDataProperty']['GeocoderMetaData']['Address']>({
        country_code: isText,
        Components: listOf(shapeOf<{ kind: string; name: string }>({ kind: isText, name: isText })),
      }),
    }),
  }),
});

const isYandexAnswer = shapeOf<YandexAnswer>({
  response: shapeOf<YandexAnswer['response']>({
    GeoObjectCollection: shapeOf<YandexAnswer['response']['GeoObjectCollection']>({
      featureMember: listOf(shapeOf<{ GeoObject: YandexObject }>({ GeoObject: isYandexObject })),
    }),
  }),
});

function isTexts(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every(isText);
}
