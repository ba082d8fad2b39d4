import { geocodeYandex, reverseOpenStreetMap, searchOpenStreetMap } from '#contract/geocoding/geocoding.ts';
import type { Coordinate } from '#contract/value/primitive.ts';
import { ForeignRefusal, handleOpen } from '#platform/http/open-route.ts';
import { languageOf, nominatimPlace } from './nominatim.ts';
import type { Found } from './place.ts';
import { placeAt } from './place-at.ts';
import { searchPlaces } from './search-place.ts';
import { languageOfLocale, yandexCollection } from './yandex.ts';

/** Nominatim's `zoom` up to which only the country, the region, the locality and the street are told. */
const ZOOMS = { country: 3, region: 8, locality: 14, street: 17 };

export const geocodingRoutes = [
  handleOpen(searchOpenStreetMap, nominatimFailure, ({ query }) => {
    if (query.q.trim() === '') throw nominatimFailure(400, 'Nothing to search for.');
    const countries = query.countrycodes?.toLowerCase().split(',');
    return searchPlaces(query.q, countries ? 1_000 : query.limit)
      .filter(({ country }) => !countries || countries.includes(country.code))
      .slice(0, query.limit)
      .map((found) =>
        nominatimPlace(found, languageOf(query['accept-language']), query.addressdetails === '1'),
      );
  }),

  handleOpen(reverseOpenStreetMap, nominatimFailure, ({ query }) => {
    const found = placeAt({ latitude: query.lat, longitude: query.lon });
    if (!found) return { error: 'Unable to geocode' as const };
    return nominatimPlace(
      atZoom(found, query.zoom),
      languageOf(query['accept-language']),
      query.addressdetails === '1',
    );
  }),

  handleOpen(geocodeYandex, yandexFailure, ({ query }) => {
    if (!query.apikey) throw yandexFailure(403, 'Invalid api key');
    const place = parsePair(query.geocode);
    const found = place
      ? [placeAt(place)].filter((one) => one !== undefined)
      : searchPlaces(query.geocode, query.results);
    return yandexCollection(query.geocode, found, query.results, languageOfLocale(query.lang));
  }),
];

function nominatimFailure(status: number, message: string): ForeignRefusal {
  return new ForeignRefusal(status, { error: { code: status, message } });
}

function yandexFailure(status: number, message: string): ForeignRefusal {
  return new ForeignRefusal(status, {
    statusCode: status,
    error: status === 403 ? 'Forbidden' : 'Bad Request',
    message,
  });
}

function atZoom(
  { id, coordinate, country, region, locality, city, street, ...fine }: Found,
  zoom: number,
): Found {
  return {
    id,
    coordinate,
    country,
    ...(zoom > ZOOMS.country && region && { region }),
    ...(zoom > ZOOMS.region && { ...(locality && { locality }), ...(city && { city }) }),
    ...(zoom > ZOOMS.locality && street && { street }),
    ...(zoom > ZOOMS.street && fine),
  };
}

/** `longitude,latitude`, with a comma or a space between. */
function parsePair(text: string): Coordinate | undefined {
  const [, longitude, latitude] =
    /^\s*(-?\d{1,3}(?:\.\d+)?)\s*[,\s]\s*(-?\d{1,2}(?:\.\d+)?)\s*$/.exec(text) ?? [];
  return latitude === undefined ? undefined : { latitude: Number(latitude), longitude: Number(longitude) };
}
