import { expect, test } from 'vitest';
import { MAP_CENTRE, MAP_ZOOM, mapCredit, mapLink, tileAddress } from '#domain/address/map-view.ts';

test('[MAP-03] a map begins in the middle of Tashkent, 12 near in the dialog, 16 beside a product, 18 elsewhere', () => {
  expect(MAP_CENTRE).toEqual({ latitude: 41.31, longitude: 69.28 });
  expect(MAP_ZOOM).toEqual({ modal: 12, product: 16, elsewhere: 18 });
});

test.each([
  ['yandex', 'k1', '/tiles/{z}/{x}/{y}.svg?map=yandex&lang=uz&token=k1', '© Яндекс'],
  ['mapbox', null, '/tiles/{z}/{x}/{y}.svg?map=mapbox&lang=uz', '© Mapbox © OpenStreetMap'],
  ['google', 'a&b', '/tiles/{z}/{x}/{y}.svg?map=google&lang=uz&token=a%26b', '© Google © OpenStreetMap'],
] as const)(
  '[MAP-03] maps of %s come through the own host with their token, and say whose they are',
  (type, token, address, credit) => {
    expect(tileAddress({ type, token }, 'uz')).toBe(address);
    expect(mapCredit({ type, token })).toBe(credit);
  },
);

test('a place is shown on the maps of the shop', () => {
  const place = { latitude: 41.2853, longitude: 69.2038 };
  expect(mapLink({ type: 'yandex', token: null }, place)).toBe(
    'https://yandex.uz/maps/?pt=69.2038,41.2853&z=16',
  );
  expect(mapLink({ type: 'google', token: null }, place)).toContain('query=41.2853,69.2038');
  expect(mapLink({ type: 'mapbox', token: null }, place)).toContain('#map=16/41.2853/69.2038');
});
