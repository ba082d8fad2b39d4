import { z } from 'zod';
import { defineCall } from '#contract/call/define-call.ts';

/**
 * The two geocoders that shops use. They are services of others: their shapes are theirs, and only what the
 * storefront needs of them stands here. Neither knows shops, so no security key goes to them.
 */

const degrees = (limit: number) => z.coerce.number().min(-limit).max(limit);
const degreesText = z.string().regex(/^-?\d{1,3}(\.\d+)?$/);

const osmFormat = z.enum(['json', 'jsonv2']).default('json').describe('Both answer the same here.');
const osmLanguage = z
  .string()
  .optional()
  .describe('As the header `accept-language` is written: `ru`, `uz,ru;q=0.8`.');
const osmFlag = z.enum(['0', '1']);

/** Parts of an address from the house to the country; what is not known is left out. */
export const osmAddressSchema = z.object({
  house_number: z.string().optional(),
  road: z.string().optional(),
  /** Something with a name of its own: a square, a park, a mall. */
  amenity: z.string().optional(),
  /** District of a city. */
  city_district: z.string().optional(),
  city: z.string().optional(),
  /** District of a region. */
  county: z.string().optional(),
  /** Region; left out for cities with the rank of one. */
  state: z.string().optional(),
  'ISO3166-2-lvl4': z.string().optional().describe('Code of the region: `UZ-TK`'),
  postcode: z.string().optional(),
  country: z.string(),
  country_code: z.string().describe('ISO 3166-1 in lower case'),
});
export type OsmAddress = z.infer<typeof osmAddressSchema>;

export const osmPlaceSchema = z.object({
  place_id: z.int(),
  licence: z.string(),
  osm_type: z.enum(['node', 'way', 'relation']),
  osm_id: z.int(),
  lat: degreesText.describe('Degrees as a text'),
  lon: degreesText.describe('Degrees as a text'),
  class: z.string(),
  type: z.string(),
  importance: z.number(),
  addresstype: z.string(),
  name: z.string(),
  display_name: z.string().describe('The whole address in one line, the house first'),
  address: osmAddressSchema.optional().describe('With `addressdetails=1` only'),
  boundingbox: z
    .tuple([degreesText, degreesText, degreesText, degreesText])
    .describe('South, north, west, east'),
});
export type OsmPlace = z.infer<typeof osmPlaceSchema>;

const osmFailure = z.object({ error: z.object({ code: z.int(), message: z.string() }) });

const OSM_EXAMPLE: OsmPlace = {
  place_id: 10029,
  licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
  osm_type: 'way',
  osm_id: 10029,
  lat: '41.3034',
  lon: '69.2484',
  class: 'highway',
  type: 'residential',
  importance: 0.35,
  addresstype: 'road',
  name: 'улица Бобура',
  display_name: '15, улица Бобура, Яккасарайский район, Ташкент, Узбекистан',
  address: {
    house_number: '15',
    road: 'улица Бобура',
    city_district: 'Яккасарайский район',
    city: 'Ташкент',
    'ISO3166-2-lvl4': 'UZ-TK',
    country: 'Узбекистан',
    country_code: 'uz',
  },
  boundingbox: ['41.3033', '41.3035', '69.2483', '69.2485'],
};

export const searchOpenStreetMap = defineCall({
  summary: 'Finds addresses by their words.',
  description: 'Nominatim’s `/search`. Nothing found is an empty list.',
  service: 'openstreetmap',
  method: 'GET',
  path: '/search',
  auth: 'none',
  query: z.object({
    q: z.string().describe('Words of the address in any order and language'),
    format: osmFormat,
    addressdetails: osmFlag.default('0'),
    'accept-language': osmLanguage,
    countrycodes: z.string().optional().describe('Only these countries: `uz,kz`'),
    limit: z.coerce.number().int().min(1).max(40).default(10),
  }),
  answer: z.array(osmPlaceSchema),
  failures: { 400: osmFailure },
  example: {
    query: { q: 'Бобура 15', format: 'json', addressdetails: '1', 'accept-language': 'ru', limit: 5 },
    answer: [OSM_EXAMPLE],
  },
});

