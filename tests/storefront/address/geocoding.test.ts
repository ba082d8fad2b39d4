import { expect, onTestFinished, test } from 'vitest';
import { deliveryAddress } from '#domain/address/map-address.ts';
import type { MapChoice } from '#domain/address/map-view.ts';
import { metresBetween } from '#domain/address/region.ts';
import { findAddress, findPlace, searchAddresses } from '#storefront/address/geocoding.ts';
import { aShopHost, type ShopHost } from '../a-shop-host.ts';

const MAPS: Record<string, MapChoice> = {
  mapbox: { type: 'mapbox', token: null },
  google: { type: 'google', token: 'google-key' },
  yandex: { type: 'yandex', token: 'yandex-key' },
};
const NAMES = Object.keys(MAPS);
const mapOf = (name: string) => MAPS[name] ?? { type: 'mapbox', token: null };
const REGISTAN = { latitude: 39.65378, longitude: 66.97252 };

/** Answers calls to the geocoder in place of the sandbox. */
function answerWith(answer: () => Response | Promise<Response>) {
  const before = globalThis.fetch;
  globalThis.fetch = async (_input, init) => {
    init?.signal?.throwIfAborted();
    return answer();
  };
  onTestFinished(() => {
    globalThis.fetch = before;
  });
}

const failBy = (host: ShopHost, fault: object) => host.control('PUT', '/faults', [fault]);

test.each(NAMES)('[MAP-04] a shop with maps of %s finds an address by its words', async (name) => {
  await aShopHost();
  const found = await findAddress('Ташкент, Бобура 15', mapOf(name));
  expect(found).toMatchObject({ countryCode: 'UZ', country: 'Узбекистан', addressLine1: 'улица Бобура, 15' });
  expect([found.region?.code, found.locality?.name]).toEqual(['UZ-TK', 'Yakkasaroy']);
  expect(metresBetween(found, { latitude: 41.3034, longitude: 69.2484 })).toBeLessThan(50);
});

test.each(NAMES)(
  '[MAP-04] a shop with maps of %s tells what is at a place, and keeps the place',
  async (name) => {
    await aShopHost();
    const found = await findPlace(REGISTAN, mapOf(name));
    expect(found).toMatchObject({ ...REGISTAN, countryCode: 'UZ', regionName: 'Самаркандская область' });
    expect(found.addressLine1).toMatch(/^улица Регистан, \d+$/);
    expect(found.name).toContain('Самарканд');
    expect(deliveryAddress(found)).toMatchObject({
      ...REGISTAN,
      countryCode: 'UZ',
      administrativeArea: 'Самаркандская область',
      locality: 'город Самарканд',
      addressLine1: found.addressLine1,
      houseNumber: null,
    });
  },
);

test('[MAP-04] mapbox and google ask OpenStreetMap in Russian with details, yandex its own geocoder with the key', async () => {
  const { requests } = await aShopHost();
  for (const name of NAMES) await findAddress('Чорсу', mapOf(name));
  for (const name of NAMES) await findPlace(REGISTAN, mapOf(name));
  const asked = requests.map((request) => new URL(request.replace('GET ', ''), 'http://shop'));
  expect(asked.map(({ pathname }) => pathname)).toEqual([
    ...['/openstreetmap/search', '/openstreetmap/search', '/yandex-geocoder/1.x/'],
    ...['/openstreetmap/reverse', '/openstreetmap/reverse', '/yandex-geocoder/1.x/'],
  ]);
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
    q: 'Чорсу',
    format: 'json',
    addressdetails: '1',
    'accept-language': 'ru',
  });
  expect(Object.fromEntries(asked[2]?.searchParams ?? [])).toMatchObject({
    apikey: 'yandex-key',
    geocode: 'Чорсу',
    format: 'json',
    lang: 'ru_RU',
  });
  expect(Object.fromEntries(asked[3]?.searchParams ?? [])).toMatchObject({
    lat: '39.65378',
    lon: '66.97252',
    addressdetails: '1',
    'accept-language': 'ru',
  });
  expect(asked[5]?.searchParams.get('geocode')).toBe('66.97252,39.65378');
});

