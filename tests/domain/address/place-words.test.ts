import { expect, test } from 'vitest';
import { addAddress, addressInputSchema } from '#contract/account/address.ts';
import { placeOf, putPlace } from '#domain/address/place-words.ts';
import { REGIONS } from '#domain/address/region.ts';

const HOME = addressInputSchema.parse(addAddress.example?.body);

const inRussian = (region: string, text: string) => {
  const place = placeOf(
    { ...HOME, countryCode: 'UZ', region, administrativeArea: region, locality: null },
    'ru',
  );
  return place && putPlace(text, place);
};

test.each([
  ['Ташкент', 'Купить в Ташкенте. Доставка: Ташкент'],
  ['Samarqand viloyati', 'Купить в Самаркандской области. Доставка: Самаркандская область'],
  ['Республика Каракалпакстан', 'Купить в Республике Каракалпакстан. Доставка: Республика Каракалпакстан'],
  ['Somewhere', undefined],
])('[SEO-02] the region %s stands in a Russian text as its grammar wants it', (region, text) => {
  const said = inRussian(region, 'Купить в [region]. Доставка: [region]');
  expect(said).toBe(text ?? 'Купить в Somewhere. Доставка: Somewhere');
});

test('[SEO-02] every region and city of its rank has a form for what is in it', () => {
  const insideOf = ({ country, name }: (typeof REGIONS)[number]) =>
    placeOf(
      { ...HOME, countryCode: country, region: name.ru, administrativeArea: name.ru, locality: null },
      'ru',
    )?.inside;
  for (const region of REGIONS)
    expect(insideOf(region)).toMatch(/(?:ой области|^Республике \S+|^\S+е|^Алматы)$/);
});

test('[SEO-02] Uzbek puts its endings behind the region, English nothing', () => {
  const place = placeOf(
    { ...HOME, region: null, administrativeArea: 'Бухарская область', locality: null },
    'uz',
  );
  expect(place && putPlace('[region]da sotib oling', place)).toBe('Buxoro viloyatida sotib oling');
  expect(placeOf(HOME, 'en')).toEqual({ inside: 'Tashkent', alone: 'Tashkent' });
});
