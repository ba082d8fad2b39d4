import { expect, test } from 'vitest';
import { isDeliveryCountry, isFallbackPlace } from '#domain/delivery/delivery-place.ts';

test('[MAP-02] a shop delivers in Uzbekistan and Kazakhstan only', () => {
  for (const code of ['UZ', 'KZ', 'uz']) expect(isDeliveryCountry(code), code).toBe(true);
  for (const code of ['', 'RU', 'UZB', 'U']) expect(isDeliveryCountry(code), code).toBe(false);
});

test('[MAP-04] what a geocoder gives where it failed is no place to deliver to', () => {
  expect(isFallbackPlace({ latitude: 0, longitude: 0 })).toBe(true);
  expect(isFallbackPlace({ latitude: 10, longitude: 10 })).toBe(true);
  expect(isFallbackPlace({ latitude: 41.31, longitude: 69.28 })).toBe(false);
  expect(isFallbackPlace({ latitude: 0, longitude: 10 })).toBe(false);
});
