import { expect, test } from 'vitest';
import { typeset, typesetHtml } from '#domain/text/typeset.ts';

const seen = (text: string) =>
  text.replaceAll('\u00A0', '_').replaceAll('\u00AD', '-').replaceAll('\u2060', '|');

test.each([
  ['Стол 200 × 100 см', 'Стол 200_×_100_см'],
  ['Хлеб 180 г, белый', 'Хлеб 180_г, белый'],
  ['Молоко 0,9 л', 'Молоко 0,9_л'],
  ['от 300 000 UZS', 'от 300_000_UZS'],
  ['12 870 000 soʻm', '12_870_000_soʻm'],
  ['iPhone 16 белый, 256 ГБ', 'iPhone 16 белый, 256_ГБ'],
  ['3 в 1', '3_в 1'],
  ['за 5–10 мин', 'за 5–|10_мин'],
  ['62–65', '62–|65'],
])('a number stays with its unit: %s', (text, wanted) => {
  expect(seen(typeset(text, 'ru'))).toBe(wanted);
});

test.each([
  ['uz', 'Ultrapasterizatsiyalangan sut', 'Ult-ra-pas-te-ri-zat-si-ya-lan-gan sut'],
  ['uz', 'Oʻzbekistonliklarning', 'Oʻz-be-kis-ton-lik-lar-ning'],
  ['uz', 'muvaffaqiyatsizlashish', 'muvaf-fa-qi-yat-siz-la-shish'],
  ['ru', 'Молоко ультрапастеризованное', 'Молоко ульт-ра-пас-те-ри-зо-ван-ное'],
  ['ru', 'Электрический чайник', 'Электрический чайник'],
  ['en', 'Ultrapasteurizedmilk', 'Ultrapasteurizedmilk'],
] as const)('a long word of %s may break between syllables: %s', (language, text, wanted) => {
  expect(seen(typeset(text, language))).toBe(wanted);
});

test('tags of HTML stay as they are', () => {
  expect(seen(typesetHtml('<p class="h1 md" title="5–6 кг">Вес 5–6 кг</p>'))).toBe(
    '<p class="h1 md" title="5–6 кг">Вес 5–|6_кг</p>',
  );
});
