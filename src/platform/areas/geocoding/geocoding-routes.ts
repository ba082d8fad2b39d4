import { geocodeYandex, reverseOpenStreetMap, searchOpenStreetMap } from '#contract/geocoding/geocoding.ts';
import { type Coordinate, LANGUAGES, type Language } from '#contract/value/primitive.ts';
import { ForeignRefusal, handleOpen } from '#platform/http/open-route.ts';
import { nominatimPlace } from './nominatim.ts';
import type { Found } from './place.ts';
import { placeAt } from './place-at.ts';
import { searchPlaces } from './search-place.ts';
import { yandexCollection } from './yandex.ts';

export const geocodingRoutes = [
  handleOpen(searchOpenStreetMap, nominatimFailure, ({ query }) => {
    if (query.q.trim() === '') throw nominatimFailure(400, 'Nothing to search for.');
    const language = languageOf(query['accept-language']);
    const countries = query.countrycodes?.toLowerCase().split(',');
    return searchPlaces(query.q, countries ? 1_000 : query.limit)
      .filter(({ country }) => !countries || countries.includes(country.code))
      .slice(0, query.limit)
      .map((found) => nominatimPlace(found, language, query.addressdetails === '1'));
  }),

  handleOpen(reverseOpenStreetMap, nominatimFailure, ({ query }) => {
    const found = placeAt({ latitude: query.lat, longitude: query.lon });
    if (!found) return { error: 'Unable to geocode' as const };
    const language = languageOf(query['accept-language']);
    return nominatimPlace(atZoom(found, query.zoom), language, query.addressdetails === '1');
  }),

  handleOpen(geocodeYandex, yandexFailure, ({ query }) => {
    if (!query.apikey) throw yandexFailure(403, 'Invalid api key');
    const place = parsePair(query.geocode);
    const found = place ? [placeAt(place) ?? []].flat() : searchPlaces(query.geocode, query.results);
    return yandexCollection(query.geocode, found, query.results, languageOf(query.lang));
  }),
];

function nominatimFailure(status: number, message: string): ForeignRefusal {
  return new ForeignRefusal(status, { error: { code: status, message } });
}

function yandexFailure(statusCode: number, message: string): ForeignRefusal {
  const error = statusCode === 403 ? 'Forbidden' : 'Bad Request';
  return new ForeignRefusal(statusCode, { statusCode, error, message });
}

/** The first language of `uz,ru;q=0.8` or `uz_UZ` that the shops have, else Russian. */
function languageOf(list = ''): Language {
  const wanted = list.split(',').map((one) => one.trim().slice(0, 2).toLowerCase());
  return wanted.flatMap((one) => LANGUAGES.find((language) => language === one) ?? [])[0] ?? 'ru';
}

/** Leaves out the parts of an address that are finer than Nominatim's zoom. */
function atZoom({ region, locality, city, street, house, place, ...rest }: Found, zoom: number): Found {
  return {
    ...rest,
    ...(zoom > 3 && { region }),
    ...(zoom > 8 && { locality, city }),
    ...(zoom > 14 && { street }),
    ...(zoom > 17 && { house, place }),
  };
}

/** `longitude,latitude`, with a comma or a space between. */
function parsePair(text: string): Coordinate | undefined {
  const [, longitude, latitude] =
    /^\s*(-?\d{1,3}(?:\.\d+)?)\s*[,\s]\s*(-?\d{1,2}(?:\.\d+)?)\s*$/.exec(text) ?? [];
  return latitude === undefined ? undefined : { latitude: Number(latitude), longitude: Number(longitude) };
}
