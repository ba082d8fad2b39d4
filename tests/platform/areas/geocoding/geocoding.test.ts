import { expect, test } from 'vitest';
import type { OsmPlace, YandexAnswer } from '#contract/geocoding/geocoding.ts';
import { metresBetween, REGIONS } from '#domain/address/region.ts';
import { isStreet, PLACES } from '#platform/areas/geocoding/place.ts';
import { countryAt, placeAt } from '#platform/areas/geocoding/place-at.ts';
import { searchPlaces } from '#platform/areas/geocoding/search-place.ts';
import { aSandbox, type TestSandbox } from '../../../sandbox/a-sandbox.ts';

async function ask<Answer>(sandbox: TestSandbox, path: string, query: Record<string, string>) {
  const response = await fetch(`${sandbox.url}${path}?${new URLSearchParams(query)}`);
  return { status: response.status, json: (await response.json()) as Answer };
}

const search = (sandbox: TestSandbox, q: string, more = {}) =>
  ask<OsmPlace[]>(sandbox, '/openstreetmap/search', {
    q,
    format: 'json',
    addressdetails: '1',
    'accept-language': 'ru',
    ...more,
  });
const reverse = (sandbox: TestSandbox, lat: number, lon: number, more = {}) =>
  ask<OsmPlace>(sandbox, '/openstreetmap/reverse', {
    lat: String(lat),
    lon: String(lon),
    format: 'json',
    'accept-language': 'ru',
    ...more,
  });
const yandex = (sandbox: TestSandbox, geocode: string, more = {}) =>
  ask<YandexAnswer>(sandbox, '/yandex-geocoder/1.x/', {
    apikey: 'key',
    format: 'json',
    lang: 'ru_RU',
    geocode,
    ...more,
  });
const objectsOf = ({ json }: { json: YandexAnswer }) =>
  json.response.GeoObjectCollection.featureMember.map(({ GeoObject }) => GeoObject);

test.each([
  'Бобура 15',
  'ул. Бобура, д. 15',
  'Ташкент, улица Бобура, 15',
  "Bobur ko'chasi 15-uy",
  'Toshkent Bobur 15',
  'Bobur Street 15 Tashkent',
])('[MAP-04] OpenStreetMap finds a house by its words in any language: %s', async (q) => {
  const sandbox = await aSandbox([]);
  const [first] = (await search(sandbox, q)).json;
  expect(first).toMatchObject({
    display_name: expect.stringMatching(/^15, улица Бобура, .* район, Ташкент, Узбекистан$/),
    address: {
      house_number: '15',
      road: 'улица Бобура',
      city: 'Ташкент',
      'ISO3166-2-lvl4': 'UZ-TK',
      country: 'Узбекистан',
      country_code: 'uz',
    },
  });
  expect(
    metresBetween(
      { latitude: Number(first?.lat), longitude: Number(first?.lon) },
      { latitude: 41.3034, longitude: 69.2484 },
    ),
  ).toBeLessThan(50);
});

test('[MAP-04] names follow the language, details only where they are asked for, the list its limit', async () => {
  const sandbox = await aSandbox([]);
  const [inUzbek] = (await search(sandbox, 'Регистан Самарканд', { 'accept-language': 'uz,ru' })).json;
  expect(inUzbek?.address).toMatchObject({
    road: 'Registon koʻchasi',
    city: 'Samarqand',
    state: 'Samarqand viloyati',
    country: 'Oʻzbekiston',
  });
  const { json } = await search(sandbox, 'Чорсу', { addressdetails: '0', limit: '1' });
  expect(json).toHaveLength(1);
  expect(json[0]).not.toHaveProperty('address');
  expect((await search(sandbox, 'Жамбыл', { countrycodes: 'uz' })).json).toEqual([]);
  expect((await search(sandbox, 'Тверская улица, Москва')).json).toEqual([]);
  expect(await search(sandbox, '')).toMatchObject({ status: 400, json: { error: { code: 400 } } });
});

test('[MAP-04] a place is told with the nearest street, the number of the house, the district and the region', async () => {
  const sandbox = await aSandbox([]);
  const [found] = (await search(sandbox, 'Университетский бульвар 8 Самарканд')).json;
  expect((await reverse(sandbox, Number(found?.lat), Number(found?.lon))).json.address).toEqual({
    house_number: '8',
    road: 'улица Университетский бульвар',
    city: 'Самарканд',
    state: 'Самаркандская область',
    'ISO3166-2-lvl4': 'UZ-SA',
    country: 'Узбекистан',
    country_code: 'uz',
  });
  expect((await reverse(sandbox, 41.3165, 69.268)).json).toMatchObject({
    name: 'площадь Мустакиллик',
    class: 'place',
    type: 'square',
  });
  expect((await reverse(sandbox, 39.4, 67.24)).json.display_name).toBe(
    'Ургутский район, Самаркандская область, Узбекистан',
  );
  expect((await reverse(sandbox, 41.3165, 69.268, { zoom: '5' })).json.display_name).toBe(
    'город Ташкент, Узбекистан',
  );
});