export const reverseOpenStreetMap = defineCall({
  summary: 'Finds what is at a place.',
  description: 'Nominatim’s `/reverse`. In the sea there is nothing, which is an answer too.',
  service: 'openstreetmap',
  method: 'GET',
  path: '/reverse',
  auth: 'none',
  query: z.object({
    lat: degrees(90),
    lon: degrees(180),
    format: osmFormat,
    addressdetails: osmFlag.default('1'),
    'accept-language': osmLanguage,
    zoom: z.coerce
      .number()
      .int()
      .min(0)
      .max(18)
      .default(18)
      .describe('How fine the answer is: 18 house, 10 city, 5 region, 3 country'),
  }),
  answer: z.union([osmPlaceSchema, z.object({ error: z.literal('Unable to geocode') })]),
  failures: { 400: osmFailure },
  example: {
    query: { lat: 41.3034, lon: 69.2484, format: 'json', addressdetails: '1', 'accept-language': 'ru' },
    answer: OSM_EXAMPLE,
  },
});

export const yandexObjectSchema = z.object({
  metaDataProperty: z.object({
    GeocoderMetaData: z.object({
      precision: z.enum(['exact', 'number', 'near', 'range', 'street', 'other']),
      text: z.string().describe('The whole address in one line, the country first'),
      kind: z
        .string()
        .describe('`house`, `street`, `metro`, `district`, `locality`, `province`, `country` and others'),
      Address: z.object({
        country_code: z.string().describe('ISO 3166-1 in capitals'),
        formatted: z.string(),
        postal_code: z.string().optional(),
        Components: z
          .array(z.object({ kind: z.string(), name: z.string() }))
          .describe('From the country down'),
      }),
    }),
  }),
  name: z.string(),
  description: z.string().describe('What the name is in'),
  boundedBy: z.object({ Envelope: z.object({ lowerCorner: z.string(), upperCorner: z.string() }) }),
  Point: z.object({ pos: z.string().describe('Longitude and latitude with a space between') }),
});
export type YandexObject = z.infer<typeof yandexObjectSchema>;

const yandexFailure = z.object({ statusCode: z.int(), error: z.string(), message: z.string() });

const YANDEX_EXAMPLE: YandexObject = {
  metaDataProperty: {
    GeocoderMetaData: {
      precision: 'exact',
      text: 'Узбекистан, Ташкент, улица Бобура, 15',
      kind: 'house',
      Address: {
        country_code: 'UZ',
        formatted: 'Узбекистан, Ташкент, улица Бобура, 15',
        Components: [
          { kind: 'country', name: 'Узбекистан' },
          { kind: 'province', name: 'Ташкент' },
          { kind: 'locality', name: 'Ташкент' },
          { kind: 'district', name: 'Яккасарайский район' },
          { kind: 'street', name: 'улица Бобура' },
          { kind: 'house', name: '15' },
        ],
      },
    },
  },
  name: 'улица Бобура, 15',
  description: 'Ташкент, Узбекистан',
  boundedBy: { Envelope: { lowerCorner: '69.248300 41.303300', upperCorner: '69.248500 41.303500' } },
  Point: { pos: '69.248400 41.303400' },
};

const yandexAnswer = z.object({
  response: z.object({
    GeoObjectCollection: z.object({
      metaDataProperty: z.object({
        GeocoderResponseMetaData: z.object({ request: z.string(), found: z.string(), results: z.string() }),
      }),
      featureMember: z.array(z.object({ GeoObject: yandexObjectSchema })),
    }),
  }),
});
export type YandexAnswer = z.infer<typeof yandexAnswer>;

export const geocodeYandex = defineCall({
  summary: 'Finds addresses by their words, or what is at a place.',
  description:
    'Yandex Geocoder’s `/1.x/`. A pair of degrees, longitude first, asks what is there. Nothing found is ' +
    'an empty collection.',
  service: 'yandex',
  method: 'GET',
  path: '/1.x/',
  auth: 'none',
  query: z.object({
    apikey: z.string().optional().describe('The shop’s key from `companyOption.map.token`; 403 without one'),
    geocode: z.string().min(1).describe('Words of an address, or `69.2484,41.3034`'),
    format: z.literal('json').describe('The service’s own default is XML, which nobody here reads'),
    lang: z.string().default('ru_RU'),
    results: z.coerce.number().int().min(1).max(100).default(10),
  }),
  answer: yandexAnswer,
  failures: { 400: yandexFailure, 403: yandexFailure },
  example: {
    query: { apikey: 'demo-map-key', format: 'json', lang: 'ru_RU', geocode: 'Ташкент, Бобура 15' },
    answer: {
      response: {
        GeoObjectCollection: {
          metaDataProperty: {
            GeocoderResponseMetaData: { request: 'Ташкент, Бобура 15', found: '1', results: '10' },
          },
          featureMember: [{ GeoObject: YANDEX_EXAMPLE }],
        },
      },
    },
  },
});
