import {
  geocodeYandex,
  type OsmPlace,
  reverseOpenStreetMap,
  searchOpenStreetMap,
} from '#contract/geocoding/geocoding.ts';
import { getMarketData } from '#contract/market/market.ts';
import { caseOf } from '#tools/conformance/probe/case.ts';
import { type Probe, Unavailable } from '#tools/conformance/probe/probe.ts';
import type { World } from '#tools/conformance/probe/world.ts';

/** A square in the middle of Tashkent. */
const PLACE = { lat: 41.3111, lon: 69.2797 };

/** The geocoders of others, where their addresses are known. */
export const geocodingCases = [
  caseOf(searchOpenStreetMap, {
    async input(world) {
      needService(world, 'openstreetmap');
      return {
        query: {
          q: 'Ташкент',
          format: 'json',
          addressdetails: '1',
          'accept-language': 'ru',
          limit: 5,
        } as const,
      };
    },
    check(places, probe) {
      probe.holds(places.length > 0 && places.length <= 5, 'number of places', '1 to 5', places.length);
      for (const place of places) checkPlace(probe, place);
    },
    more: [
      {
        what: 'words of no address find nothing',
        run: async (probe) =>
          probe.equal(
            'places',
            await probe.ask(searchOpenStreetMap, { query: { q: 'qzxwvqzxwv', format: 'json' } }),
            [],
          ),
      },
    ],
  }),

  caseOf(reverseOpenStreetMap, {
    async input(world) {
      needService(world, 'openstreetmap');
      return { query: { ...PLACE, format: 'json', addressdetails: '1', 'accept-language': 'ru' } as const };
    },
    check(place, probe) {
      if ('error' in place) return probe.differs('error', 'an address in Tashkent', place.error);
      probe.equal('address.country_code', place.address?.country_code, 'uz');
      checkPlace(probe, place);
    },
  }),

  caseOf(geocodeYandex, {
    async input(world) {
      needService(world, 'yandex');
      const { companyOption } = await world.get(getMarketData, {});
      const query = { geocode: `${PLACE.lon},${PLACE.lat}`, format: 'json', lang: 'ru_RU' } as const;
      return { query: { ...query, apikey: companyOption.map.token ?? 'conformance-check' } };
    },
    check({ response }, probe) {
      const [first] = response.GeoObjectCollection.featureMember;
      if (!first) return probe.differs('featureMember', 'an address in Tashkent', []);
      probe.equal(
        'country_code',
        first.GeoObject.metaDataProperty.GeocoderMetaData.Address.country_code,
        'UZ',
      );
      const [longitude = 0, latitude = 0] = first.GeoObject.Point.pos.split(' ').map(Number);
      probe.holds(
        Math.hypot(longitude - PLACE.lon, latitude - PLACE.lat) < 0.1,
        'Point.pos',
        `near ${PLACE.lon} ${PLACE.lat}`,
        first.GeoObject.Point.pos,
      );
    },
  }),
];

function needService(world: World, service: 'openstreetmap' | 'yandex'): void {
  if (!world.platform.has(service))
    throw new Unavailable(`it is a service of others: give --${service} with its address`);
}

function checkPlace(probe: Probe, { lat, lon, boundingbox: [south, north, west, east] }: OsmPlace): void {
  probe.holds(
    Number(south) <= Number(lat) && Number(lat) <= Number(north),
    'lat',
    `within ${south} and ${north}`,
    lat,
  );
  probe.holds(
    Number(west) <= Number(lon) && Number(lon) <= Number(east),
    'lon',
    `within ${west} and ${east}`,
    lon,
  );
}