test.each([
  ['Moscow', 55.75, 37.62, 'ru'],
  ['Bishkek', 42.87, 74.59, 'kg'],
  ['Osh', 40.53, 72.8, 'kg'],
  ['Dushanbe', 38.56, 68.77, 'tj'],
  ['Khujand', 40.28, 69.62, 'tj'],
  ['Ashgabat', 37.95, 58.38, 'tm'],
  ['Dashoguz', 41.84, 59.96, 'tm'],
  ['Kabul', 34.53, 69.17, 'af'],
  ['Urumqi', 43.8, 87.6, 'cn'],
  ['Almaty', 43.24, 76.89, 'kz'],
  ['Saryagash', 41.46, 69.17, 'kz'],
  ['Termez', 37.22, 67.28, 'uz'],
])('[MAP-02] %s is in the country that it is in', async (_name, latitude, longitude, code) => {
  expect(placeAt({ latitude, longitude })?.country.code).toBe(code);
});

test('[MAP-04] in the sea there is nothing', async () => {
  const sandbox = await aSandbox([]);
  for (const [lat, lon] of [
    [0, 0],
    [10, 10],
    [42, 50.5],
  ] as const) {
    expect((await reverse(sandbox, lat, lon)).json).toEqual({ error: 'Unable to geocode' });
    expect(objectsOf(await yandex(sandbox, `${lon},${lat}`))).toEqual([]);
  }
  expect((await reverse(sandbox, 91, 0)).status).toBe(400);
});

test('[MAP-04] Yandex finds by words and by a place, longitude first', async () => {
  const sandbox = await aSandbox([]);
  const [house] = objectsOf(await yandex(sandbox, 'Ташкент, Бобура 15'));
  expect(house).toMatchObject({
    name: 'улица Бобура, 15',
    metaDataProperty: { GeocoderMetaData: { kind: 'house', precision: 'exact' } },
  });
  expect(house?.metaDataProperty.GeocoderMetaData.Address).toMatchObject({
    country_code: 'UZ',
    formatted: expect.stringMatching(/^Узбекистан, Ташкент, .*район, улица Бобура, 15$/),
  });
  const [longitude, latitude] = (house?.Point.pos ?? '').split(' ');
  const [same] = objectsOf(await yandex(sandbox, `${longitude},${latitude}`));
  expect(same?.metaDataProperty.GeocoderMetaData.text).toBe(house?.metaDataProperty.GeocoderMetaData.text);
  const [abroad] = objectsOf(await yandex(sandbox, '37.62,55.75', { lang: 'en_US' }));
  expect(abroad?.metaDataProperty.GeocoderMetaData).toMatchObject({
    text: 'Russia',
    kind: 'country',
    Address: { country_code: 'RU' },
  });
});

test('[MAP-04] Yandex refuses who has no key, and says so in its own words', async () => {
  const sandbox = await aSandbox([]);
  expect(await yandex(sandbox, 'Ташкент', { apikey: '' })).toMatchObject({
    status: 403,
    json: { statusCode: 403, error: 'Forbidden' },
  });
  expect((await yandex(sandbox, 'Ташкент', { format: 'xml' })).status).toBe(400);
});

test('a geocoder can be made to fail like any other call', async () => {
  const sandbox = await aSandbox([]);
  await sandbox.control('PUT', '/faults', [
    { kind: 'status', status: 503, path: '/openstreetmap/search', times: 1 },
  ]);
  expect((await reverse(sandbox, 41.31, 69.28)).status).toBe(200);
  expect((await search(sandbox, 'Ташкент')).status).toBe(503);
  expect((await search(sandbox, 'Ташкент')).status).toBe(200);
});

test('every locality and every place lies within the borders of its country', () => {
  for (const { country, localities } of REGIONS) {
    for (const { name, coordinate } of Object.values(localities))
      expect([name, countryAt(coordinate)?.code]).toEqual([name, country.toLowerCase()]);
  }
  expect(PLACES.length).toBeGreaterThan(250);
  for (const { name, line, city } of PLACES) {
    for (const point of line)
      expect([name.en, countryAt(point)?.code]).toEqual([name.en, city.region.slice(0, 2).toLowerCase()]);
  }
});

test('a house that was found by its number is found at its place', () => {
  const streets = PLACES.filter(isStreet);
  const lost = streets.filter((street) => {
    const [found] = searchPlaces(`${street.name.ru} 21 ${street.city.name.ru}`, 1);
    const back = found && placeAt(found.coordinate);
    return back?.street !== street || back.house !== '21';
  });
  // Near a crossing a house may be nearer to the other street.
  expect(lost.length).toBeLessThan(streets.length / 20);
});