test('[MAP-01] a search lists several addresses, the best first; an empty one asks nothing', async () => {
  const { requests } = await aShopHost();
  const found = await searchAddresses('Чорсу', mapOf('mapbox'));
  expect(found.map(({ name }) => name.split(', ')[0])).toEqual(['станция метро «Чорсу»', 'базар Чорсу']);
  expect(await searchAddresses('  ', mapOf('mapbox'))).toEqual([]);
  expect(requests).toHaveLength(1);
});

test.each(NAMES)(
  '[MAP-04] where the geocoder of %s fails, a search gives 0,0 without an address, a place "Error" at 10,10',
  async (name) => {
    const host = await aShopHost();
    const faults = [{ kind: 'status', status: 500 }, { kind: 'broken-json' }, { kind: 'cut' }];
    for (const fault of faults) {
      await failBy(host, fault);
      expect(await findAddress('Чорсу', mapOf(name))).toMatchObject({ latitude: 0, longitude: 0, name: '' });
      expect(await findPlace(REGISTAN, mapOf(name))).toMatchObject({
        latitude: 10,
        longitude: 10,
        name: 'Error',
      });
    }
    const wrong = (field: string) => failBy(host, { kind: 'wrong-field', field });
    await wrong(
      name === 'yandex' ? 'response.GeoObjectCollection.featureMember.0.GeoObject.Point.pos' : '0.lat',
    );
    expect(await findAddress('Чорсу', mapOf(name))).toMatchObject({ latitude: 0, longitude: 0, name: '' });
    await wrong(name === 'yandex' ? 'response.GeoObjectCollection' : 'address');
    expect(await findPlace(REGISTAN, mapOf(name))).toMatchObject({
      latitude: 10,
      longitude: 10,
      name: 'Error',
    });
    await host.control('DELETE', '/faults');
    expect(await findAddress('нет такой улицы', mapOf(name))).toMatchObject({
      latitude: 0,
      longitude: 0,
      name: '',
    });
    expect(await findPlace({ latitude: 42, longitude: 50.5 }, mapOf(name))).toMatchObject({
      latitude: 10,
      longitude: 10,
      name: 'Error',
    });
  },
);

test('[MAP-04] yandex without a key fails like any other failure', async () => {
  await aShopHost();
  expect(await findPlace(REGISTAN, { type: 'yandex', token: null })).toMatchObject({ name: 'Error' });
});

test('[MAP-02] a geocoder’s empty answer, and a place abroad, are no delivery address', async () => {
  await aShopHost();
  const map = mapOf('mapbox');
  const moscow = await findPlace({ latitude: 55.75, longitude: 37.62 }, map);
  expect(moscow).toMatchObject({ countryCode: 'RU', region: null, locality: null });
  expect(deliveryAddress(moscow)).toBeUndefined();
  expect(deliveryAddress(await findPlace({ latitude: 42, longitude: 50.5 }, map))).toBeUndefined();
  expect(deliveryAddress(await findAddress('нет такой улицы', map))).toBeUndefined();
  expect(deliveryAddress(await findPlace({ latitude: 43.24, longitude: 76.9 }, map))).toMatchObject({
    countryCode: 'KZ',
    administrativeArea: 'Алматы',
  });
});

test('a search that was stopped throws, so that it cannot overwrite a newer one', async () => {
  await aShopHost();
  const controller = new AbortController();
  const search = searchAddresses('Чорсу', mapOf('mapbox'), controller.signal);
  controller.abort();
  await expect(search).rejects.toMatchObject({ kind: 'aborted' });
});

test('[MAP-05] an unknown village belongs to the nearest district of its region', async () => {
  answerWith(() =>
    Response.json({
      lat: '39.42',
      lon: '67.25',
      display_name: 'Гус, Самаркандская область, Узбекистан',
      address: { village: 'Гус', state: 'Самаркандская область', country: 'Узбекистан', country_code: 'uz' },
    }),
  );
  const { region, locality } = await findPlace({ latitude: 39.42, longitude: 67.25 }, mapOf('google'));
  expect([region?.code, locality?.title.ru]).toEqual(['UZ-SA', 'Ургутский район']);
});
