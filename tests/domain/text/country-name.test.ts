import { expect, test } from 'vitest';
import { countryName } from '#domain/text/country-name.ts';

test('a country is called as its language does; a name stays a name', () => {
  expect(countryName('UZ', 'ru')).toBe('Узбекистан');
  expect(countryName('UZ', 'uz')).toBe('Oʻzbekiston');
  expect(countryName('TR', 'en')).toBe('Türkiye');
  expect(countryName('Узбекистан', 'uz')).toBe('Узбекистан');
});
