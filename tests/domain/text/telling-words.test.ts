import { expect, test } from 'vitest';
import { tellingName } from '#domain/text/telling-words.ts';

test.each([
  ['Смартфон Apple iPhone 16, белый, 128 ГБ', 'Смартфон Apple iPhone 16', 'белый, 128 ГБ'],
  ['Nova 5 256GB black', 'nova 5', '256GB black'],
  ['Кроссовки Run — 42', 'Кроссовки Run', '42'],
])('[CAT-04] of %s the words after the name of the product tell the variation', (name, product, telling) => {
  const parts = tellingName(name, product, []);
  expect(parts.telling).toBe(telling);
  expect(parts.title + parts.gap + parts.telling).toBe(name);
});

test('a name that goes no further than that of the product is told by its choice', () => {
  expect(tellingName('Футболка', 'Футболка', ['синий', 'L'])).toEqual({
    title: 'Футболка',
    gap: ', ',
    telling: 'синий, L',
  });
  expect(tellingName('Синяя футболка, L', 'Футболка', ['L']).telling).toBe('');
});

test('a name is never parted within a word', () => {
  expect(tellingName('Стулья', 'Стул', [])).toEqual({ title: 'Стулья', gap: '', telling: '' });
  expect(tellingName('Стул', '', [])).toEqual({ title: 'Стул', gap: '', telling: '' });
});
