import { expect, test } from 'vitest';
import {
  findRegion,
  localityOf,
  metresBetween,
  nearestLocality,
  REGIONS,
  regionOf,
} from '#domain/address/region.ts';

const inCountry = (country: string) => REGIONS.filter((region) => region.country === country);

test('[MAP-06] Uzbekistan has its 14 regions, each with a place within it', () => {
  expect(inCountry('UZ').map(({ name }) => name.ru)).toEqual([
    'город Ташкент',
    'Ташкентская область',
    'Андижанская область',
    'Бухарская область',
    'Ферганская область',
    'Джизакская область',
    'Наманганская область',
    'Навоийская область',
    'Кашкадарьинская область',
    'Республика Каракалпакстан',
    'Самаркандская область',
    'Сырдарьинская область',
    'Сурхандарьинская область',
    'Хорезмская область',
  ]);
  for (const { coordinate } of inCountry('UZ')) {
    expect(coordinate.latitude).toBeGreaterThan(37.1);
    expect(coordinate.latitude).toBeLessThan(45.6);
    expect(coordinate.longitude).toBeGreaterThan(55.9);
    expect(coordinate.longitude).toBeLessThan(73.2);
  }
});

test('[MAP-06] Kazakhstan has Astana, Almaty and its 17 oblasts', () => {
  expect(inCountry('KZ').map(({ name }) => name.en)).toEqual(
    [
      'Astana city',
      'Almaty city',
      ...[
        'Abai',
        'Akmola',
        'Aktobe',
        'Almaty',
        'Atyrau',
        'East Kazakhstan',
        'Zhambyl',
        'Zhetysu',
        'West Kazakhstan',
        'Karaganda',
        'Kostanay',
      ],
      ...['Kyzylorda', 'Mangystau', 'Pavlodar', 'North Kazakhstan', 'Turkestan', 'Ulytau'],
    ].map((name) => (name.endsWith('city') ? name : `${name} region`)),
  );
});

test('[MAP-06] localities map from their name to the display name of their district', () => {
  const counts = inCountry('UZ').map(({ code, localities }) => [code, Object.keys(localities).length]);
  expect(Object.fromEntries(counts)).toEqual({
    'UZ-TK': 12,
    'UZ-TO': 22,
    'UZ-AN': 16,
    'UZ-BU': 13,
    'UZ-FA': 19,
    'UZ-JI': 13,
    'UZ-NG': 14,
    'UZ-NW': 11,
    'UZ-QA': 16,
    'UZ-QR': 17,
    'UZ-SA': 16,
    'UZ-SI': 12,
    'UZ-SU': 15,
    'UZ-XO': 13,
  });
  expect(findRegion('UZ-TK')?.localities['Yunusobod']?.title).toEqual({
    ru: 'Юнусабадский район',
    uz: 'Yunusobod tumani',
    en: 'Yunusobod district',
  });
  expect(findRegion('UZ-SA')?.localities['Samarqand shahri']?.title).toEqual({
    ru: 'город Самарканд',
    uz: 'Samarqand shahri',
    en: 'Samarqand',
  });
  expect(findRegion('KZ-75')?.localities['Medeu']?.title.ru).toBe('Медеуский район');
  expect(findRegion('KZ-71')?.localities['Esil']?.title.ru).toBe('район Есиль');
  for (const { localities } of REGIONS) expect(Object.keys(localities).length).toBeGreaterThan(4);
});

test('[MAP-06] every locality lies within reach of its region’s main town', () => {
  for (const region of REGIONS) {
    for (const { name, coordinate } of Object.values(region.localities)) {
      expect(metresBetween(region.coordinate, coordinate), `${region.code} ${name}`).toBeLessThan(
        region.country === 'UZ' ? 280_000 : 480_000,
      );
    }
  }
});

test.each([
  ['UZ', 'UZ-TK', [], 'UZ-TK'],
  ['uz', undefined, ['Самаркандская область'], 'UZ-SA'],
  ['uz', undefined, ['Samarqand Viloyati'], 'UZ-SA'],
  ['uz', undefined, ['Ташкент'], 'UZ-TK'],
  ['uz', undefined, ['Toshkent viloyati'], 'UZ-TO'],
  ['uz', undefined, ["Farg'ona viloyati"], 'UZ-FA'],
  ['UZ', undefined, ['Каракалпакстан'], 'UZ-QR'],
  ['UZ', undefined, ['Чиланзарский район'], 'UZ-TK'],
  ['kz', undefined, ['Алматы'], 'KZ-75'],
  ['kz', undefined, ['Алматинская область'], 'KZ-19'],
  ['KZ', undefined, ['Шымкент'], 'KZ-61'],
] as const)(
  '[MAP-05] an address in %s with code %s and names %j is in %s',
  (countryCode, regionCode, names, expected) => {
    expect(regionOf({ countryCode, regionCode, names })?.code).toBe(expected);
  },
);

test('[MAP-02] an address abroad has no region, whatever its names are', () => {
  expect(regionOf({ countryCode: 'RU', names: ['Ташкент'] })).toBeUndefined();
  expect(regionOf({ countryCode: '', regionCode: 'UZ-TK', names: [] })).toBeUndefined();
  expect(regionOf({ countryCode: 'UZ', names: ['Лондон'] })).toBeUndefined();
});

test.each([
  ['UZ-TK', ['Ташкент', 'Юнусабадский район'], 'Yunusobod'],
  ['UZ-TK', ['Mirzo Ulugʻbek tumani'], 'Mirzo Ulugʻbek'],
  ['UZ-SA', ['Самарканд'], 'Samarqand shahri'],
  ['UZ-SA', ['Самаркандский район'], 'Samarqand'],
  ['UZ-SA', ['Nowhere'], undefined],
] as const)('[MAP-05] in %s the names %j mean the locality %s', (code, names, expected) => {
  const region = findRegion(code);
  expect(region && localityOf(region, names)?.name).toBe(expected);
});

test('[MAP-05] a place is in the locality that it is nearest to', () => {
  const at = (latitude: number, longitude: number) => {
    const { region, locality } = nearestLocality({ latitude, longitude });
    return [region.code, locality.name];
  };
  expect(at(41.364, 69.289)).toEqual(['UZ-TK', 'Yunusobod']);
  expect(at(39.655, 66.975)).toEqual(['UZ-SA', 'Samarqand shahri']);
  expect(at(43.238, 76.945)).toEqual(['KZ-75', 'Medeu']);
  expect(at(42.46, 59.6)).toEqual(['UZ-QR', 'Nukus shahri']);
});
