import { expect, test } from 'vitest';
import { splitName } from '#domain/text/variation-name.ts';

test.each([
  ['Смартфон Apple iPhone 16, белый, 128 ГБ', 'Смартфон Apple iPhone 16', 'белый, 128 ГБ'],
  ['Nova 5 256GB black', 'nova 5', '256GB black'],
  ['Кроссовки Run — 42', 'Кроссовки Run', '42'],
])('[CAT-04] of %s the words after the name of the product tell the variation', (name, product, suffix) => {
  const parts = splitName(name, product, []);
  expect(parts.suffix).toBe(suffix);
  expect(parts.title + parts.gap + parts.suffix).toBe(name);
});

test('a name that goes no further than that of the product is told by its choice', () => {
  expect(splitName('Футболка', 'Футболка', ['синий', 'L'])).toEqual({
    title: 'Футболка',
    gap: ', ',
    suffix: 'синий, L',
  });
  expect(splitName('Синяя футболка, L', 'Футболка', ['L']).suffix).toBe('');
});

test('a name is never parted within a word', () => {
  expect(splitName('Стулья', 'Стул', [])).toEqual({ title: 'Стулья', gap: '', suffix: '' });
  expect(splitName('Стул', '', [])).toEqual({ title: 'Стул', gap: '', suffix: '' });
});
