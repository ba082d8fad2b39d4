import { expect, test } from 'vitest';
import { textLanguage } from '#domain/text/text-language.ts';

test.each([
  ['Пришёл за день, всё работает. iPhone отличный!', 'ru'],
  ['Жуда зўр, раҳмат', 'uz-Cyrl'],
  ['Tez keldi, sifati a’lo', 'uz'],
  ['Oʻlchami toʻgʻri keldi', 'uz'],
  ['Works well, and the battery is good', 'en'],
  ['Super!!!', undefined],
  ['5+', undefined],
  ['', undefined],
])('[REV-01] «%s» is told to be %s', (text, language) => {
  expect(textLanguage(text)).toBe(language);
});
