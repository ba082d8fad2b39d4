import { expect, test } from 'vitest';
import type { OsmPlace, YandexObject } from '#contract/geocoding/geocoding.ts';
import { readOsmPlace, readYandexObject } from '#domain/address/map-address.ts';

/** A place as the public Nominatim tells it, with the fields that it has and the contract does not name. */
function anOsmPlace(address: Record<string, string>, place: Partial<OsmPlace> = {}): OsmPlace {
  return {
    place_id: 1,
    licence: '',
    osm_type: 'way',
    osm_id: 1,
    lat: '41.3034',
    lon: '69.2484',
    class: 'place',
    type: 'house',
    importance: 0.1,
    addresstype: 'place',
    name: '',
    display_name: '15, Bobur',
    address: { country: 'Узбекистан', country_code: 'uz', ...address },
    boundingbox: ['41', '42', '69', '70'],
    ...place,
  };
}

function aYandexObject(
  components: [kind: string, name: string][],
  pos = '69.2484 41.3034',
  code = 'UZ',
): YandexObject {
  const Components = components.map(([kind, name]) => ({ kind, name }));
  const Address = { country_code: code, formatted: '', Components };
  return {
    metaDataProperty: {
      GeocoderMetaData: { precision: 'exact', text: 'Узбекистан, Ташкент', kind: 'house', Address },
    },
    name: '',
    description: '',
    boundedBy: { Envelope: { lowerCorner: pos, upperCorner: pos } },
    Point: { pos },
  };
}

test.each([
  [{ suburb: 'Юнусабадский район', city: 'Ташкент', 'ISO3166-2-lvl4': 'UZ-TK' }, 'UZ-TK', 'Yunusobod'],
  [{ county: 'Юнусабадский район', city: 'Ташкент' }, 'UZ-TK', 'Yunusobod'],
  [{ neighbourhood: 'Абай', county: 'Ургутский район', state: 'Самаркандская область' }, 'UZ-SA', 'Urgut'],
  [{ town: 'Чирчик', state: 'Ташкентская область' }, 'UZ-TO', 'Chirchiq'],
  [{ city: 'Samarqand', state: 'Samarqand Viloyati' }, 'UZ-SA', 'Samarqand shahri'],
  [
    { city: 'Алматы', city_district: 'Медеуский район', country: 'Казахстан', country_code: 'kz' },
    'KZ-75',
    'Medeu',
  ],
  [{ city: 'Шымкент', country: 'Казахстан', country_code: 'kz' }, 'KZ-61', 'Shymkent'],
])('[MAP-05] OpenStreetMap’s %j maps to the region %s and the locality %s', (address, region, locality) => {
  const found = readOsmPlace(anOsmPlace(address));
  expect([found?.region?.code, found?.locality?.name]).toEqual([region, locality]);
});

test('[MAP-04] street and house become the line of an address, what is not known stays empty', () => {
  const found = readOsmPlace(
    anOsmPlace({ road: 'улица Бобура', house_number: '15', city: 'Ташкент', postcode: '100100' }),
  );
  expect(found).toMatchObject({
    latitude: 41.3034,
    longitude: 69.2484,
    countryCode: 'UZ',
    addressLine1: 'улица Бобура, 15',
    postalCode: '100100',
  });
  expect(readOsmPlace(anOsmPlace({}))).toMatchObject({
    addressLine1: null,
    postalCode: null,
    regionName: null,
  });
  expect(readOsmPlace(anOsmPlace({}, { display_name: 'x'.repeat(500) }))?.name).toHaveLength(200);
});

test('[MAP-04] Yandex’s components map to the same fields', () => {
  const found = readYandexObject(
    aYandexObject([
      ['country', 'Узбекистан'],
      ['province', 'Ташкент'],
      ['locality', 'Ташкент'],
      ['district', 'Мирзо-Улугбекский район'],
      ['street', 'проспект Мирзо Улугбека'],
      ['house', '56'],
    ]),
  );
  expect(found).toMatchObject({
    latitude: 41.3034,
    longitude: 69.2484,
    country: 'Узбекистан',
    addressLine1: 'проспект Мирзо Улугбека, 56',
  });
  expect([found?.region?.code, found?.locality?.name]).toEqual(['UZ-TK', 'Mirzo Ulugʻbek']);
  const moscow = readYandexObject(
    aYandexObject(
      [
        ['province', 'Центральный федеральный округ'],
        ['province', 'Москва'],
      ],
      '37.62 55.75',
      'RU',
    ),
  );
  expect(moscow).toMatchObject({ regionName: 'Москва', region: null });
});

test('[MAP-04] what has no coordinates or no country is nothing', () => {
  expect(readOsmPlace(anOsmPlace({}, { lat: 'north' }))).toBeUndefined();
  expect(readOsmPlace(anOsmPlace({}, { lat: '91' }))).toBeUndefined();
  expect(readOsmPlace(anOsmPlace({ country_code: '' }))).toBeUndefined();
  for (const pos of ['', '69', 'a b']) expect(readYandexObject(aYandexObject([], pos))).toBeUndefined();
});
