import { expect, test } from 'vitest';
import { LAST_NUMBER_INDEX, sizeIndex, sortBySize } from '#domain/product/size-scale.ts';

const sorted = (...labels: string[]) =>
  sortBySize(labels.map((label) => ({ label }))).map(({ label }) => label);

test('[PDP-13] the scale goes from STD over 2XS to 8XL and 15 to 64, 66 and 68 to the ages of babies and kids', () => {
  const letters = ['2XS', 'XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL', '6XL', '7XL', '8XL'];
  const numbers = [...Array.from({ length: 50 }, (_, at) => String(at + 15)), '66', '68'];
  const ages = ['0-3 мес', '6-9 мес', '18-24 мес', '2-3 года', '9-10 лет'];
  const scale = ['STD', ...letters, ...numbers, ...ages];
  expect(sorted(...scale.toReversed())).toEqual(scale);
});

test('[PDP-13] STD has the index 0, and size 68 has 84', () => {
  expect([sizeIndex('STD'), sizeIndex('68'), LAST_NUMBER_INDEX]).toEqual([0, 84, 84]);
});

test.each(['65', '67', '14', '69', '36.25', 'Алый', '64 ГБ', '2-3 штуки', ''])(
  '[PDP-13] the scale does not have "%s"',
  (label) => {
    expect(sizeIndex(label)).toBeUndefined();
  },
);

test('[PDP-13] sizes are read as shops write them', () => {
  expect(sorted('XXXL', 'xl', 'XXL', 'XXS', ' s ')).toEqual(['XXS', ' s ', 'xl', 'XXL', 'XXXL']);
  expect(sorted('37', '36,5', '36')).toEqual(['36', '36,5', '37']);
  expect(sorted('2–3 years', '3-6 oy', '4-5 yosh', '2 - 3 y')).toEqual([
    '3-6 oy',
    '2–3 years',
    '2 - 3 y',
    '4-5 yosh',
  ]);
});

test('[PDP-13] what is no size keeps the order of the shop, and heights go by their number', () => {
  expect(sorted('Чёрный', 'Алый')).toEqual(['Чёрный', 'Алый']);
  expect(sorted('256 ГБ', '64 ГБ')).toEqual(['256 ГБ', '64 ГБ']);
  expect(sorted('104', '92', '128')).toEqual(['92', '104', '128']);
  expect(sorted('L', 'Большой', 'S')).toEqual(['L', 'Большой', 'S']);
});
